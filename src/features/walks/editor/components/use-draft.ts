'use client'

import { useEffect, useRef, useState } from 'react'

import { deviceStore, type Kept } from '@/ui/editing/device-store'

import type { WalkContent } from '../content'
import type { WalkStore } from '../store'

type Draft = Kept & { content: WalkContent; version: number | null }

const drafts = deviceStore<Draft>('patte-blanche-walks', 'walks')

/** Milliseconds after the last change before it is kept. */
const PAUSE = 400

/**
 * Keeps in this browser what was changed and not saved, so that a killed tab loses nothing; what was
 * kept before is given back to be offered.
 * @param key of the person and the walk
 */
export function useDraft(editor: WalkStore, key: string, version: number | null) {
  /** What was changed and is not kept yet. */
  const waiting = useRef<WalkContent | null>(null)
  const [found, setFound] = useState<Draft | null>(null)
  const [lastVersion, setLastVersion] = useState(version)
  if (lastVersion !== version) {
    // Saved: what was offered is older than that.
    setLastVersion(version)
    setFound(null)
  }

  useEffect(() => {
    let isOver = false
    void drafts.dropOld()
    void drafts.read(key).then((kept) => {
      if (!isOver && kept) setFound(kept)
    })
    return () => {
      isOver = true
    }
  }, [key])

  const versionNow = useRef(version)
  useEffect(() => {
    versionNow.current = version
  }, [version])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      const content = waiting.current
      waiting.current = null
      if (content)
        void drafts.write(key, {
          at: Date.now(),
          content,
          version: versionNow.current,
        })
    }
    const stop = editor.store.subscribe(({ content }, before) => {
      if (content === before.content) return
      waiting.current = content
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE)
    })
    const leave = () => {
      if (document.visibilityState === 'hidden') write()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      write()
      stop()
      document.removeEventListener('visibilitychange', leave)
    }
  }, [editor, key])

  return {
    found,
    forget: () => {
      // It is saved: what waits to be kept would be offered again.
      waiting.current = null
      setFound(null)
      return drafts.drop(key)
    },
    close: () => setFound(null),
  }
}
