'use client'

import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'

import { FORMATS, type Format } from '../model'
import type { Kit } from '../schema'
import styles from './ShareKit.module.scss'
import type { usePicture } from './use-picture'
import { words } from './words.fr'

type Props = {
  name: string
  photos: Kit['photos']
  photo: string | undefined
  setPhoto: (photo: string) => void
  format: Format
  setFormat: (format: Format) => void
  picture: ReturnType<typeof usePicture>
}

/** The picture that is published, in one of three shapes, with one of the photos. */
export function Picture({ name, photos, photo, setPhoto, format, setFormat, picture }: Props) {
  const { width, height, label, ratio } = FORMATS[format]
  return (
    <div className={styles.side}>
      <div className={styles.frame} data-format={format} aria-busy={!picture.url}>
        {picture.url && (
          <img
            src={picture.url}
            width={width}
            height={height}
            alt={words.drawn(name, `${label.toLowerCase()} ${ratio}`)}
          />
        )}
        {!picture.url && !picture.refusal && <p role="status">{words.drawing}</p>}
        {picture.refusal && (
          <div role="alert">
            <p>{words.pictureFailed}</p>
            <p>{picture.refusal}</p>
            <button type="button" className={buttons.plain} onClick={picture.retry}>
              {words.retry}
            </button>
          </div>
        )}
      </div>
      <div className={styles.choices} role="group" aria-label={words.format}>
        {keysOf(FORMATS).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === format}
            onClick={() => setFormat(each)}
          >
            {FORMATS[each].label} <span>{FORMATS[each].ratio}</span>
          </button>
        ))}
      </div>
      {photos.length > 1 && (
        <div className={styles.photos} role="group" aria-label={words.photo}>
          {photos.map(({ id, thumb }, at) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === photo}
              aria-label={words.photoAt(at + 1)}
              onClick={() => setPhoto(id)}
            >
              <img src={thumb} alt="" width={64} height={64} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
