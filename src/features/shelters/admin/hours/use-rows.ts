'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'

import { rowsIn, statesOf } from './form-rows'

/** An array of Payload's form, read and written whole: one screen of ours stands for all its rows. */
export function useRows<Row extends object>(path: string) {
  const { dispatchFields, getFields, setModified } = useForm()
  const json = useFormFields(([fields]) => JSON.stringify(rowsIn(fields, path)))
  const rows = useMemo(() => JSON.parse(json) as Row[], [json])
  // What the server said of the last save, until its row changes.
  const refused = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([key]) => key === path || key.startsWith(`${path}.`))
        .flatMap(([key, { valid, errorMessage }]) =>
          valid === false && errorMessage ? [[key.slice(path.length + 1), errorMessage]] : [],
        ),
    ),
  )
  const refusals = useMemo(
    () => new Map(JSON.parse(refused) as Array<[path: string, message: string]>),
    [refused],
  )

  const write = (next: readonly Row[]) => {
    const fields = getFields()
    const states = statesOf(fields, path, next as ReadonlyArray<Record<string, unknown>>)
    dispatchFields({ type: 'UPDATE_MANY', formState: states })
    // Values of rows that are gone would come back as rows.
    for (const key of Object.keys(fields)) {
      if (key.startsWith(`${path}.`) && !(key in states)) {
        dispatchFields({ type: 'REMOVE', path: key })
      }
    }
    setModified(true)
  }

  return { rows, write, refusals }
}
