'use client'

import { FieldDescription, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { Suspense, useRef } from 'react'

import { textLabels } from '../labels.fr'
import { LinkShelter } from '../links/context'
import { TextEditor } from '../text/lazy'
import { useFlushes } from '../ui/use-flushes'
import { useStillLinks } from '../ui/use-still-links'
import { useShelterId } from './use-shelter-id'
import styles from './HtmlField.module.scss'

/** The text editor of the pages for a column of HTML, in any form of the admin. */
export const HtmlField: TextareaFieldClientComponent = ({ path: givenPath, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    path: givenPath,
  })
  const root = useRef<HTMLDivElement>(null)
  const { register } = useFlushes(root)
  useStillLinks(root)
  const shelterId = useShelterId()
  const label = typeof field.label === 'string' ? field.label : field.name
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div ref={root} className={styles.field} id={id} inert={Boolean(readOnly) || disabled}>
      <p className={styles.label}>
        {label}
        {field.required && <span aria-hidden="true"> *</span>}
      </p>
      {showError && (
        <p className={styles.error} role="alert">
          {errorMessage}
        </p>
      )}
      <Suspense fallback={<p role="status">{textLabels.loading}</p>}>
        <LinkShelter value={shelterId}>
          <TextEditor html={value ?? ''} label={label} onChange={setValue} register={register} />
        </LinkShelter>
      </Suspense>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
