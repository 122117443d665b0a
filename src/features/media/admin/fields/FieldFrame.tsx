'use client'

import { FieldDescription } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

import styles from './fields.module.scss'

type Props = {
  path: string
  field: UploadFieldClientProps['field']
  /** What the server refused. */
  refusal: string | undefined
  /** At the end of the line of the label. */
  aside?: ReactNode
  /** Spoken when it changes. */
  news?: string
  children: ReactNode
}

/** Label, refusal and hint around a field of pictures, tied to it as a group. */
export function FieldFrame({ path, field, refusal, aside, news, children }: Props) {
  const id = `field-${path.replaceAll('.', '__')}`
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div
      id={id}
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={refusal ? `${id}-error` : undefined}
    >
      <p className={styles.label}>
        <span id={`${id}-label`}>{label}</span>
        {field.required && <span aria-hidden="true"> *</span>}
        {aside && <span className={styles.aside}>{aside}</span>}
      </p>
      {refusal && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      {children}
      <FieldDescription description={field.admin?.description} path={path} />
      {news !== undefined && (
        <div className={styles.hidden} role="status">
          {news}
        </div>
      )}
    </div>
  )
}
