'use client'

import { useForm, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

const parse = (found: string) => JSON.parse(found) as Array<[string, string]>

/**
 * What the server refused inside the questions. Payload would keep each such path as a field of
 * its form that can never become valid again, so they are taken out of it and shown here.
 */
export function useRefusals(path: string): readonly string[] {
  const { dispatchFields } = useForm()
  const processing = useFormProcessing()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [wasProcessing, setWasProcessing] = useState(processing)
  const [seen, setSeen] = useState('[]')
  const found = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([key]) => key.startsWith(`${path}.`))
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
    if (answers.length > 0) setRefusals([...new Set(answers.map(([, message]) => message))])
  }

  useEffect(() => {
    for (const [key] of parse(found)) dispatchFields({ type: 'REMOVE', path: key })
  }, [dispatchFields, found])

  return refusals
}
