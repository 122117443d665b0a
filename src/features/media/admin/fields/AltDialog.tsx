'use client'

import { useId, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { CountedArea } from '@/ui/AdminArea'
import { useWrite } from '@/ui/api/use-write'

import { nameOf, previewOf, type LibraryPicture } from '../library/picture'
import { Overlay } from '../library/Overlay'
import { PICTURE } from '../library/query'
import styles from './fields.module.scss'
import { labels } from './labels.fr'

const ALT_MAX = 250

type Props = {
  shelter: string
  picture: LibraryPicture
  onSaved: (picture: LibraryPicture) => void
  onClose: () => void
}

/** Asks for the words of a picture, for whoever does not see it; they hold wherever it is shown. */
export function AltDialog({ shelter, picture, onSaved, onClose }: Props) {
  const id = useId()
  const [alt, setAlt] = useState(picture.alt)
  const [isDecorative, setDecorative] = useState(picture.isDecorative)
  const { write, refusal, isBusy } = useWrite()

  const save = async () => {
    const outcome = await write(
      'PATCH',
      PICTURE,
      { params: { shelterId: shelter, mediaId: picture.id }, body: { alt, isDecorative } },
      { fallback: labels.saveError },
    )
    if (outcome?.data) onSaved(outcome.data)
  }

  return (
    <Overlay label={labels.altTitle} className={styles.dialog} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <h2>{labels.altTitle}</h2>
        <img className={styles.whole} src={previewOf(picture)} alt={nameOf(picture)} />
        <div>
          <label htmlFor={`${id}-alt`}>{labels.altLabel}</label>
          <p id={`${id}-hint`}>{labels.altHint}</p>
          <CountedArea
            id={`${id}-alt`}
            aria-describedby={refusal ? `${id}-hint ${id}-error` : `${id}-hint`}
            aria-invalid={refusal !== null}
            rows={3}
            maxLength={ALT_MAX}
            disabled={isDecorative}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
          {labels.altDecorative}
        </label>
        {refusal && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {refusal.sentence}
          </p>
        )}
        <div className={styles.actions}>
          <button type="button" className={buttons.plain} onClick={onClose}>
            {labels.cancel}
          </button>
          <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
            {isBusy ? labels.saving : labels.save}
          </button>
        </div>
      </form>
    </Overlay>
  )
}
