'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import { keysOf } from '@/platform/keys.model'
import { deviceStore } from '@/ui/editing/device-store'

import type { Network } from '../model'
import type { Kit } from '../schema'

type Typed = Partial<Record<Network, string>>
/** `version`: of what was proposed when it was typed; `older`: what was typed before an earlier change. */
type Kept = { at: number; version: string; typed: Typed; older?: readonly Network[] }

const store = deviceStore<Kept>('patte-blanche-social-texts', 'texts')

/** Milliseconds after the last key before the browser writes it down. */
const REST = 300

/**
 * The texts of a kit with what the person made of them, which this browser keeps. Once the animal or the
 * article has changed the old words may be wrong: they stay, and the person is told to read them again.
 * @param key the person and what is shared
 */
export function useTexts(key: string, { texts, version }: Pick<Kit, 'texts' | 'version'>) {
  const [typed, setTyped] = useState<Typed>({})
  const [older, setOlder] = useState<readonly Network[]>([])
  const [isLooked, setLooked] = useState(false)
  const take = useEffectEvent((kept: Kept | undefined) => {
    setLooked(true)
    // What was typed while it was looked for is newer.
    if (!kept) return
    setTyped((now) => ({ ...kept.typed, ...now }))
    setOlder(kept.version === version ? (kept.older ?? []) : keysOf(kept.typed))
  })
  const save = useEffectEvent(() => {
    if (!isLooked) return
    if (Object.keys(typed).length === 0) void store.drop(key)
    else void store.write(key, { at: Date.now(), version, typed, older })
  })
  useEffect(() => {
    let isHere = true
    void store.read(key).then((kept) => {
      if (isHere) take(kept)
    })
    void store.dropOld()
    return () => void (isHere = false)
  }, [key])
  useEffect(() => {
    if (!isLooked) return
    const timer = setTimeout(() => save(), REST)
    return () => clearTimeout(timer)
  }, [isLooked, key, typed, version])
  // The last keys too, when the dialog closes right after them.
  useEffect(() => () => save(), [])
  const isRead = (network: Network) => setOlder((now) => now.filter((each) => each !== network))
  return {
    textOf: (network: Network): string => typed[network] ?? texts[network] ?? '',
    isChanged: (network: Network): boolean => typed[network] !== undefined,
    /** Was it typed before the animal or the article changed? */
    isOlder: (network: Network): boolean => older.includes(network),
    setText: (network: Network, text: string) => {
      isRead(network)
      setTyped((now) => ({ ...now, [network]: text }))
    },
    reset: (network: Network) => {
      isRead(network)
      setTyped(({ [network]: _, ...rest }) => rest)
    },
    typed,
  }
}
export type Texts = ReturnType<typeof useTexts>
