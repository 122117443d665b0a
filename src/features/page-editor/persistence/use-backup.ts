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
}

/**
 * A net for a tab that dies: what was typed is kept in the browser every five seconds until a
 * server has it, and offered at the next opening.
 */
export function useBackup({ key, base, values, isModified, isReadOnly }: Options) {
  const [found, setFound] = useState<Backup | null>(null)
  const latest = useRef({ base, values, isModified, isReadOnly })
  const kept = useRef('')
  const hasKept = useRef(false)

  useEffect(() => {
    latest.current = { base, values, isModified, isReadOnly }
  })

  useEffect(() => {
    let isGone = false
    void dropExpired(Date.now())
    void readBackup(key).then((backup) => {
      if (isGone || !backup || latest.current.isReadOnly) return
      if (sameValues(backup.values, latest.current.values)) void dropBackup(key)
      else setFound(backup)
    })
    return () => {
      isGone = true
    }
  }, [key])

  useEffect(() => {
    const keep = () => {
      const now = latest.current
      if (!now.isModified || now.isReadOnly) return
      const words = JSON.stringify(now.values)
      if (words === kept.current) return
      kept.current = words
      hasKept.current = true
      void keepBackup(key, { at: Date.now(), base: now.base, values: now.values })
    }
    const timer = setInterval(keep, EVERY)
    const onHide = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [key])

  // Saved, or undone back to what is stored: there is nothing to rescue.
  useEffect(() => {
    if (isModified || !hasKept.current) return
    hasKept.current = false
    kept.current = ''
    void dropBackup(key)
  }, [isModified, key])

  /** The backup was taken back, and is unsaved again: from now on it is the form that is kept. */
  const take = useCallback(() => {
    hasKept.current = true
    setFound(null)
  }, [])
  const ignore = useCallback(() => {
    setFound(null)
    void dropBackup(key)
  }, [key])
  return { found, take, ignore }
}
