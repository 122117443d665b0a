'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'

import { mergeTheme, THEME_COLORS, type Theme, type ThemeColor } from '../../theme/model'

type Entry = { value: string; error: string | null }
export type Entries = Record<ThemeColor, Entry>

/** The thirteen colours of Payload's form: as they are typed, and as a theme. */
export function useTheme(path: string) {
  const { dispatchFields, getField, setModified } = useForm()
  const json = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(
        THEME_COLORS.map((name) => {
          const field = fields[`${path}.${name}`]
          const error = field?.valid === false ? (field.errorMessage ?? null) : null
          return [name, { value: typeof field?.value === 'string' ? field.value : '', error }]
        }),
      ),
    ),
  )
  const entries = useMemo(() => JSON.parse(json) as Entries, [json])
  const theme = useMemo(
    () => mergeTheme(Object.fromEntries(THEME_COLORS.map((name) => [name, entries[name].value]))),
    [entries],
  )
  const write = (colors: Partial<Theme>) => {
    // All at once: one change of the form, and one look of the server at it.
    const formState = Object.fromEntries(
      Object.entries(colors).map(([name, value]) => {
        const at = `${path}.${name}`
        // What the server said was about the colour before.
        const known = { valid: true, errorMessage: undefined }
        return [at, { ...getField(at), value, ...known }]
      }),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }
  return { entries, theme, write }
}
