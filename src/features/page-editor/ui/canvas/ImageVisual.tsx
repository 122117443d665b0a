'use client'

import useSWR from 'swr'

import { ImageBlock } from '@/features/pages/components/ImageBlock'
import type { ImageContent } from '@/features/pages/schema'
import { toPicture, type Picture } from '@/features/media/queries'
import type { Media } from '@/payload-types'
import { cmsAddress, type Address } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import { fieldLabels, labels } from '../../labels.fr'
import { updateContent } from '../../state/commands/update-content'
import { useEditorContext } from '../context'
import { Placeholder } from './Placeholder'

const readPicture = async (url: Address<Media>): Promise<Picture | null> =>
  toPicture(await readAt(url))

/** The address that was kept with the block, as a picture: nothing to ask the server for. */
function kept({ mediaId, src, alt, width, height }: ImageContent): Picture | undefined {
  if (!src || !mediaId) return undefined
  const size = { width: width ?? 0, height: height ?? 0 }
  const more = { caption: '', card: src, card2x: null, thumb: src, srcSet: '', colours: '' }
  return { id: mediaId, url: src, alt, ...size, ...more }
}

/** A block without a picture, which leads to the choice of one. */
function EmptyImage({ id, content }: { id: string; content: ImageContent }) {
  const { editor, pickers, readOnly } = useEditorContext()
  const words = <Placeholder icon="image">{labels.emptyImage}</Placeholder>
  if (readOnly) return words
  return (
    <pickers.ImageChoice
      onPick={({ alt, decorative, ...image }) =>
        // What was written for this page wins over what the library says.
        editor.run(updateContent, {
          blockId: id,
          values: content.alt ? image : { ...image, alt, decorative },
        })
      }
    >
      {words}
    </pickers.ImageChoice>
  )
}

type Props = { id: string; content: ImageContent; widthPx: number }

/** A picture as visitors see it. */
export function ImageVisual({ id, content, widthPx }: Props) {
  const { mediaId, src } = content
  const here = kept(content)
  const url =
    mediaId && !here
      ? cmsAddress<Media>(`/api/cms/media/${encodeURIComponent(mediaId)}?depth=0`)
      : null
  const { data, error } = useSWR<Picture | null, Error>(url, readPicture, {
    revalidateOnFocus: false,
  })
  if (!mediaId && !src) return <EmptyImage id={id} content={content} />
  if (error || data === null) {
    return <Placeholder icon="image">{fieldLabels.imageGone}</Placeholder>
  }
  const picture = here ?? data
  if (mediaId && !picture) return <Placeholder icon="image">{labels.loading}</Placeholder>
  return (
    <div inert>
      <ImageBlock content={content} picture={picture} widthPx={widthPx} />
    </div>
  )
}
