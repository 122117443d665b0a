import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without a key before a search starts. Source: docs/decisions/look.md. */
const SEARCH_DELAY = 300

/**
 * The text of a search field that asks while one types.
 * @param value what the list shows now
 * @param onSearch told of each text to search, without spaces around it
 * @returns `typed` for the field, `setTyped` for each key, `ask` for Entrée
 */
export function useSearchText(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)
  // The list may be emptied of its search from outside; the answer to what was asked comes back
  // while the next letters are typed, and leaves them alone.
  if (value !== known) {
    setKnown(value)
    setAsked(value)
    if (value !== asked) setTyped(value)
  }
  const ask = () => {
    setAsked(typed.trim())
    onSearch(typed.trim())
  }
  const search = useEffectEvent(ask)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, value])
  return { typed, setTyped, ask }
}
