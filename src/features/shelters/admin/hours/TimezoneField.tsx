'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

import { ZONE_LABELS } from '@/platform/time/zones.model'
import { AdminField } from '@/ui/AdminField'

/** The clock of a shelter, by the name of its territory; what is stored is the name that IANA gives it. */
export const TimezoneField: TextFieldClientComponent = ({ path: given, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string>({
    path: given,
  })
  const stored = value ?? ''
  return (
    <div className="field-type">
      <AdminField
        id={`field-${path}`}
        label={typeof field.label === 'string' ? field.label : field.name}
        hint="Les horaires d’ouverture, les rencontres et les événements se lisent à cette heure."
        error={showError ? errorMessage : null}
      >
        {(described) => (
          <select
            {...described}
            value={stored}
            disabled={described.disabled || Boolean(readOnly) || disabled}
            onChange={({ target }) => setValue(target.value)}
          >
            {/* What was written before this was a list: it is shown, and the server says why not. */}
            {!Object.hasOwn(ZONE_LABELS, stored) && (
              <option value={stored}>{stored || 'Choisir…'}</option>
            )}
            {Object.entries(ZONE_LABELS).map(([zone, label]) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </select>
        )}
      </AdminField>
    </div>
  )
}
