'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { uploadLabels } from '../library/labels.fr'
import { useFileChoice } from '../upload/AddButton'
import type { Stage } from '../upload/queue'
import { UploadArea } from '../upload/UploadArea'
import { newPhotoLabels as labels } from './labels.fr'
import styles from './NewPhotos.module.scss'
import type { NewPhoto, NewPhotos as Photos } from './use-new-photos'

function stateOf(stage: Stage): string | null {
  if (stage.step === 'sending') return uploadLabels.percent(stage.progress)
  if (stage.step === 'waiting' || stage.step === 'preparing') return uploadLabels.preparing
  return stage.step === 'failed' || stage.step === 'refused' ? stage.message : null
}

type TileProps = { photo: NewPhoto; at: number; photos: Photos; onRemoved: () => void }

function Tile({ photo, at, photos, onRemoved }: TileProps) {
  // HEIC photos of an iPhone are seen by no other browser.
  const [isSeen, setSeen] = useState(true)
  const { stage, preview } = photo
  const state = stateOf(stage)
  const name = labels.photo(at + 1)
  return (
    <li className={styles.tile} data-step={stage.step}>
      <div className={styles.frame}>
        {isSeen ? (
          <img src={preview} alt={name} onError={() => setSeen(false)} />
        ) : (
          <span className={styles.blank}>
            <Icon name="camera" size={28} />
            <span>{photo.file.name}</span>
          </span>
        )}
        {at === 0 && (
          <span className={styles.main}>
            <Icon name="star" size={16} isFilled />
            {labels.main}
          </span>
        )}
        {state && <span className={styles.state}>{state}</span>}
      </div>
      <div className={styles.tools}>
        {stage.step === 'failed' && (
          <button type="button" className={buttons.plain} onClick={() => photos.retry(photo)}>
            {uploadLabels.retry}
          </button>
        )}
        {at > 0 && (
          <button
            type="button"
            className={buttons.icon}
            aria-label={labels.makeMain(at + 1)}
            title={labels.makeMain(at + 1)}
            onClick={() => photos.makeMain(photo)}
          >
            <Icon name="star" size={20} />
          </button>
        )}
        <button
          type="button"
          className={buttons.icon}
          aria-label={labels.remove(at + 1)}
          title={labels.remove(at + 1)}
          onClick={() => {
            photos.remove(photo)
            onRemoved()
          }}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </li>
  )
}

/** Photos taken or chosen now, sent while the rest is written; the first is the main one. */
export function NewPhotos({ photos }: { photos: Photos }) {
  const camera = useFileChoice(photos.add, true)
  const files = useFileChoice(photos.add)
  const [news, setNews] = useState('')
  const { isFull } = photos
  return (
    <UploadArea onFiles={photos.add} pasteIn="document" className={styles.area}>
      <p className={styles.label}>{labels.title}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${buttons.primary} ${styles.camera}`}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && camera.open()}
        >
          <Icon name="camera" size={24} />
          {labels.take}
        </button>
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && files.open()}
        >
          <Icon name="plus" size={20} />
          {labels.choose}
        </button>
        {camera.field}
        {files.field}
      </div>
      {photos.photos.length > 0 && (
        <ul className={styles.tiles} aria-label={labels.title}>
          {photos.photos.map((photo, at) => (
            <Tile
              key={photo.id}
              photo={photo}
              at={at}
              photos={photos}
              onRemoved={() => setNews(labels.removed(photos.photos.length - 1))}
            />
          ))}
        </ul>
      )}
      <p className={styles.news} role="status">
        {isFull ? labels.full(photos.photos.length) : news}
      </p>
    </UploadArea>
  )
}
