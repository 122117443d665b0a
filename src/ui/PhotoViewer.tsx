'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'

import { around, placeForKey, swipeStep } from './photo-steps'
import styles from './PhotoViewer.module.scss'

export type ViewerPhoto = {
  id: string
  url: string
  srcSet: string
  alt: string
  caption: string
  width: number
  height: number
}

type Props = {
  photos: readonly ViewerPhoto[]
  label: string
  /** Place of the photo on show, from 0. */
  at: number
  onShow: (at: number) => void
  onClose: () => void
}

/** One photo over the whole window; arrows, fingers and buttons lead to the others. */
export function PhotoViewer({ photos, label, at, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const photo = photos[at]
  if (!photo) return null
  const count = photos.length
  const step = (by: number) => onShow(around(at, by, count))
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeForKey(event.key, at, count)
    if (place === null) return
    event.preventDefault()
    onShow(place)
  }
  return (
    // The browser closes a dialog on Escape, and gives the focus back to what opened it.
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        Fermer
      </button>
      <figure
        className={styles.figure}
        onPointerDown={({ clientX, clientY, isPrimary }) => {
          start.current = isPrimary ? { x: clientX, y: clientY } : null
        }}
        onPointerUp={({ clientX, clientY }) => {
          const from = start.current
          start.current = null
          const by = from && swipeStep(clientX - from.x, clientY - from.y)
          if (by) step(by)
        }}
        onPointerCancel={() => {
          start.current = null
        }}
      >
        <img
          key={photo.id}
          className={styles.photo}
          src={photo.url}
          srcSet={photo.srcSet || undefined}
          sizes={photo.srcSet ? '100vw' : undefined}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          draggable={false}
        />
        {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
      </figure>
      <div className={styles.bar}>
        {count > 1 && <Arrow side="before" onClick={() => step(-1)} />}
        <p className={styles.count} role="status">
          Photo {at + 1} sur {count}
        </p>
        {count > 1 && <Arrow side="after" onClick={() => step(1)} />}
      </div>
    </dialog>
  )
}

function Arrow({ side, onClick }: { side: 'before' | 'after'; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={side}
      aria-label={side === 'before' ? 'Photo précédente' : 'Photo suivante'}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={side === 'before' ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'}
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="2.5"
        />
      </svg>
    </button>
  )
}
