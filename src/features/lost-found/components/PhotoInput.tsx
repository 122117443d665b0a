'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/Field'
import { Icon } from '@/ui/Icon'
import { lighten } from '@/ui/pictures/lighten'
import { useReady } from '@/ui/use-ready'

import { PHOTO_MAX_BYTES, PHOTO_SIDES, SENTENCES } from '../model'
import styles from './NewReport.module.scss'

type Props = {
  /** The photo as it will be sent: light, and without what the phone wrote into it. */
  onChoose: (photo: File | null) => void
}

/** A photo, taken now or chosen: made lighter in the browser, shown, sent later. */
export function PhotoInput({ onChoose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isReady = useReady()

  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown])

  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setError('')
    const wanted = {
      type: 'image/jpeg',
      maxBytes: PHOTO_MAX_BYTES,
      largest: PHOTO_SIDES.full,
    } as const
    const light = await lighten(file, wanted)
    setBusy(false)
    if (input.current) input.current.value = ''
    // What this browser cannot read, the server may.
    const photo = light === 'unreadable' ? file : light
    if (photo === 'tooLarge' || photo.size > PHOTO_MAX_BYTES)
      return setError(SENTENCES.photoTooLarge)
    if (light === 'unreadable' && !file.type.startsWith('image/'))
      return setError(SENTENCES.photoType)
    setShown(URL.createObjectURL(photo))
    onChoose(photo)
  }

  // Without JavaScript the photo is added on the next page.
  if (!isReady) return null
  return (
    <div className={styles.photo} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        Une photo <span className={styles.optional}>(facultatif, mais elle change tout)</span>
      </span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      <div className={styles.chosen}>
        {shown ? (
          <img className={styles.preview} src={shown} alt="L’animal, tel que vous l’envoyez" />
        ) : (
          <span className={styles.empty}>
            <Icon name="camera" size={32} />
          </span>
        )}
        <div className={styles.choices}>
          <Button look="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
            {shown ? 'Changer la photo' : 'Prendre ou choisir une photo'}
          </Button>
          {shown && (
            <Button
              look="plain"
              isSmall
              onClick={() => {
                setShown(null)
                onChoose(null)
              }}
            >
              Retirer
            </Button>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error || undefined} />
    </div>
  )
}
