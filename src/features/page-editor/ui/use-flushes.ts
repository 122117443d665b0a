'use client'

import { useCallback, useEffect, useRef, type RefObject } from 'react'

import type { Flush } from './context'
import { isInEditor } from './is-in-editor'

/**
 * Lets pending fields write what they hold back before anything can save: a
 * press of the pointer, Ctrl+S, the form being sent. Fields that one may still
 * give up (a template being edited) write only when the press is outside.
 */
export function useFlushes(root: RefObject<HTMLElement | null>) {
  const flushes = useRef(new Set<Flush>())

  useEffect(() => {
    const all = flushes.current
    const run = (isOutside: boolean) => {
      for (const flush of all) if (isOutside || !flush.onlyOutside) flush.run()
    }
    const onPointer = ({ target }: PointerEvent) => run(!isInEditor(root.current, target))
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') run(true)
    }
    const onSubmit = () => run(true)
    // A button of the form pressed by keyboard: no press of the pointer came before.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.form-submit')) run(true)
    }
    window.addEventListener('pointerdown', onPointer, true)
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('submit', onSubmit, true)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('pointerdown', onPointer, true)
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('submit', onSubmit, true)
      window.removeEventListener('click', onClick, true)
    }
  }, [root])

  const register = useCallback((flush: Flush) => {
    flushes.current.add(flush)
    return () => {
      flushes.current.delete(flush)
    }
  }, [])
  /** Writes everything that is held back. */
  const flush = useCallback(() => {
    for (const each of flushes.current) each.run()
  }, [])
  return { register, flush }
}
