'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'

import { findSame } from '../library/client'
import { uploadLabels } from '../library/labels.fr'
import type { LibraryPicture } from '../library/picture'
import { fingerprint } from './fingerprint'
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
      send: async (file, way) => {
        const sha256 = way.isForced ? null : await fingerprint(file)
        // A library that cannot be asked must not keep a picture out.
        const same = sha256 && (await findSame(shelter, sha256).catch(() => null))
        if (same) return { picture: same, isKnown: true }
        way.signal.throwIfAborted()
        return { picture: await sendToLibrary(shelter, file, way), isKnown: false }
      },
      onPicture: (picture) => listeners.forEach((listener) => listener(picture)),
      fallback: uploadLabels.error,
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
