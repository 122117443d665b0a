'use client'

import { useRef, useState, type SubmitEvent } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { lighten } from '@/ui/pictures/lighten'
import { postForm, postJson } from '@/ui/post-json'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import { LOST_FOUND_LIMITS, ownApi, PHOTO_MAX_BYTES, PHOTO_SIDES, SENTENCES } from '../model'
import type { ReportPhoto } from '../view'
import styles from './OwnReport.module.scss'

type Props = {
  token: string
  photos: readonly ReportPhoto[]
  /** What was wrong, without JavaScript or on the page before. */
  problem?: string
}

type Answer = { photos: ReportPhoto[] }

/** The photos of a report: each is sent as soon as it is chosen. Works without JavaScript too. */
export function OwnPhotos({ token, photos: first, problem = '' }: Props) {
  const [photos, setPhotos] = useState(first)
  const [error, setError] = useState(problem)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const adding = useRef<HTMLDivElement>(null)
  const isReady = useReady()
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()

  const settle = (answer: Answer | undefined, failure: string, done: string) => {
    setBusy(false)
    setError(answer ? '' : failure)
    setSaid(answer ? done : '')
    if (answer) setPhotos(answer.photos)
    else focusMessage()
    if (input.current) input.current.value = ''
  }

  const add = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    const light = await lighten(file, {
      type: 'image/jpeg',
      maxBytes: PHOTO_MAX_BYTES,
      largest: PHOTO_SIDES.full,
    })
    // What this browser cannot read, the server may.
    const sent = light === 'unreadable' ? file : light
    if (sent === 'tooLarge' || sent.size > PHOTO_MAX_BYTES) {
      return settle(undefined, SENTENCES.photoTooLarge, '')
    }
    const form = new FormData()
    form.set('photo', sent)
    const { answer, fields, error: failure } = await postForm<Answer>(ownApi(token, 'photos'), form)
    settle(answer, fields.photo ?? failure, 'La photo est ajoutée.')
  }

  const remove = async (event: SubmitEvent<HTMLFormElement>, photo: string) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { answer, error: failure } = await postJson<Answer>(ownApi(token, 'photos/remove'), {
      photo,
    })
    settle(answer, failure, 'La photo est retirée.')
    // The button that was pressed is gone.
    adding.current?.focus()
  }

  return (
    <div ref={adding} tabIndex={-1} className={styles.photos}>
      {error && (
        <div ref={message} tabIndex={-1}>
          <Banner tone="destructive" role="alert">
            {error}
          </Banner>
        </div>
      )}
      <p className={styles.said} role="status">
        {isBusy ? 'Un instant…' : said}
      </p>
      {photos.length > 0 && (
        <ul className={styles.wall}>
          {photos.map(({ url, cardUrl }, at) => (
            <li key={cardUrl}>
              <img src={cardUrl} alt={`L’animal, vue ${at + 1}`} width={200} height={180} />
              <form
                action={ownApi(token, 'photos/remove')}
                method="post"
                onSubmit={(event) => void remove(event, url)}
              >
                <input type="hidden" name="photo" value={url} />
                <Button
                  type="submit"
                  look="plain"
                  isSmall
                  isBusy={isBusy}
                  aria-label={`Retirer la photo ${at + 1}`}
                >
                  Retirer
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {photos.length < LOST_FOUND_LIMITS.photos && (
        <form
          action={ownApi(token, 'photos')}
          method="post"
          encType="multipart/form-data"
          className={styles.add}
        >
          <input
            ref={input}
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label="Ajouter une photo"
            hidden={isReady}
            onChange={(event) => void add(event.currentTarget.files?.[0])}
          />
          {isReady ? (
            <Button look="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
              Ajouter une photo
            </Button>
          ) : (
            <Button type="submit" look="outline">
              Envoyer la photo
            </Button>
          )}
        </form>
      )}
    </div>
  )
}
