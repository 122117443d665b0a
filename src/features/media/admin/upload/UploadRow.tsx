'use client'

import type { ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { uploadLabels } from '../library/labels.fr'
import { nameOf, pathOf } from '../library/picture'
import type { Stage, Upload } from './queue'
import styles from './upload.module.scss'
import type { Uploads } from './uploads'

/** Share after which nothing is left to send: the server is at work. */
const SENT = 0.94

function wordsOf(stage: Stage): string {
  switch (stage.step) {
    case 'waiting':
      return uploadLabels.waiting
    case 'preparing':
      return uploadLabels.preparing
    case 'sending':
      return stage.progress >= SENT ? uploadLabels.treating : uploadLabels.percent(stage.progress)
    case 'done':
      return uploadLabels.done
    case 'known':
      return uploadLabels.known(nameOf(stage.picture))
    case 'cancelled':
      return uploadLabels.cancelled
    default:
      return stage.message
  }
}

type Props = {
  upload: Upload
  uploads: Uploads
  /** What is asked about it once it is there. */
  children?: ReactNode
}

/** One file: its name, how far it is, and what can be done about it. */
export function UploadRow({ upload, uploads, children }: Props) {
  const { id, name, stage } = upload
  const isOpen = ['waiting', 'preparing', 'sending'].includes(stage.step)
  const isAgain = stage.step === 'failed' || stage.step === 'cancelled'
  const progress = stage.step === 'sending' ? stage.progress : 0
  const picture = 'picture' in stage ? stage.picture : null
  return (
    <li className={styles.row} data-step={stage.step}>
      <span className={styles.thumb}>
        {picture ? (
          <img
            src={pathOf(picture.sizes.thumb?.url ?? picture.url)}
            alt=""
            width={48}
            height={48}
          />
        ) : (
          <Icon name={isAgain ? 'alert' : 'download'} size={20} />
        )}
      </span>
      <div className={styles.file}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{wordsOf(stage)}</p>
        {isOpen && (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={uploadLabels.progress(name)}
          />
        )}
      </div>
      <div className={styles.tools}>
        {isOpen && (
          <button
            type="button"
            className={buttons.plain}
            aria-label={uploadLabels.cancelOf(name)}
            onClick={() => uploads.cancel(id)}
          >
            {uploadLabels.cancel}
          </button>
        )}
        {isAgain && (
          <button
            type="button"
            className={buttons.plain}
            aria-label={uploadLabels.retryOf(name)}
            onClick={() => uploads.retry(id)}
          >
            {uploadLabels.retry}
          </button>
        )}
        {stage.step === 'known' && (
          <button
            type="button"
            className={buttons.plain}
            aria-label={uploadLabels.sendAnywayOf(name)}
            onClick={() => uploads.retry(id)}
          >
            {uploadLabels.sendAnyway}
          </button>
        )}
      </div>
      {children}
    </li>
  )
}
