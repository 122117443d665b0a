'use client'

import { useId } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { CharactersLeft } from '@/ui/CharactersLeft'
import { Check } from '@/ui/editing/Check'
import fields from '@/ui/editing/fields.module.scss'

import { TEXT_LIMITS } from '../../model'
import { detailLabels as words } from './labels.fr'
import styles from './Details.module.scss'
import type { useTexts } from './use-texts'

type Props = { form: ReturnType<typeof useTexts> }

type LineProps = Props & {
  name: 'title' | 'alt' | 'description'
  label: string
  hint?: string
  rows?: number
}

/** One text, its hint, the room that is left, and what the server says of it. */
function Line({ form, name, label, hint, rows }: LineProps) {
  const id = useId()
  const { texts, set, save, saving } = form
  const max = TEXT_LIMITS[name]
  const error = saving.fields[name]
  const common = {
    id,
    className: fields.input,
    value: texts[name],
    maxLength: max,
    'aria-describedby': [hint && `${id}-hint`, `${id}-left`, error && `${id}-error`]
      .filter(Boolean)
      .join(' '),
    'aria-invalid': error ? true : undefined,
    onBlur: () => save(),
  }
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea
          {...common}
          rows={rows}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ) : (
        <input
          {...common}
          type="text"
          onChange={(event) => set({ [name]: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      )}
      {hint && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={fields.left}>
        <CharactersLeft id={`${id}-left`} length={texts[name].length} max={max} />
      </p>
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The words of a picture; they save themselves. */
export function TextFields({ form }: Props) {
  const { texts, set, save, saving } = form
  return (
    <div className={styles.fields}>
      {!texts.isDecorative && (
        <Line form={form} name="alt" label={words.alt} hint={words.altHint} rows={2} />
      )}
      <Check
        label={words.decorative}
        hint={words.decorativeHint}
        checked={texts.isDecorative}
        onChange={(isDecorative) => set({ isDecorative }, true)}
      />
      <Line form={form} name="title" label={words.name} />
      <Line form={form} name="description" label={words.description} rows={3} />
      {saving.state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{saving.error}</p>
          <button type="button" className={buttons.plain} onClick={() => save()}>
            {words.retry}
          </button>
        </div>
      ) : (
        <p className={styles.saving} role="status" data-state={saving.state}>
          {words[saving.state]}
        </p>
      )}
    </div>
  )
}
