'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'

type Option = { value: number; label: string }

/** The day of an opening period, by its name, Monday first. */
export const WeekdayField: NumberFieldClientComponent = (props) => {
  const { options } = props as unknown as { options: Option[] }
  const { path, value, setValue, showError, errorMessage } = useField<number>({ path: props.path })
  return (
    <SelectInput
      path={path}
      name={path}
      label="Jour"
      required
      isClearable={false}
      options={options.map(({ value: day, label }) => ({ value: String(day), label }))}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(picked) => {
        const day = Array.isArray(picked) ? picked[0]?.value : picked?.value
        setValue(day === undefined ? undefined : Number(day))
      }}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
    />
  )
}
