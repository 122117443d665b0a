'use client'

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { placeFor } from './keys'
import { labels } from './labels.fr'
import type { LibraryPicture } from './picture'
import { PictureTile } from './PictureTile'
import styles from './PictureGrid.module.scss'

export type View = 'grid' | 'list'

type Props = {
  pictures: readonly LibraryPicture[]
  view: View
  /** Ids of the chosen pictures; none when tiles do not choose but open. */
  chosen?: ReadonlySet<string>
  /** The picture that is on show beside the grid. */
  shownId?: string | null
  onOpen: (picture: LibraryPicture, isRange: boolean) => void
  onUse?: (picture: LibraryPicture) => void
  actions?: (picture: LibraryPicture, tabIndex: number) => ReactNode
}

/** How many tiles the style sheet puts in a row. */
const columnsOf = (list: HTMLElement) =>
  getComputedStyle(list).gridTemplateColumns.split(' ').filter(Boolean).length

/** The pictures: one stop of the Tab key, arrows in two directions, Home and End. */
export function PictureGrid({ pictures, view, chosen, shownId, onOpen, onUse, actions }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [currentId, setCurrentId] = useState<string | null>(null)
  const firstChosen = pictures.find(({ id }) => id === shownId || chosen?.has(id))
  const fallback = firstChosen ?? pictures[0]
  const current = pictures.find(({ id }) => id === currentId) ?? fallback

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!list.current || event.altKey || event.ctrlKey || event.metaKey) return
    const at = pictures.findIndex(({ id }) => id === current?.id)
    const place = placeFor(event.key, at, pictures.length, columnsOf(list.current))
    if (place === null) return
    event.preventDefault()
    setCurrentId(pictures[place]?.id ?? null)
    list.current.querySelectorAll<HTMLElement>('[data-tile]')[place]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go between buttons, which each answer for themselves
    <ul
      ref={list}
      className={styles.grid}
      data-view={view}
      aria-label={labels.pictures}
      onKeyDown={onKeyDown}
    >
      {pictures.map((picture) => {
        const tabIndex = picture.id === current?.id ? 0 : -1
        return (
          <PictureTile
            key={picture.id}
            picture={picture}
            tabIndex={tabIndex}
            isChosen={chosen?.has(picture.id)}
            isShown={picture.id === shownId}
            onFocus={() => setCurrentId(picture.id)}
            onOpen={(isRange) => onOpen(picture, isRange)}
            onUse={onUse && (() => onUse(picture))}
          >
            {actions?.(picture, tabIndex)}
          </PictureTile>
        )
      })}
    </ul>
  )
}
