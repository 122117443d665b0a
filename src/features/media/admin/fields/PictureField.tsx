'use client'

import { useField } from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'
import { useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { nameOf, tileOf, type LibraryPicture } from '../library/picture'
import { MediaPicker } from '../picker/MediaPicker'
import { AltDialog } from './AltDialog'
import { FieldFrame } from './FieldFrame'
import styles from './fields.module.scss'
import { labels } from './labels.fr'
import { idsOf } from './order'
import { PictureWords } from './PictureWords'
import { useFieldShelter } from './use-field-shelter'
import { usePictures } from './use-pictures'

/** One picture of the shelter's library, in any form of the admin. */
export const PictureField: UploadFieldClientComponent = ({ path: givenPath, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField({ path: givenPath })
  const shelter = useFieldShelter(path)
  const ids = idsOf(value).slice(0, 1)
  const { pictureOf, error, retry, tell } = usePictures(shelter, ids)
  const [isPicking, setPicking] = useState(false)
  const [described, setDescribed] = useState<LibraryPicture | null>(null)
  const [news, setNews] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const isLocked = Boolean(readOnly) || disabled
  const id = ids[0]
  const picture = id === undefined ? undefined : pictureOf(id)

  return (
    <FieldFrame
      path={path}
      field={field}
      refusal={showError ? errorMessage : undefined}
      news={news}
    >
      <div className={styles.picture} data-empty={id === undefined || undefined}>
        {picture && (
          <>
            <img className={styles.thumb} src={tileOf(picture)} alt="" width={460} height={420} />
            <PictureWords
              picture={picture}
              onDescribe={isLocked ? undefined : () => setDescribed(picture)}
            />
          </>
        )}
        {id !== undefined && picture === undefined && !error && shelter && (
          <p role="status">{labels.loading}</p>
        )}
        {picture === null && (
          <p className={styles.error}>
            {labels.gone}. {labels.goneHint}
          </p>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}{' '}
            <button type="button" className={buttons.plain} onClick={retry}>
              {labels.retry}
            </button>
          </p>
        )}
        {isLocked && id === undefined && <p>{labels.noPicture}</p>}
        {!isLocked && (
          <div className={styles.actions}>
            <button
              ref={button}
              type="button"
              className={buttons.plain}
              aria-disabled={!shelter || undefined}
              onClick={() => shelter && setPicking(true)}
            >
              <Icon name={id === undefined ? 'plus' : 'edit'} size={20} />
              {id === undefined ? labels.choose : labels.change}
            </button>
            {id !== undefined && (
              <button
                type="button"
                className={buttons.plain}
                onClick={() => {
                  setValue(null)
                  setNews(labels.pictureRemoved)
                  button.current?.focus()
                }}
              >
                {labels.remove}
              </button>
            )}
          </div>
        )}
        {!shelter && !isLocked && <p>{labels.noShelter}</p>}
      </div>
      {shelter && (
        <MediaPicker
          shelterId={shelter}
          isOpen={isPicking}
          initial={ids}
          onClose={() => setPicking(false)}
          onPick={([chosen]) => {
            if (!chosen) return
            tell([chosen])
            setValue(chosen.id)
            setNews(labels.picked(nameOf(chosen)))
          }}
        />
      )}
      {described && shelter && (
        <AltDialog
          shelter={shelter}
          picture={described}
          onClose={() => setDescribed(null)}
          onSaved={(saved) => {
            tell([saved])
            setDescribed(null)
            setNews(labels.saved(nameOf(saved)))
          }}
        />
      )}
    </FieldFrame>
  )
}
