'use client'

import styles from './FlagForm.module.scss'
import type { optionsOf } from './options'
import { PostedForm } from './PostedForm'
import { SelectField } from './SelectField'
import { TextArea } from './TextArea'

/** A flag that was refused, of a browser without JavaScript: it comes back as it was typed. */
export type ReturnedFlag = {
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

type Props = ReturnedFlag & {
  path: string
  /** Begins the id of every control. */
  prefix: string
  /** What is chosen, under the name `kind`. */
  kind: { label: string; options: ReturnType<typeof optionsOf> }
  words: { name: string; label: string; hint: string; maxLength: number; isRequired?: boolean }
  /** What is sent with it unseen. */
  beside?: Readonly<Record<string, string>>
}

/** Tells a team that something is wrong with what one reads. */
export function FlagForm({ kind, words, beside = {}, draft = {}, ...form }: Props) {
  const typed = (name: string) => {
    const value = draft[name]
    return typeof value === 'string' ? value : undefined
  }
  return (
    <PostedForm<{ next: string }>
      {...form}
      labels={{ kind: kind.label, [words.name]: words.label }}
      label="Prévenir l’équipe"
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.form}>
          {Object.entries(beside).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            {...bind('kind')}
            label={kind.label}
            options={kind.options}
            defaultValue={typed('kind')}
            empty="Choisissez"
            isRequired
          />
          <TextArea
            {...bind(words.name)}
            label={words.label}
            hint={words.hint}
            rows={4}
            maxLength={words.maxLength}
            defaultValue={typed(words.name)}
            isRequired={words.isRequired}
            isOptional={!words.isRequired}
          />
        </div>
      )}
    </PostedForm>
  )
}
