'use client'

import { useState } from 'react'

import type { Picture } from '@/features/media/queries'

import styles from './AnimalSheet.module.scss'

/** The main photograph, and the others one touch away. */
export function Photos({ photos, name }: { photos: Picture[]; name: string }) {
  const [at, setAt] = useState(0)
  const shown = photos[at] ?? photos[0]
  if (!shown) {
    return (
      <img
        className={styles.photo}
        src="/placeholder-animal.svg"
        alt=""
        width={1200}
        height={1100}
      />
    )
  }
  return (
    <div>
      <img
        className={styles.photo}
        src={shown.card2x ?? shown.url}
        srcSet={shown.srcSet || undefined}
        sizes="(width >= 900px) 620px, 100vw"
        alt={shown.alt || `${name}, photo ${at + 1}`}
        width={shown.width}
        height={shown.height}
        fetchPriority="high"
      />
      {photos.length > 1 && (
        <ul className={styles.thumbs} aria-label={`Photos de ${name}`}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={index === at}
                aria-label={`Photo ${index + 1} sur ${photos.length}`}
                onClick={() => setAt(index)}
              >
                <img src={photo.thumb} alt="" width={80} height={80} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
