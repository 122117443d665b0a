'use client'

import { useLayoutEffect, useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { nameOf, type LibraryPicture } from '../library/picture'
import { MediaPicker } from '../picker/MediaPicker'
import { AltDialog } from './AltDialog'
import styles from './fields.module.scss'
import { labels } from './labels.fr'
import { moved, withMore } from './order'
import { PhotoItem, photoName } from './PhotoItem'
import { PhotoList } from './PhotoList'
import { usePictures } from './use-pictures'

type Props = {
  /** Whose library; null until it is chosen. */
  shelter: string | null
  /** Photos of the library, the main one first. */
  ids: readonly string[]
  /** How many at most. */
  most?: number | undefined
  isLocked?: boolean
  onChange: (ids: string[]) => void
}

/** Photos of a shelter's library in an order that counts: added, moved, described, taken out. */
export function PhotosInput({ shelter, ids, most, isLocked = false, onChange }: Props) {
  const order = ids.join()
  const { pictureOf, error, retry, tell } = usePictures(shelter, ids)
  const [isPicking, setPicking] = useState(false)
  const [described, setDescribed] = useState<LibraryPicture | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const wanted = useRef<string | null>(null)
  const isFull = most !== undefined && ids.length >= most
  const named = (id: string) => photoName(pictureOf(id), ids.indexOf(id))

  // What is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const target = list.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = null
    ;(target ?? add.current)?.focus()
  }, [order])

  const move = (id: string, to: number, part: string) => {
    const from = ids.indexOf(id)
    if (to < 0) return setNews(labels.alreadyFirst(named(id)))
    if (to >= ids.length) return setNews(labels.alreadyLast(named(id)))
    wanted.current = `[data-photo="${id}"] [data-part="${part}"]`
    setNews(labels.moved(named(id), to + 1, ids.length))
    onChange(moved(ids, from, to))
  }

  const remove = (id: string) => {
    const at = ids.indexOf(id)
    const rest = ids.filter((each) => each !== id)
    const next = rest[at] ?? rest[at - 1]
    wanted.current = next ? `[data-photo="${next}"] [data-part="remove"]` : ':scope > none'
    setNews(labels.removed(named(id), rest.length))
    onChange(rest)
  }

  const take = (pictures: LibraryPicture[]) => {
    tell(pictures)
    const result = withMore(
      ids,
      pictures.map(({ id }) => id),
      most,
    )
    setNews(
      [
        labels.added(result.added),
        labels.known(result.known),
        labels.refused(result.refused, most ?? 0),
      ]
        .filter(Boolean)
        .join(' '),
    )
    if (result.added > 0) onChange(result.ids)
  }

  return (
    <>
      <div className={styles.photos}>
        {error && (
          <p className={styles.error} role="alert">
            {error}{' '}
            <button type="button" className={buttons.plain} onClick={retry}>
              {labels.retry}
            </button>
          </p>
        )}
        {ids.length === 0 && (
          <div className={styles.empty}>
            <p>{labels.noPhoto}</p>
            {!isLocked && <p>{labels.noPhotoHint}</p>}
          </div>
        )}
        {ids.length > 0 && (
          <PhotoList ids={ids} nameOf={named} onDrop={(from, to) => onChange(moved(ids, from, to))}>
            <ul ref={list} className={styles.list}>
              {ids.map((id, at) => (
                <PhotoItem
                  key={id}
                  id={id}
                  picture={pictureOf(id)}
                  at={at}
                  total={ids.length}
                  isLocked={isLocked}
                  onMove={(to, part) => move(id, to, part)}
                  onRemove={() => remove(id)}
                  onDescribe={setDescribed}
                />
              ))}
            </ul>
          </PhotoList>
        )}
        {!isLocked && (
          <div className={styles.actions}>
            <button
              ref={add}
              type="button"
              className={buttons.plain}
              aria-disabled={!shelter || isFull || undefined}
              onClick={() => {
                if (isFull) setNews(labels.full(most))
                else if (shelter) setPicking(true)
              }}
            >
              <Icon name="plus" size={20} />
              {labels.add}
            </button>
            {isFull && <p>{labels.full(most)}</p>}
            {!shelter && <p>{labels.noShelter}</p>}
          </div>
        )}
      </div>
      {shelter && (
        <MediaPicker
          shelterId={shelter}
          isOpen={isPicking}
          isMultiple
          onClose={() => setPicking(false)}
          onPick={take}
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
      <div className={styles.hidden} role="status">
        {news}
      </div>
    </>
  )
}
