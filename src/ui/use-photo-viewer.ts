'use client'

import { useState, type ComponentProps, type ComponentType } from 'react'

import type { PhotoViewer } from './PhotoViewer'
import { useEarly } from './use-early'

const load = () => import('./PhotoViewer')

/**
 * `PhotoViewer`, whose code is fetched when the page has nothing better to do, and shown when asked for.
 * `open` takes the address of the picture, where what was pressed is a link to it.
 */
export function usePhotoViewer() {
  const [Viewer, setViewer] = useState<ComponentType<ComponentProps<typeof PhotoViewer>>>()
  useEarly(load)
  const open = async (picture?: string) => {
    try {
      const { PhotoViewer: loaded } = await load()
      setViewer(() => loaded)
    } catch {
      // Its code did not come: a link leads to its picture, as without JavaScript.
      if (picture) window.location.assign(picture)
    }
  }
  return {
    Viewer,
    open: (picture?: string) => void open(picture),
    close: () => setViewer(undefined),
  }
}
