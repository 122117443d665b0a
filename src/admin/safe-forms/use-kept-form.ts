'use client'

import { useForm, useFormInitializing, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { useBeforeLeaving } from '@/ui/editing/use-before-leaving'
import { canonical, sameValues } from '@/ui/editing/values.model'

import { keptForms } from './kept-forms'
import { typedValues, type KeptForm } from './kept-form'

/** Milliseconds between two looks at what was typed. */
const EVERY = 2000

type Options = {
  key: string
  user: string
  /** State of the document that the form shows (ISO 8601); null for a new one. */
  base: string | null
  /** Nothing is kept of what may not be changed. */
  isReadOnly: boolean
  /** Payload calls a form unmodified after a refused save too: that proves nothing. */
  isRefused: boolean
}

/**
 * A net for a tab that dies: what is typed is kept in the browser every two seconds, before a save
 * and when the screen goes away, and offered at the next opening. What was undone back to what is
 * stored is no change any more, and nothing asks about it.
 */
export function useKeptForm(options: Options) {
  const { key, isReadOnly, isRefused } = options
  const { getData, setModified, setIsValid } = useForm()
  const isModified = useFormModified()
  const isSaving = useFormProcessing()
  const isLoading = useFormInitializing()
  const [found, setFound] = useState<KeptForm | null>(null)
  const latest = useRef({ ...options, isModified, isSaving })
  /** What the form held when nothing of it was unsaved. */
  const stored = useRef<string | null>(null)
  const written = useRef('')
  const writing = useRef(Promise.resolve())
  const isLooked = useRef(false)

  useEffect(() => {
    latest.current = { ...options, isModified, isSaving }
    if (!isModified && !isSaving && !isLoading && !isRefused) stored.current = canonical(getData())
  })

  const forget = useCallback(() => {
    written.current = ''
    writing.current = keptForms.drop(latest.current.key)
  }, [])

  const keep = useCallback((): Promise<void> => {
    const now = latest.current
    if (!now.isModified || now.isReadOnly) return writing.current
    const data = getData()
    if (!now.isSaving && canonical(data) === stored.current) {
      setModified(false)
      setIsValid(true)
      forget()
      return writing.current
    }
    const values = typedValues(data)
    const text = canonical(values)
    if (text === written.current) return writing.current
    written.current = text
    const { user, base } = now
    writing.current = keptForms.write(now.key, { at: Date.now(), user, base, values })
    return writing.current
  }, [getData, setModified, setIsValid, forget])

  useEffect(() => {
    void keptForms.dropOld()
  }, [])

  // A form that still loads differs from everything.
  useEffect(() => {
    if (isReadOnly || isLoading || isLooked.current) return
    isLooked.current = true
    void keptForms.read(key).then((kept) => {
      if (!kept || kept.user !== latest.current.user || written.current) return
      if (sameValues(kept.values, typedValues(getData()))) void keptForms.drop(key)
      else setFound(kept)
    })
  }, [isReadOnly, isLoading, key, getData])

  useEffect(() => {
    const timer = setInterval(() => void keep(), EVERY)
    return () => clearInterval(timer)
  }, [keep])
  useBeforeLeaving(() => void keep())

  const ignore = useCallback(() => {
    setFound(null)
    forget()
  }, [forget])
  const take = useCallback(() => setFound(null), [])
  return { found, keep, forget, ignore, take }
}
