'use client'

import { useState } from 'react'

import { usePinned } from '../picker/use-pinned'
import type { LibraryPicture } from './picture'

/**
 * The picture whose details are open. It stays when the list no longer holds it: a link may
 * lead to any picture, and one that just got its words leaves « Sans texte alternatif ».
 */
export function useShown(shelter: string, id: string | null, pictures: readonly LibraryPicture[]) {
  const at = pictures.findIndex((picture) => picture.id === id)
  const listed = pictures[at]
  const [last, setLast] = useState<{ picture: LibraryPicture; at: number } | null>(null)
  if (listed && (listed !== last?.picture || at !== last.at)) setLast({ picture: listed, at })
  const kept = last?.picture.id === id ? last : null
  const [linked] = usePinned(shelter, id && !listed && !kept ? [id] : [])
  return {
    shown: listed ?? kept?.picture ?? linked,
    /** Its place in the list, or the place that it left; what follows it is then there. */
    place: listed ? at : (kept?.at ?? 0),
    isListed: Boolean(listed),
  }
}
