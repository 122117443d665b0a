'use client'

import { useState, type ComponentProps, type ComponentType } from 'react'

import type { PhotoViewer } from './PhotoViewer'
import { useEarly } from './use-early'

const load = () => import('./PhotoViewer')

/** `PhotoViewer`, whose code is fetched when the page has nothing better to do, and shown when asked for. */
export function usePhotoViewer() {
  const [Viewer, setViewer] = useState<ComponentType<ComponentProps<typeof PhotoViewer>>>()
  useEarly(load)
  const open = async () => {
    try {
      const { PhotoViewer: loaded } = await load()
      setViewer(() => loaded)
    } catch {
      // No network for it: the photos stay as they are.
    }
  }
  return { Viewer, open: () => void open(), close: () => setViewer(undefined) }
}
