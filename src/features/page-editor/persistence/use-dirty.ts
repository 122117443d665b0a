'use client'

import { useAllFormFields, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef, useState } from 'react'

import { readContent } from '@/features/pages/model'
import { sameValues, type Values } from '@/ui/editing/values.model'

import { typedValues } from './model'

/** Milliseconds of quiet before the form is compared with what is stored. */
const PAUSE = 150

const comparable = (values: Values): Values => ({
  ...typedValues(values),
  sections: readContent(values.sections),
})

/**
 * What the form holds, and whether anything of it is unsaved. Undoing back to what is stored
 * counts as no change: then nothing asks before one leaves, and `undone` counts one more.
 */
export function useDirty(): { values: Values; isModified: boolean; undone: number } {
  const [fields] = useAllFormFields()
  const { setModified } = useForm()
  const isModified = useFormModified()
  const processing = useFormProcessing()
  const values = useMemo(() => typedValues(reduceFieldsToValues(fields, true)), [fields])
  const latest = useRef(fields)
  const [undone, setUndone] = useState(0)

  useEffect(() => {
    latest.current = fields
    if (!isModified || processing) return
    const timer = setTimeout(() => {
      const stored = Object.fromEntries(
        Object.entries(latest.current).map(([name, field]) => [name, field.initialValue]),
      )
      const present = reduceFieldsToValues(latest.current, true)
      if (!sameValues(comparable(present), comparable(stored))) return
      setModified(false)
      setUndone((count) => count + 1)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [fields, isModified, processing, setModified])

  return { values, isModified, undone }
}
