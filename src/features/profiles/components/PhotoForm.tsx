'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { lighten } from '@/ui/pictures/lighten'
import { postForm, postJson } from '@/ui/post-json'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import { PARTS, PHOTO_API, PHOTO_MAX_BYTES, REMOVE_PHOTO_API, SENTENCES } from '../model'
import { Face } from './Face'
import styles from './Profile.module.scss'

type Props = {
  name: string
  photo: string | null
  /** What was wrong, and what was done, without JavaScript. */
  problem?: string
  done?: string
}

type Answer = { photo: string | null }

/** Larger than what is kept, so that a cut around a face still has all its pixels. */
const SENT_SIDE = 1600

/** The photo that a profile shows: chosen, it is sent at once. */
export function PhotoForm({ name, photo: first, problem = '', done = '' }: Props) {
  const [photo, setPhoto] = useState(first)
  const [error, setError] = useState(problem)
  const [said, setSaid] = useState(done)
  const [isBusy, setBusy] = useState(false)
  // What did not arrive may be sent again without being looked for again.
  const [unsent, setUnsent] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isReady = useReady()
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()

  const settle = (answer: Answer | undefined, failure: string, done: string) => {
    setBusy(false)
    setError(answer ? '' : failure)
    setSaid(answer ? done : '')
    if (answer) setPhoto(answer.photo)
    else focusMessage()
    if (input.current) input.current.value = ''
  }

  const send = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setUnsent(null)
    const light = await lighten(file, {
      type: 'image/jpeg',
      maxBytes: PHOTO_MAX_BYTES,
      largest: SENT_SIDE,
    })
    if (light === 'tooLarge') return settle(undefined, SENTENCES.photoTooLarge, '')
    // What this browser cannot read, the server may.
    const sent = light === 'unreadable' ? file : light
    if (sent.size > PHOTO_MAX_BYTES) return settle(undefined, SENTENCES.photoTooLarge, '')
    const form = new FormData()
    form.set('photo', sent)
    const { answer, fields, error: failure } = await postForm<Answer>(PHOTO_API, form)
    // A photo that the server refused is not worth another try.
    setUnsent(answer || fields.photo ? null : sent)
    settle(answer, fields.photo ?? failure, 'Votre photo est enregistrée.')
  }

  useEffect(() => {
    // Chosen before the script of the page ran.
    void send(input.current?.files?.[0])
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over: a later choice is heard by onChange
  }, [])

  const remove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { answer, error: failure } = await postJson<Answer>(REMOVE_PHOTO_API, {})
    settle(answer, failure, 'Votre photo est retirée.')
  }

  const label = photo ? 'Changer de photo' : 'Choisir une photo'
  return (
    <div className={styles.photo}>
      <Face name={name} photo={photo} isLarge />
      <div className={styles.photoParts}>
        {error && (
          <div ref={message} tabIndex={-1}>
            <Banner
              tone="destructive"
              role="alert"
              action={
                unsent && (
                  <Button look="outline" isSmall onClick={() => void send(unsent)}>
                    Réessayer
                  </Button>
                )
              }
            >
              {error}
            </Banner>
          </div>
        )}
        <p className={styles.said} role="status">
          {isBusy ? 'Un instant…' : said}
        </p>
        <form
          action={PHOTO_API}
          method="post"
          encType="multipart/form-data"
          className={styles.photoForm}
          aria-labelledby={`${PARTS.photo}-titre`}
        >
          <input
            ref={input}
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className={styles.input}
            aria-label={label}
            hidden={isReady}
            onChange={(event) => void send(event.currentTarget.files?.[0])}
          />
          {isReady ? (
            <Button look="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
              {label}
            </Button>
          ) : (
            <Button type="submit" look="outline">
              Envoyer la photo
            </Button>
          )}
        </form>
        {photo && (
          <form action={REMOVE_PHOTO_API} method="post" onSubmit={(event) => void remove(event)}>
            <Button type="submit" look="plain" isSmall isBusy={isBusy}>
              Retirer la photo
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}
