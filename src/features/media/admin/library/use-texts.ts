'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { send as write, type Refusal } from '@/ui/api/client'

import type { LibraryPicture } from './picture'
import { PICTURE } from './query'
import { changesOf, textsOf, type Texts } from './texts'

type Saving = {
  state: 'idle' | 'saving' | 'saved' | 'failed'
  error: string
  fields: Refusal['fields']
}
const IDLE: Saving = { state: 'idle', error: '', fields: {} }

/**
 * The words of a picture, which save themselves: `save` when a field is left, and what is
 * left over when the form goes away. What was typed survives every failure.
 */
export function useTexts(
  shelter: string,
  picture: LibraryPicture,
  onSaved: (picture: LibraryPicture) => void,
  onLost?: (error: string) => void,
) {
  const [texts, setTexts] = useState(() => textsOf(picture))
  const [saving, setSaving] = useState<Saving>(IDLE)
  /** What the server has, or is about to have. */
  const kept = useRef(textsOf(picture))
  const isMounted = useRef(true)
  // One request after the other: the last words win.
  const line = useRef<Promise<void>>(Promise.resolve())

  const send = async (wanted: Texts) => {
    const change = changesOf(kept.current, wanted)
    if (!change) return
    const before = kept.current
    kept.current = wanted
    setSaving({ ...IDLE, state: 'saving' })
    const { data, refusal } = await write('PATCH', PICTURE, {
      params: { shelterId: shelter, mediaId: picture.id },
      body: change,
    })
    if (!refusal) {
      setSaving({ ...IDLE, state: 'saved' })
      onSaved(data)
      return
    }
    kept.current = before
    setSaving({ state: 'failed', error: refusal.sentence, fields: refusal.fields })
    if (!isMounted.current) onLost?.(refusal.sentence)
  }
  const save = (wanted: Texts = texts) => {
    line.current = line.current.then(() => send(wanted))
  }

  const leave = useEffectEvent(() => save())
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      leave()
    }
  }, [])

  const set = (change: Partial<Texts>, isWhole = false) => {
    const next = { ...texts, ...change }
    setTexts(next)
    setSaving((now) => (now.state === 'saved' ? IDLE : now))
    if (isWhole) save(next)
  }
  return { texts, set, save, saving }
}
