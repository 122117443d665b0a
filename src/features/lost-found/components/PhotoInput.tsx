'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/Field'
import { LineIcon } from '@/ui/LineIcon'
import { CAMERA } from '@/ui/paths/camera'
import type { Spot } from '@/ui/moved-point'
import { lighten } from '@/ui/pictures/lighten'
import { whereTaken } from '@/ui/pictures/where-taken'
import { useReady } from '@/ui/use-ready'

import { PHOTO_MAX_BYTES, PHOTO_SIDES, SENTENCES } from '../model'
import styles from './NewReport.module.scss'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

type Props = {
  /**
   * The photo as it will be sent: light, and without what the phone wrote into it; and where the phone
   * says that it was taken, in degrees.
   */
  onChoose: (photo: File | null, place: Spot | null) => void
  /** A photo is being made light: a form that is sent meanwhile waits for it. */
  onStart: (work: Promise<void>) => void
  label?: string
  hint?: string
  error?: string
  /** The field of the form, for browsers without JavaScript; without it the photo is added later. */
  id?: string
  name?: string
}

/** A photo, taken now or chosen: made lighter in the browser, shown, sent later. */
export function PhotoInput({
  onChoose,
  onStart,
  label = 'Une photo',
  hint = 'C’est elle que les gens reconnaissent.',
  error: refused,
  id: given,
  name,
}: Props) {
  const made = useId()
  const id = given ?? made
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
    const [light, place] = await Promise.all([lighten(file, wanted), whereTaken(file)])
    setBusy(false)
    if (input.current) input.current.value = ''
    // What this browser cannot read, the server may.
    const photo = light === 'unreadable' ? file : light
    if (photo === 'tooLarge' || photo.size > PHOTO_MAX_BYTES)
      return setError(SENTENCES.photoTooLarge)
    if (light === 'unreadable' && !file.type.startsWith('image/'))
      return setError(SENTENCES.photoType)
    setShown(URL.createObjectURL(photo))
    onChoose(photo, place)
  }

  const start = (file: File | undefined) => onStart(choose(file))
  // A photo that was chosen before the script of the page ran is not forgotten.
  const takeEarly = useEffectEvent(() => start(input.current?.files?.[0]))
  useEffect(() => {
    if (isReady) takeEarly()
  }, [isReady])

  // Without JavaScript the photo of a report is added on the next page.
  if (!isReady && !name) return null
  return (
    <div
      id={given}
      tabIndex={given === undefined ? undefined : -1}
      className={styles.photo}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label} <span className={styles.optional}>(facultatif)</span>
      </span>
      <p id={`${id}-hint`} className={styles.note}>
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        name={name}
        accept={ACCEPTED}
        aria-labelledby={`${id}-label`}
        hidden={isReady}
        onChange={(event) => start(event.currentTarget.files?.[0])}
      />
      {isReady && (
        <div className={styles.chosen}>
          {shown ? (
            <img className={styles.preview} src={shown} alt="L’animal, tel que vous l’envoyez" />
          ) : (
            <span className={styles.empty}>
              <LineIcon paths={CAMERA} size={32} />
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
                  onChoose(null, null)
                }}
              >
                Retirer
              </Button>
            )}
          </div>
        </div>
      )}
      <FieldError id={`${id}-error`} error={error || refused} />
    </div>
  )
}
