'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'

import { uploadLabels } from '../library/labels.fr'
import type { LibraryPicture } from '../library/picture'
import { prepare } from './prepare'
import { tally } from './queue'
import { sendToLibrary } from './send'
import { createUploads } from './uploads'

/** Uploads into the library of a shelter; `onPicture` hears of each picture that arrived. */
export function useUploads(shelter: string, onPicture: (picture: LibraryPicture) => void) {
  const heard = useEffectEvent(onPicture)
  const [listeners] = useState(() => new Set<(picture: LibraryPicture) => void>())
  useEffect(() => {
    const listener = (picture: LibraryPicture) => heard(picture)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listeners])

  const [uploads] = useState(() =>
    createUploads({
      prepare,
      send: (file, way) => sendToLibrary(shelter, file, way),
      onPicture: (picture) => listeners.forEach((listener) => listener(picture)),
      fallback: uploadLabels.unknown,
    }),
  )
  const queue = useStore(uploads.store, (state) => state.queue)
  const { open } = tally(queue)

  useEffect(() => {
    if (open === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [open])

  return { uploads, queue }
}
