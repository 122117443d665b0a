'use client'

import { PhotoViewer } from '@/ui/PhotoViewer'

import { detailLabels } from '../library/labels.fr'
import { nameOf, pathOf, previewOf, type LibraryPicture } from '../library/picture'

type Props = {
  pictures: readonly LibraryPicture[]
  /** The picture on show. */
  id: string
  onShow: (id: string) => void
  onClose: () => void
}

/** The pictures of the library over the whole window, one after the other. */
export function Lightbox({ pictures, id, onShow, onClose }: Props) {
  const photos = pictures.map((picture) => ({
    id: picture.id,
    url: previewOf(picture),
    srcSet: ['wide', 'full']
      .map((name) => picture.sizes[name])
      .filter((size) => size !== undefined)
      .map(({ url, width }) => `${pathOf(url)} ${width}w`)
      .join(', '),
    alt: picture.isDecorative ? '' : picture.alt,
    caption: nameOf(picture),
    width: picture.width,
    height: picture.height,
  }))
  const at = pictures.findIndex((picture) => picture.id === id)
  if (at < 0) return null
  return (
    <PhotoViewer
      photos={photos}
      label={detailLabels.viewer}
      at={at}
      onShow={(place) => onShow(pictures[place]?.id ?? id)}
      onClose={onClose}
    />
  )
}
