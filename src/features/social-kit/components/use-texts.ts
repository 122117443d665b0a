'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import { deviceStore } from '@/ui/editing/device-store'

import type { Network } from '../model'
import type { Kit } from '../schema'

type Typed = Partial<Record<Network, string>>
/** `version`: of what was proposed when it was typed. */
type Kept = { at: number; version: string; typed: Typed }

const store = deviceStore<Kept>('patte-blanche-social-texts', 'texts')

/** Milliseconds after the last key before the browser writes it down. */
const REST = 300

/**
 * The texts of a kit with what the person made of them, which this browser keeps: until the animal or
 * the article changes, after which the old words may be wrong.
 * @param key the person and what is shared
 */
export function useTexts(key: string, { texts, version }: Pick<Kit, 'texts' | 'version'>) {
  const [typed, setTyped] = useState<Typed>({})
  const [isLooked, setLooked] = useState(false)
  const take = useEffectEvent((kept: Kept | undefined) => {
    setLooked(true)
    // What was typed while it was looked for is newer.
    if (kept?.version === version) setTyped((now) => ({ ...kept.typed, ...now }))
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
    const timer = setTimeout(() => {
      if (Object.keys(typed).length === 0) void store.drop(key)
      else void store.write(key, { at: Date.now(), version, typed })
    }, REST)
    return () => clearTimeout(timer)
  }, [isLooked, key, typed, version])
  return {
    textOf: (network: Network): string => typed[network] ?? texts[network] ?? '',
    isChanged: (network: Network): boolean => typed[network] !== undefined,
    setText: (network: Network, text: string) => setTyped((now) => ({ ...now, [network]: text })),
    reset: (network: Network) => setTyped(({ [network]: _, ...rest }) => rest),
    typed,
  }
}
export type Texts = ReturnType<typeof useTexts>
