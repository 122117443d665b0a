'use client'

import { useEffect, useReducer, useRef, type KeyboardEvent } from 'react'

import {
  comboboxReducer,
  emptyCombobox,
  typedInFull,
  type ComboboxState,
  type Option,
} from './combobox-state'

/** Milliseconds without a key before the list is asked for. Source: docs/decisions/look.md. */
const DEBOUNCE = 300

export type LoadOptions = (words: string, signal: AbortSignal) => Promise<readonly Option[]>

type Params = {
  value: Option | null
  onChange: (value: Option | null) => void
  load: LoadOptions
  freeText: boolean
}

type Combobox = ComboboxState & {
  type: (text: string) => void
  choose: (option: Option) => void
  point: (active: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  leave: () => void
  /**
   * Goes on with words that were written before our code came, which would be gone when the field is
   * next drawn.
   * @param isThere whether the person is still in the field
   */
  goOn: (text: string, isThere: boolean) => void
}

/** What the field, the list and the keys of a Combobox do. */
export function useCombobox({ value, onChange, load, freeText }: Params): Combobox {
  const [state, dispatch] = useReducer(comboboxReducer, value?.label ?? '', emptyCombobox)
  const timer = useRef<number>(undefined)
  const request = useRef<AbortController>(null)

  const stop = () => {
    window.clearTimeout(timer.current)
    request.current?.abort()
  }
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      request.current?.abort()
    },
    [],
  )

  // Changed from outside (a filter taken away): the field follows.
  const known = useRef(value)
  useEffect(() => {
    if (known.current?.value === value?.value) return
    known.current = value
    dispatch({ type: 'settled', text: value?.label ?? '' })
  }, [value])
  const tell = (next: Option | null) => {
    known.current = next
    onChange(next)
  }

  const ask = async (words: string) => {
    const mine = (request.current = new AbortController())
    try {
      const options = await load(words, mine.signal)
      if (!mine.signal.aborted) dispatch({ type: 'loaded', options })
    } catch {
      if (!mine.signal.aborted) dispatch({ type: 'failed' })
    }
  }

  const type = (text: string) => {
    stop()
    dispatch({ type: 'typed', text })
    const words = text.trim()
    if (words) timer.current = window.setTimeout(() => void ask(words), DEBOUNCE)
    if (value && (!freeText || !words)) tell(null)
  }

  const choose = (option: Option) => {
    stop()
    dispatch({ type: 'settled', text: option.label })
    tell(option)
  }

  /** Words that were typed and not chosen: they are the answer, or stay to be finished. */
  const keepWords = () => {
    const words = state.text.trim()
    if (!words || words === value?.label) return
    const option = typedInFull(words, state.options)
    if (option) return choose(option)
    if (freeText) tell({ value: words, label: words })
  }

  const leave = () => {
    stop()
    keepWords()
    dispatch({ type: 'closed' })
  }

  const goOn = (text: string, isThere: boolean) => {
    if (text === state.text) return
    if (isThere) return type(text)
    dispatch({ type: 'settled', text })
    const words = text.trim()
    tell(freeText && words ? { value: words, label: words } : null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        return dispatch({ type: 'moved', step: event.key === 'ArrowDown' ? 1 : -1 })
      case 'Enter': {
        const option = state.isOpen ? state.options[state.active] : undefined
        if (!option) return leave()
        event.preventDefault()
        return choose(option)
      }
      case 'Escape':
        if (!state.isOpen) return
        // The list goes first, the dialog around it next time.
        event.preventDefault()
        return dispatch({ type: 'closed' })
    }
  }

  const point = (active: number) => dispatch({ type: 'pointed', active })
  return { ...state, type, choose, point, onKeyDown, leave, goOn }
}
