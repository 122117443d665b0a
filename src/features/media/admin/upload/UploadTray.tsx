'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { uploadLabels } from '../library/labels.fr'
import type { LibraryPicture } from '../library/picture'
import { AltLine } from './AltLine'
import { tally, type Queue, type Upload } from './queue'
import { UploadRow } from './UploadRow'
import styles from './upload.module.scss'
import type { Uploads } from './uploads'

const isRefused = ({ stage }: Upload) => stage.step === 'refused'
const message = ({ stage }: Upload) => (stage.step === 'refused' ? stage.message : '')

type Props = {
  uploads: Uploads
  queue: Queue
  shelter: string
  /** The words of a new picture were written. */
  onSaved: (picture: LibraryPicture) => void
}

/** The files on their way, with what became of each. */
export function UploadTray({ uploads, queue, shelter, onSaved }: Props) {
  const counts = tally(queue)
  const refused = queue.filter(isRefused)
  const others = queue.filter((upload) => !isRefused(upload))
  const summary = counts.open > 0 ? uploadLabels.running : uploadLabels.summary(counts)
  return (
    <>
      <p className={styles.hidden} role="status">
        {queue.length > 0 && summary}
      </p>
      {queue.length > 0 && (
        <section className={styles.tray} aria-label={uploadLabels.title}>
          <header className={styles.head}>
            <div>
              <h2>{uploadLabels.title}</h2>
              <p>{summary}</p>
            </div>
            <button
              type="button"
              className={buttons.plain}
              onClick={counts.open > 0 ? uploads.cancelAll : uploads.clear}
            >
              {counts.open > 0 ? uploadLabels.cancelAll : uploadLabels.clear}
            </button>
          </header>
          <div role="alert">
            {refused.length > 0 && (
              <ul className={styles.refused} aria-label={uploadLabels.refusals}>
                {refused.map((upload) => (
                  <li key={upload.id}>
                    <Icon name="alert" size={20} />
                    <span>{uploadLabels.refusal(upload.name, message(upload))}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {others.length > 0 && (
            <ul className={styles.rows}>
              {others.map((upload) => (
                <UploadRow key={upload.id} upload={upload} uploads={uploads}>
                  {upload.stage.step === 'done' && (
                    <AltLine
                      shelter={shelter}
                      name={upload.name}
                      picture={upload.stage.picture}
                      onSaved={onSaved}
                    />
                  )}
                </UploadRow>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
