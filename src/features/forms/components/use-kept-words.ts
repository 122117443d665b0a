'use client'

import { useRef, type RefObject } from 'react'

import type { Once } from '@/ui/use-posted-form'

import { keep } from './resume'

/** Not words: the traps of a page, and by what its form is known again. */
const NO_WORDS = new Set(['website', 'saveKey', 'lostKeys'])

type Kept = {
  /** Of what holds the form. */
  room: RefObject<HTMLDivElement | null>
  /** Something was typed. */
  onInput: () => void
  /** @param draft what was kept before this page */
  onceOf: (saveKey: string, draft: Readonly<Record<string, unknown>>) => Once
}

/**
 * Keeps the words of a form on this device until it is sent, and with them the keys of tries that
 * nobody answered: sent from another page, it is the same form still.
 * @param key under which they are kept
 * @param left names of what is not kept
 */
export function useKeptWords(key: string, left: readonly string[] = []): Kept {
  const room = useRef<HTMLDivElement>(null)
  const lost = useRef('')
  const onInput = () => {
    const form = room.current?.querySelector('form')
    if (!form) return
    const words = [...new FormData(form)].filter(
      ([name, value]) =>
        typeof value === 'string' && value !== '' && !NO_WORDS.has(name) && !left.includes(name),
    )
    keep(key, { ...Object.fromEntries(words), ...(lost.current && { lostKeys: lost.current }) })
  }
  return {
    room,
    onInput,
    onceOf: (saveKey, { lostKeys }) => ({
      key: saveKey,
      lost: typeof lostKeys === 'string' && lostKeys ? lostKeys.split(',') : [],
      keepLost: (keys) => {
        lost.current = keys.join(',')
        onInput()
      },
    }),
  }
}
