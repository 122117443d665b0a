'use client'

import './full-screen.scss'

import { useEffect, type RefObject } from 'react'
import { useStore } from 'zustand'

import type { View } from './view'

/**
 * Full screen: the editor takes the window and leaves Payload's row of Save and
 * Publish above it. Échap, pressed where nothing else wants it, comes back.
 */
export function useFullScreen(view: View, root: RefObject<HTMLElement | null>): boolean {
  const isFull = useStore(view.store, (state) => state.isFull)
  useEffect(() => {
    if (!isFull) return
    const { dataset } = document.documentElement
    dataset.editorFull = ''
    const onKey = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || event.target === root.current
      if (event.key === 'Escape' && isFree) view.set({ isFull: false })
    }
    window.addEventListener('keydown', onKey)
    // On a phone Payload's row is two lines tall.
    const row = document.querySelector<HTMLElement>('.doc-controls')
    const editor = root.current
    const observer = new ResizeObserver(() => {
      if (row) editor?.style.setProperty('--controls-height', `${row.offsetHeight}px`)
    })
    if (row) observer.observe(row)
    return () => {
      observer.disconnect()
      editor?.style.removeProperty('--controls-height')
      delete dataset.editorFull
      window.removeEventListener('keydown', onKey)
    }
  }, [isFull, view, root])
  return isFull
}
