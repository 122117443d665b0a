'use client'

import { useRef, useState } from 'react'

import styles from './Gallery.module.scss'
import { untilItComes } from './until-it-comes'
import { usePhotoViewer } from './use-photo-viewer'

export type GalleryPhoto = {
  src: string
  srcSet?: string
  thumb: string
  /** What is shown until it comes. */
  colours?: string
  alt: string
  width: number
  height: number
}

type Props = {
  /** At least one. */
  photos: readonly GalleryPhoto[]
  /** « Photos de Nala ». */
  label: string
  /** Widths at which the browser shows a photo, for `srcset`. */
  sizes: string
}

/**
 * Photos side by side: a finger swipes them, arrows and small pictures lead to each, and each
 * opens over the whole window. Without JavaScript the strip still scrolls.
 */
export function Gallery({ photos, label, sizes }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const { Viewer, open, close } = usePhotoViewer()
  const isSingle = photos.length === 1

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const target = strip.current?.children[index]
    if (!(target instanceof HTMLElement) || !strip.current) return
    strip.current.scrollTo({ left: target.offsetLeft - strip.current.offsetLeft, behavior })
  }

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setAt(Math.min(photos.length - 1, Math.max(0, Math.round(scrollLeft / clientWidth))))
  }

  return (
    <section className={styles.gallery} aria-label={label}>
      <div className={styles.frame}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={follow}
          // A strip that scrolls is reached by the keyboard; its arrow keys are the browser's own.
          tabIndex={isSingle ? undefined : 0}
          aria-label={isSingle ? undefined : `${label}, à faire défiler`}
        >
          {photos.map((photo, index) => (
            <li key={photo.src} className={styles.slide}>
              <img
                className={styles.photo}
                style={untilItComes(photo.colours)}
                src={photo.src}
                srcSet={photo.srcSet}
                sizes={photo.srcSet && sizes}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding={index === 0 ? 'auto' : 'async'}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.whole}
          aria-haspopup="dialog"
          aria-label="Agrandir la photo"
          onClick={() => open()}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path
              d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="2.2"
            />
          </svg>
        </button>
        {!isSingle && (
          <>
            <button
              type="button"
              className={styles.arrow}
              data-side="before"
              aria-label="Photo précédente"
              disabled={at === 0}
              onClick={() => show(at - 1)}
            >
              <Chevron />
            </button>
            <button
              type="button"
              className={styles.arrow}
              data-side="after"
              aria-label="Photo suivante"
              disabled={at === photos.length - 1}
              onClick={() => show(at + 1)}
            >
              <Chevron />
            </button>
            <p className={styles.count} role="status">
              Photo {at + 1} sur {photos.length}
            </p>
          </>
        )}
      </div>
      {!isSingle && (
        <ul className={styles.thumbs} aria-label="Toutes les photos">
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <button
                type="button"
                className={styles.thumb}
                aria-current={index === at}
                aria-label={`Photo ${index + 1}`}
                onClick={() => show(index)}
              >
                <img src={photo.thumb} alt="" width={72} height={72} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Viewer && (
        <Viewer
          photos={photos.map(({ src, srcSet = '', alt, width, height }) => {
            return { id: src, url: src, srcSet, alt, caption: '', width, height }
          })}
          label={label}
          at={at}
          onShow={(index) => {
            setAt(index)
            show(index, 'instant')
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

function Chevron() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M15 5l-7 7 7 7"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
      />
    </svg>
  )
}
