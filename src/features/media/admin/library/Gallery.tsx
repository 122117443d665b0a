'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState, type KeyboardEvent } from 'react'

import { AdminTooltip } from '@/ui/AdminTooltip'
import buttons from '@/ui/admin-buttons.module.scss'
import { SelectionBar } from '@/ui/AdminList/SelectionBar'
import { useListAddress } from '@/ui/AdminList/use-list-address'
import { useSelection } from '@/ui/AdminList/use-selection'
import { Icon } from '@/ui/Icon'

import { Lightbox } from '../lightbox/Lightbox'
import { AddButton, useFileChoice } from '../upload/AddButton'
import { UploadArea } from '../upload/UploadArea'
import { UploadTray } from '../upload/UploadTray'
import { useUploads } from '../upload/use-uploads'
import { Browser } from './Browser'
import { DeleteDialog } from './DeleteDialog'
import { Details } from './Details'
import styles from './Gallery.module.scss'
import { detailLabels as words, labels } from './labels.fr'
import { Overlay } from './Overlay'
import { nameOf, type LibraryPicture } from './picture'
import { libraryList, openPicture } from './query'
import { Toolbar } from './Toolbar'
import { useIsWide } from './use-is-wide'
import { useLibrary } from './use-library'
import { useShown } from './use-shown'
import { useView } from './use-view'

/** The library of a shelter: find, add, describe, look at and delete pictures. */
export function Gallery({ shelter }: { shelter: string }) {
  const { view: query, setView: setQuery } = useListAddress(libraryList)
  const { view: opened, setView: setOpened } = useListAddress(openPicture)
  const shownId = opened.image || null
  const setShown = (image: string | null) => setOpened({ image: image ?? '' })
  const [view, setView] = useView()
  const library = useLibrary(shelter, query)
  const { pictures, total, refresh, replace } = library
  const selection = useSelection(pictures)
  const [enlargedId, setEnlarged] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<readonly LibraryPicture[]>([])
  const root = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()

  const { uploads, queue } = useUploads(shelter, () => void refresh())
  const { field, open } = useFileChoice(uploads.add)

  const { shown, place, isListed } = useShown(shelter, shownId, pictures)

  const focusTile = (id: string | null | undefined) =>
    root.current?.querySelector<HTMLElement>(id ? `[data-tile="${id}"]` : '[data-tile]')?.focus()
  const close = () => {
    setShown(null)
    // Once the pictures have their room again.
    requestAnimationFrame(() => focusTile(shown?.id))
  }
  const saved = (picture: LibraryPicture) => {
    uploads.change(picture)
    void replace(picture)
  }
  const deleted = (ids: string[]) => {
    const neighbour = pictures.find(({ id }, index) => index >= place && !ids.includes(id))
    if (shownId && ids.includes(shownId)) setShown(null)
    selection.stop()
    toast.success(words.removed(ids.length))
    void refresh().then(() => requestAnimationFrame(() => focusTile(neighbour?.id)))
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (selection.chosen) selection.stop()
    else if (shown) close()
  }

  const previous = pictures[place - 1]
  const next = pictures[isListed ? place + 1 : place]
  const details = shown && !selection.chosen && (
    <Details
      key={shown.id}
      shelter={shelter}
      picture={shown}
      onSaved={saved}
      onEnlarge={() => setEnlarged(shown.id)}
      onRemove={() => setDoomed([shown])}
      onClose={close}
      onPrevious={previous && (() => setShown(previous.id))}
      onNext={next && (() => setShown(next.id))}
    />
  )
  return (
    <div ref={root} className={styles.gallery}>
      <UploadArea onFiles={uploads.add} pasteIn="document">
        <header className={styles.header}>
          <div>
            <h1>{labels.title}</h1>
            <p>{library.isLoading ? labels.loading : labels.count(total)}</p>
          </div>
          <div className={styles.add}>
            <AddButton onClick={open} />
            {field}
          </div>
        </header>
        <div className={styles.toolbar}>
          <Toolbar query={query} onQuery={setQuery} view={view} onView={setView}>
            <button
              type="button"
              className={styles.filter}
              aria-pressed={query.withoutAlt}
              onClick={() => setQuery({ ...query, withoutAlt: !query.withoutAlt })}
            >
              {query.withoutAlt && <Icon name="check" size={18} />}
              {labels.withoutAlt}
            </button>
            <button
              type="button"
              className={styles.filter}
              aria-pressed={selection.chosen !== null}
              onClick={selection.chosen ? selection.stop : selection.start}
            >
              {labels.select}
            </button>
          </Toolbar>
        </div>
        <UploadTray uploads={uploads} queue={queue} shelter={shelter} onSaved={saved} />
        <div className={styles.split} data-open={Boolean(details) || undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a second way: each thing it closes has its button */}
          <div className={styles.main} onKeyDown={onEscape}>
            <Browser
              library={library}
              query={query}
              onQuery={setQuery}
              onAdd={open}
              view={view}
              chosen={selection.chosen ?? undefined}
              shownId={details ? shown?.id : null}
              onOpen={(picture, isRange) =>
                selection.chosen ? selection.press(picture.id, isRange) : setShown(picture.id)
              }
              actions={
                selection.chosen
                  ? undefined
                  : (picture, tabIndex) => (
                      <TileActions
                        name={nameOf(picture)}
                        tabIndex={tabIndex}
                        onEnlarge={() => setEnlarged(picture.id)}
                        onRemove={() => setDoomed([picture])}
                      />
                    )
              }
            />
          </div>
          {details && isWide && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its close button does the same
            <aside className={styles.panel} aria-label={words.heading} onKeyDown={onEscape}>
              {details}
            </aside>
          )}
        </div>
        {selection.chosen && (
          <SelectionBar
            text={labels.chosen(selection.chosen.size)}
            onAll={selection.all}
            onStop={selection.stop}
          >
            <button
              type="button"
              className={buttons.danger}
              aria-disabled={selection.rows.length === 0 || undefined}
              onClick={() => selection.rows.length > 0 && setDoomed(selection.rows)}
            >
              {selection.rows.length > 0 ? labels.removeMany(selection.rows.length) : labels.remove}
            </button>
          </SelectionBar>
        )}
      </UploadArea>
      {details && !isWide && (
        <Overlay label={words.heading} className={styles.sheet} onClose={close}>
          {details}
        </Overlay>
      )}
      {enlargedId && (
        <Lightbox
          pictures={shown?.id === enlargedId && !isListed ? [shown] : pictures}
          id={enlargedId}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
      {doomed.length > 0 && (
        <DeleteDialog
          shelter={shelter}
          pictures={doomed}
          onClose={() => setDoomed([])}
          onDeleted={deleted}
        />
      )}
    </div>
  )
}

type ActionsProps = { name: string; tabIndex: number; onEnlarge: () => void; onRemove: () => void }

function TileActions({ name, tabIndex, onEnlarge, onRemove }: ActionsProps) {
  return (
    <>
      <AdminTooltip text={labels.enlarge}>
        <button
          type="button"
          className={styles.action}
          tabIndex={tabIndex}
          aria-label={labels.enlargeOf(name)}
          onClick={onEnlarge}
        >
          <Icon name="eye" size={20} />
        </button>
      </AdminTooltip>
      <AdminTooltip text={labels.remove}>
        <button
          type="button"
          className={styles.action}
          tabIndex={tabIndex}
          aria-label={labels.removeOf(name)}
          onClick={onRemove}
        >
          <Icon name="trash" size={20} />
        </button>
      </AdminTooltip>
    </>
  )
}
