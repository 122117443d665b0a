'use client'

import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** A sentence of the server about something inside a field, and its path from there on. */
export type Refusal = { path: string; message: string }

const parse = (found: string) => JSON.parse(found) as Array<[string, string]>

/**
 * What the server refused inside the content of a field, until the next save. Payload would keep
 * each such path as a field of its form that can never become valid again (and that nothing on
 * screen shows), so they are taken out of the form and given here.
 * @param field path of the field in Payload's form
 * @param onRefused turns what was refused into what is kept, while the content is as it was sent
 */
export function useRefusals<Kept>(
  field: string,
  onRefused: (refusals: readonly Refusal[]) => readonly Kept[],
): readonly Kept[] {
  const { dispatchFields } = useForm()
  const processing = useFormProcessing()
  const [refusals, setRefusals] = useState<readonly Kept[]>([])
  const [wasProcessing, setWasProcessing] = useState(processing)
  const [seen, setSeen] = useState('[]')
  const found = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([key]) => key.startsWith(`${field}.`))
        .map(([key, { errorMessage }]) => [key, errorMessage ?? '']),
    ),
  )

  // A new save starts: what the last one answered is over.
  if (processing !== wasProcessing) {
    setWasProcessing(processing)
    if (processing) setRefusals([])
  }
  if (found !== seen) {
    setSeen(found)
    const answers = parse(found)
    if (answers.length > 0) {
      setRefusals(
        onRefused(answers.map(([key, message]) => ({ path: key.slice(field.length), message }))),
      )
    }
  }

  useEffect(() => {
    for (const [key] of parse(found)) dispatchFields({ type: 'REMOVE', path: key })
  }, [dispatchFields, found])

  return refusals
}
