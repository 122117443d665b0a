'use client'

import { useField } from '@payloadcms/ui'

import { clockIn, PARIS, typedInstantIn } from '@/platform/time/model'
import { AdminField } from '@/ui/AdminField'

import styles from './news-admin.module.scss'

type Props = {
  path: string
  label: string
  /** IANA name. */
  zone?: string
  readOnly?: boolean
  hint?: string
}

/** A moment as the clocks of a place show it, wherever the computer believes to be. */
export function MomentInput({ path, label, zone = PARIS, readOnly = false, hint }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  return (
    <div className={styles.moment}>
      <AdminField
        id={`field-${path.replaceAll('.', '__')}`}
        label={label}
        error={showError ? errorMessage : null}
        {...(hint && { hint })}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            max="9999-12-31T23:59"
            disabled={control.disabled || readOnly || disabled}
            value={value ? clockIn(zone, new Date(value)) : ''}
            onChange={({ target }) =>
              setValue(typedInstantIn(zone, target.value)?.toISOString() ?? null)
            }
          />
        )}
      </AdminField>
    </div>
  )
}
