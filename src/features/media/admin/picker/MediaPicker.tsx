'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { Browser } from '../library/Browser'
import { labels } from '../library/labels.fr'
import { Overlay } from '../library/Overlay'
import type { LibraryPicture } from '../library/picture'
import { libraryList } from '../library/query'
import { Toolbar } from '../library/Toolbar'
import { useLibrary } from '../library/use-library'
import { useView } from '../library/use-view'
import { AddButton, useFileChoice } from '../upload/AddButton'
import { UploadArea } from '../upload/UploadArea'
import { UploadTray } from '../upload/UploadTray'
import { useUploads } from '../upload/use-uploads'
import { replaced, toggle, withArrived, withPinned, type Choice } from './choice'
import styles from './MediaPicker.module.scss'
import { usePinned } from './use-pinned'

export type MediaPickerProps = {
  /** Id or slug of the shelter whose library is shown. */
  shelterId: string
  isOpen: boolean
  /** The person gave up, or the choice was told: nothing else closes the dialog. */
  onClose: () => void
  /** The chosen pictures, in the order of the choice; called once, before `onClose`. */
  onPick: (pictures: LibraryPicture[]) => void
  /** Several pictures, in the order in which they are pressed. */
  isMultiple?: boolean
  /** Ids of the pictures that are chosen now: the dialog opens on them. */
  initial?: readonly string[]
}

const NOTHING: readonly string[] = []

function OpenPicker({
  shelterId,
  onClose,
  onPick,
  isMultiple = false,
  initial = NOTHING,
}: Omit<MediaPickerProps, 'isOpen'>) {
  const [query, setQuery] = useState(libraryList.usual)
  const [view, setView] = useView()
  const [touched, setTouched] = useState<Choice | null>(null)
  const library = useLibrary(shelterId, query)
  const pinned = usePinned(shelterId, initial)
  const choice = touched ?? pinned
  const isWhole = !library.isLoading && !query.search && !query.withoutAlt

  const { uploads, queue } = useUploads(shelterId, (picture) => {
    setTouched(withArrived(choice, picture, isMultiple))
    void library.refresh()
  })
  const { field, open } = useFileChoice(uploads.add)
  const pick = (pictures: Choice) => {
    onPick([...pictures])
    onClose()
  }
  const label = isMultiple ? labels.pickMany : labels.pickOne
  return (
    <Overlay label={label} className={styles.dialog} onClose={onClose}>
      <UploadArea onFiles={uploads.add} pasteIn="area" className={styles.body}>
        <header className={styles.head}>
          <h2>{label}</h2>
          <AddButton isQuiet onClick={open} />
          <button
            type="button"
            className={buttons.icon}
            aria-label={labels.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
          {field}
        </header>
        <Toolbar query={query} onQuery={setQuery} view={view} onView={setView} />
        <div className={styles.scroll}>
          <UploadTray
            uploads={uploads}
            queue={queue}
            shelter={shelterId}
            onSaved={(picture) => {
              uploads.change(picture)
              setTouched(replaced(choice, picture))
              void library.replace(picture)
            }}
          />
          <Browser
            library={
              isWhole ? { ...library, pictures: withPinned(library.pictures, pinned) } : library
            }
            query={query}
            onQuery={setQuery}
            onAdd={open}
            view={view}
            chosen={new Set(choice.map(({ id }) => id))}
            onOpen={(picture) => setTouched(toggle(choice, picture, isMultiple))}
            onUse={isMultiple ? undefined : (picture) => pick([picture])}
          />
        </div>
        <footer className={styles.foot}>
          <p role="status">{labels.chosen(choice.length)}</p>
          <button type="button" className={buttons.plain} onClick={onClose}>
            {labels.cancel}
          </button>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={choice.length === 0 || undefined}
            onClick={() => choice.length > 0 && pick(choice)}
          >
            {labels.useMany(choice.length)}
          </button>
        </footer>
      </UploadArea>
    </Overlay>
  )
}

/**
 * Chooses pictures in the library of a shelter, or adds them there first. Nothing changes
 * until « Utiliser cette image »; the focus goes back to what opened it.
 */
export function MediaPicker({ isOpen, ...props }: MediaPickerProps) {
  return isOpen ? <OpenPicker {...props} /> : null
}
