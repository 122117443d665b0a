'use client'

import { useCallback, useRef, type FocusEvent } from 'react'

import { filledControls, type FormControl } from './left-controls'

/**
 * The controls of a form that were left before its checks came, or before its script ran: they are
 * checked once the checks are there, as if they were left then.
 */
export function useLeftEarly() {
  const left = useRef(new Set<FormControl>())
  return {
    onBlur: useCallback(({ target }: FocusEvent) => {
      if ('name' in target) left.current.add(target as FormControl)
    }, []),
    /** @returns whether something was filled before the script ran */
    look: useCallback((box: HTMLElement | null): boolean => {
      const filled = box ? filledControls(box) : []
      for (const control of filled) left.current.add(control)
      return filled.length > 0
    }, []),
    all: useCallback((): Iterable<FormControl> => left.current, []),
  }
}
