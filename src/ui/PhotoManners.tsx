'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import { isPlainPress } from './plain-press'
import type { ViewerPhoto } from './PhotoViewer'
import { usePhotoViewer } from './use-photo-viewer'

const TILES = 'a[data-photo]'

function photoOf(link: HTMLAnchorElement): ViewerPhoto {
  const [width = 0, height = 0] = (link.dataset.photo ?? '').split('x').map(Number)
  const picture = link.querySelector('img')
  const url = link.getAttribute('href') ?? ''
  return {
    id: url,
    url,
    srcSet: link.dataset.set ?? picture?.srcset ?? '',
    alt: picture?.alt ?? '',
    caption: link.nextElementSibling?.textContent ?? '',
    width,
    height,
  }
}

type Shown = { photos: ViewerPhoto[]; label: string; at: number }

/** What of a press is to be shown; null for any other press. */
function shownBy(event: MouseEvent): Shown | null {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(TILES) : null
  const list = link?.closest('ul')
  if (!link || !list || event.defaultPrevented || !isPlainPress(event)) return null
  const links = [...list.querySelectorAll<HTMLAnchorElement>(TILES)]
  const label = list.getAttribute('aria-label') ?? ''
  return { photos: links.map(photoOf), label, at: links.indexOf(link) }
}

/** Opens each photo of a list (`PhotoTiles`) large over the page; the list itself is `Static`. */
export function PhotoManners() {
  const [shown, setShown] = useState<Shown | null>(null)
  const { Viewer, open, close } = usePhotoViewer()
  const press = useEffectEvent((event: MouseEvent) => {
    const pressed = shownBy(event)
    if (!pressed) return
    event.preventDefault()
    setShown(pressed)
    open(pressed.photos[pressed.at]?.url)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return (
    shown &&
    Viewer && <Viewer {...shown} onShow={(at) => setShown({ ...shown, at })} onClose={close} />
  )
}
