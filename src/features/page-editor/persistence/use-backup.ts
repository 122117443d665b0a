'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { deviceStore } from '@/ui/editing/device-store'
import { useBeforeLeaving } from '@/ui/editing/use-before-leaving'
import { sameValues, type Values } from '@/ui/editing/values.model'

import type { Backup } from './model'

const backups = deviceStore<Backup>('patte-blanche-pages', 'backups')

/** Milliseconds between two backups. Source: docs/decisions/content.md. */
const EVERY = 5000

type Options = {
  key: string
  /** State of the page that the form started from; null for a new page. */
  base: string | null
  values: Values
  isModified: boolean
  /** Nothing is kept of what may not be changed. */
  isReadOnly: boolean
  /** The form does not hold the stored page yet. */
  isLoading: boolean
  /** A save is under way. */
  isSaving: boolean
  /** Changes when a server took the page, or when it was undone back to what is stored. */
  stored: string
}

/**
 * A net for a tab that dies: what was typed is kept in the browser every five seconds, before a
 * save and when the screen goes away, and offered at the next opening. It goes only when a server
 * has what was typed: a refused save, whatever its answer, takes nothing away.
 * `keep` ends once the browser has written; a save waits for it before it is sent. Before what was typed
 * leaves the screen it is written whatever was written before (`isForced`).
 */
export function useBackup(options: Options) {
  const { key, isModified, isReadOnly, isLoading, isSaving, stored } = options
  const [found, setFound] = useState<Backup | null>(null)
  const latest = useRef(options)
  const kept = useRef('')
  const hasKept = useRef(false)
  const writing = useRef(Promise.resolve())
  /** The value of `stored` when the browser last kept something. */
  const keptAt = useRef('')

  useEffect(() => {
    latest.current = options
  })

  const keep = useCallback((isForced = false): Promise<void> => {
    const now = latest.current
    if (!now.isModified || now.isReadOnly) return writing.current
    const words = JSON.stringify(now.values)
    // Another tab of the same person may have dropped what this one wrote.
    if (words === kept.current && !isForced) return writing.current
    kept.current = words
    hasKept.current = true
    keptAt.current = now.stored
    writing.current = backups.write(now.key, { at: Date.now(), base: now.base, values: now.values })
    return writing.current
  }, [])

  /** Looks for a backup of this page that says something else than the form. */
  const look = useCallback(async () => {
    const backup = await backups.read(key)
    if (!backup || latest.current.key !== key) return
    if (sameValues(backup.values, latest.current.values)) void backups.drop(key)
    else setFound(backup)
  }, [key])

  useEffect(() => {
    void backups.dropOld()
  }, [])

  // A form that still loads differs from everything: it is compared once it holds the page. What
  // this screen kept itself is nothing to find.
  useEffect(() => {
    if (!isReadOnly && !isLoading && !hasKept.current) void look()
  }, [look, isReadOnly, isLoading])

  useEffect(() => {
    const timer = setInterval(() => void keep(), EVERY)
    return () => clearInterval(timer)
  }, [keep])
  useBeforeLeaving(() => void keep())

  useEffect(() => {
    if (isSaving) void keep()
  }, [isSaving, keep])

  // Payload calls a form unmodified after a refused save too: that alone proves nothing.
  useEffect(() => {
    if (isModified || !hasKept.current || keptAt.current === stored) return
    hasKept.current = false
    kept.current = ''
    void backups.drop(key)
  }, [isModified, stored, key])

  /** The backup was taken back, and is unsaved again: from now on it is the form that is kept. */
  const take = useCallback(() => {
    hasKept.current = true
    keptAt.current = latest.current.stored
    setFound(null)
  }, [])
  const ignore = useCallback(() => {
    setFound(null)
    void backups.drop(key)
  }, [key])
  return { found, keep, look, take, ignore }
}
