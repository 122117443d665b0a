'use client'

import { FieldError, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'

import type { LegalGap } from '../legal.model'
import { PUBLIC_STATUSES, type AnimalStatus } from '../model'

import { useLegalGaps } from './use-legal-gaps'
import styles from './VisibleField.module.scss'

/**
 * Whether the site shows the animal. On a new animal the box follows what the law allows until
 * somebody touches it: what it shows is what the first save does.
 */
export const VisibleField: CheckboxFieldClientComponent = ({ path: given, field, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<boolean | null>({ path: given })
  const { id } = useDocumentInfo()
  const gaps = useLegalGaps()
  const status = useFormFields(([fields]) => fields.status?.value) as AnimalStatus | undefined
  const isKnown = useFormFields(([fields]) => Boolean(fields.species?.value))
  const { label } = field
  const isPublic = PUBLIC_STATUSES.includes(status ?? 'AT_SHELTER')
  const isShown = value ?? (id === undefined && isKnown && gaps.length === 0)
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <FieldError path={path} showError={showError} />
      <label className={styles.box}>
        <input
          type="checkbox"
          disabled={Boolean(readOnly) || disabled}
          checked={isShown}
          aria-describedby={`${path}-missing`}
          onChange={({ target }) => setValue(target.checked)}
        />
        {typeof label === 'string' ? label : path}
      </label>
      <div id={`${path}-missing`} className={styles.hint}>
        {isPublic && <Missing gaps={gaps} isShown={isShown} isNew={id === undefined} />}
      </div>
    </div>
  )
}

type Props = { gaps: LegalGap[]; isShown: boolean; isNew: boolean }

function Missing({ gaps, isShown, isNew }: Props) {
  if (gaps.length === 0) {
    return isShown ? null : <p>La fiche est complète&nbsp;: cochez pour montrer cet animal.</p>
  }
  return (
    <>
      <p>
        {isNew && !isShown && 'La fiche s’enregistre sans être visible sur le site. '}
        Pour montrer cet animal, il manque&nbsp;:
      </p>
      <ul>
        {gaps.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </>
  )
}
