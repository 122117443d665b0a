import { ofOrganisation } from '@/platform/french.model'
import { Notice } from '@/ui/Notice'
import { PhotoWall } from '@/ui/PhotoWall'

import { readShelter } from '../queries'

type Props = {
  shelterId: string
  content: {
    title: string
    description: string
    limit: number
    cardsPerRow: number
    arrangement?: string
  }
}

/** Template « galerie »: the shelter's photos side by side or turning, each opening large. */
export async function GalleryTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <Notice>Informations du refuge non disponibles</Notice>
  const photos = shelter.photos.slice(0, content.limit)
  // A shelter without photos shows nothing: never a hole in a public page.
  if (photos.length === 0) return null
  return (
    <div>
      <h2>{content.title || 'En images'}</h2>
      {content.description && <p>{content.description}</p>}
      <PhotoWall
        label={`Photos ${ofOrganisation(shelter.name)}`}
        perRow={content.cardsPerRow}
        photos={photos}
        isCarousel={content.arrangement === 'carousel'}
      />
    </div>
  )
}
