'use client'

import { useRef } from 'react'

import { fieldLabels, labels } from '../../labels.fr'
import buttons from '../../ui/buttons.module.scss'
import type { Pickers } from '../../ui/context'
import styles from './pickers.module.scss'
import { useRow } from './use-row'
import { useShelterDrawer } from './use-shelter-drawer'

type Media = {
  id: string
  url?: string | null
  thumbnailURL?: string | null
  alt?: string | null
  decorative?: boolean | null
  width?: number | null
  height?: number | null
}

/** Without the host when it is ours: the page then survives a change of domain. */
function ownAddress(url: string | null | undefined): string {
  if (!url) return ''
  const { origin, pathname, search } = new URL(url, window.location.href)
  return origin === window.location.origin ? pathname + search : url
}

/** The picture of a block, small; its words are beside it. */
export const ImageThumb: Pickers['ImageThumb'] = ({ mediaId, src }) => {
  const { data, error, isLoading, mutate } = useRow<Media>('media', mediaId)
  if (isLoading) return <p role="status">{labels.loading}</p>
  if (error) {
    return (
      <p className={styles.gone} role="alert">
        {fieldLabels.imageGone}{' '}
        <button type="button" className={buttons.plain} onClick={() => void mutate()}>
          {labels.retry}
        </button>
      </p>
    )
  }
  const address = data?.thumbnailURL ?? data?.url ?? src
  return address ? <img className={styles.thumb} src={address} alt="" /> : null
}

/** Chooses a picture in the library of the page's shelter. */
export const ImagePicker: Pickers['ImagePicker'] = ({ mediaId, src, onPick, onRemove }) => {
  const { Drawer, openDrawer, closeDrawer, hasShelter } = useShelterDrawer('media')
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = Boolean(mediaId ?? src)
  return (
    <div className={styles.picker}>
      {isChosen && <ImageThumb mediaId={mediaId} src={src} />}
      <div className={styles.actions}>
        <button
          ref={button}
          type="button"
          className={buttons.plain}
          aria-disabled={!hasShelter || undefined}
          onClick={() => hasShelter && openDrawer()}
        >
          {isChosen ? fieldLabels.changeImage : fieldLabels.chooseImage}
        </button>
        {isChosen && (
          <button type="button" className={buttons.plain} onClick={onRemove}>
            {fieldLabels.removeImage}
          </button>
        )}
      </div>
      {!hasShelter && <p>{fieldLabels.noShelter}</p>}
      <Drawer
        allowCreate
        enableRowSelections={false}
        onSelect={({ doc }) => {
          const media = doc as Media
          onPick({
            mediaId: media.id,
            src: ownAddress(media.url),
            width: media.width ?? null,
            height: media.height ?? null,
            alt: media.alt ?? '',
            decorative: media.decorative ?? false,
          })
          closeDrawer()
          button.current?.focus()
        }}
      />
    </div>
  )
}
