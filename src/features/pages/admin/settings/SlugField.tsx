'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'

import { LIMITS } from '../../model'
import { slugify } from '@/platform/slug.model'
import controls from '@/ui/admin-buttons.module.scss'
import styles from './settings.module.scss'
import { words } from './words.fr'

type Said = { text: string; isError: boolean }

/** The address of a page or an article, with a button that makes it from the title. */
export const SlugField: TextFieldClientComponent = ({ path: givenPath, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    path: givenPath,
  })
  const title = useFormFields(([fields]) => fields.title?.value)
  const isHomepage = useFormFields(([fields]) => fields.isHomepage?.value === true)
  const [said, setSaid] = useState<Said | null>(null)
  const id = `field-${path}`
  const isLocked = Boolean(readOnly) || disabled
  const label = typeof field.label === 'string' ? field.label : field.name
  const longest = field.maxLength ?? LIMITS.slug
  const description = field.admin?.description

  const generate = () => {
    const typed = typeof title === 'string' ? title.trim() : ''
    if (!typed) return setSaid({ text: words.noTitle, isError: true })
    const slug = slugify(typed, longest)
    if (!slug) return setSaid({ text: words.noLetter, isError: true })
    setValue(slug)
    setSaid({ text: words.generated, isError: false })
  }

  if (isHomepage) {
    return (
      <div className={styles.field} id={id}>
        <p className={styles.label}>{label}</p>
        <p className={styles.hint}>{words.homeSlug}</p>
      </div>
    )
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          type="text"
          disabled={isLocked}
          value={value ?? ''}
          maxLength={longest}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={showError || undefined}
          aria-describedby={`${showError ? `${id}-error ` : ''}${id}-hint`}
          onChange={(event) => {
            setValue(event.target.value)
            setSaid(null)
          }}
        />
        {!isLocked && (
          <button type="button" className={controls.plain} onClick={generate}>
            {words.generate}
          </button>
        )}
      </div>
      {showError && (
        <p id={`${id}-error`} className={styles.error}>
          {errorMessage}
        </p>
      )}
      <p className={said?.isError ? styles.error : styles.said} role="status">
        {said?.text}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {typeof description === 'string' ? description : words.slugHint}
      </p>
    </div>
  )
}
