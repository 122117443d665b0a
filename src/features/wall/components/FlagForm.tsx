'use client'

import { optionsOf } from '@/ui/options'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'

import { FLAG_LABELS, WALL_LIMITS } from '../model'
import styles from './Wall.module.scss'
import { FLAG_FORM_LABELS as LABELS } from './words.fr'

type Props = {
  path: string
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Tells the team that something does not belong on the wall. */
export function FlagForm({ path, draft = {}, errors, problem }: Props) {
  const typed = (name: string) => {
    const value = draft[name]
    return typeof value === 'string' ? value : undefined
  }
  return (
    <PostedForm<{ next: string }>
      path={path}
      labels={LABELS}
      prefix="signaler"
      label="Prévenir l’équipe"
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.form}>
          <SelectField
            {...bind('kind')}
            label={LABELS.kind}
            options={optionsOf(FLAG_LABELS)}
            defaultValue={typed('kind')}
            empty="Choisissez"
            isRequired
          />
          <TextArea
            {...bind('words')}
            label={LABELS.words}
            hint="Ni son auteur ni les autres ne sauront que c’est vous."
            rows={4}
            maxLength={WALL_LIMITS.flag}
            defaultValue={typed('words')}
            isOptional
          />
        </div>
      )}
    </PostedForm>
  )
}
