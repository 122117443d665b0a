'use client'

import { useMemo, useState, type ComponentProps } from 'react'

import { MediaPicker } from '@/features/media/admin/picker/MediaPicker'

import { fieldLabels, labels } from '../../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import type { Pickers } from '../../ui/context'
import styles from './pickers.module.scss'
import { useRow } from './use-row'
import { useShelterId } from '../use-shelter-id'

type Media = { url?: string | null; thumbnailURL?: string | null }

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

type LibraryPicture = Parameters<ComponentProps<typeof MediaPicker>['onPick']>[0][number]
type OnPick = ComponentProps<Pickers['ImagePicker']>['onPick']

/** The library's picture as a block keeps it. */
const asPicked = (picture: LibraryPicture): Parameters<OnPick>[0] => ({
  mediaId: picture.id,
  // Without the host: the page then survives a change of domain.
  src: picture.url.replace(/^https?:\/\/[^/]+/, ''),
  width: picture.width || null,
  height: picture.height || null,
  alt: picture.alt,
  decorative: picture.isDecorative,
})

/** An empty block that is pressed asks for its picture. */
export const ImageChoice: Pickers['ImageChoice'] = ({ onPick, children }) => {
  const shelter = useShelterId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {shelter && (
        <MediaPicker
          shelterId={shelter}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onPick={([picture]) => picture && onPick(asPicked(picture))}
        />
      )}
    </>
  )
}

/** Chooses a picture in the library of the page's shelter, or adds one to it. */
export const ImagePicker: Pickers['ImagePicker'] = ({ mediaId, src, onPick, onRemove }) => {
  const shelter = useShelterId()
  const [isOpen, setOpen] = useState(false)
  const isChosen = Boolean(mediaId ?? src)
  const initial = useMemo(() => (mediaId ? [mediaId] : []), [mediaId])
  return (
    <div className={styles.picker}>
      {isChosen && <ImageThumb mediaId={mediaId} src={src} />}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={!shelter || undefined}
          aria-haspopup="dialog"
          onClick={() => shelter && setOpen(true)}
        >
          {isChosen ? fieldLabels.changeImage : fieldLabels.chooseImage}
        </button>
        {isChosen && (
          <button type="button" className={buttons.plain} onClick={onRemove}>
            {fieldLabels.removeImage}
          </button>
        )}
      </div>
      {!shelter && <p>{fieldLabels.noShelter}</p>}
      {shelter && (
        <MediaPicker
          shelterId={shelter}
          isOpen={isOpen}
          initial={initial}
          onClose={() => setOpen(false)}
          onPick={([picture]) => picture && onPick(asPicked(picture))}
        />
      )}
    </div>
  )
}
