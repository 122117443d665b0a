'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { dropBackup, dropExpired, keepBackup, readBackup } from './local-backup'
import { sameValues, type Backup, type Values } from './model'

/** Milliseconds between two backups. Source: design of the editor, §1a. */
const EVERY = 5000

type Options = {
  key: string
  /** State of the page that the form started from; null for a new page. */
  base: string | null
  values: Values
  isModified: boolean
  /** Nothing is kept of what may not be changed. */
  isReadOnly: boolean
  /** A save is under way. */
  isSaving: boolean
  /** Changes when a server took the page, or when it was undone back to what is stored. */
  stored: string
}

/**
 * A net for a tab that dies: what was typed is kept in the browser every five seconds, before a
 * save and when the screen goes away, and offered at the next opening. It goes only when a server
 * has what was typed: a refused save, whatever its answer, takes nothing away.
 */
export function useBackup(options: Options) {
  const { key, isModified, isSaving, stored } = options
  const [found, setFound] = useState<Backup | null>(null)
  const latest = useRef(options)
  const kept = useRef('')
  const hasKept = useRef(false)
  /** The value of `stored` when the browser last kept something. */
  const keptAt = useRef('')

  useEffect(() => {
    latest.current = options
  })

  const keep = useCallback(() => {
    const now = latest.current
    if (!now.isModified || now.isReadOnly) return
    const words = JSON.stringify(now.values)
    if (words === kept.current) return
    kept.current = words
    hasKept.current = true
    keptAt.current = now.stored
    void keepBackup(now.key, { at: Date.now(), base: now.base, values: now.values })
  }, [])

  /** Looks for a backup of this page that says something else than the form. */
  const look = useCallback(async () => {
    const backup = await readBackup(key)
    if (!backup || latest.current.isReadOnly || latest.current.key !== key) return
    if (sameValues(backup.values, latest.current.values)) void dropBackup(key)
    else setFound(backup)
  }, [key])

  useEffect(() => {
    void dropExpired(Date.now())

    void look()
  }, [look])

  useEffect(() => {
    const timer = setInterval(keep, EVERY)
    const onHide = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', keep)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  useEffect(() => {
    if (isSaving) keep()
  }, [isSaving, keep])

  // Payload calls a form unmodified after a refused save too: that alone proves nothing.
  useEffect(() => {
    if (isModified || !hasKept.current || keptAt.current === stored) return
    hasKept.current = false
    kept.current = ''
    void dropBackup(key)
  }, [isModified, stored, key])

  /** The backup was taken back, and is unsaved again: from now on it is the form that is kept. */
  const take = useCallback(() => {
    hasKept.current = true
    keptAt.current = latest.current.stored
    setFound(null)
  }, [])
  const ignore = useCallback(() => {
    setFound(null)
    void dropBackup(key)
  }, [key])
  return { found, look, take, ignore }
}
