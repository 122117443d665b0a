import { fileNameOf } from '@/features/media/address.model'
import { pictureKey } from '@/features/media/model'
import { env } from '@/platform/env'
import { departmentLabel } from '@/platform/geo/departments.model'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { drawShareCard, type ShareCard } from '@/platform/pictures/share-card'

import { SHELTER_TYPE_LABELS } from './model'
import type { PublicShelter } from './queries'
import { readableTheme } from './theme/model'

type Shared = Pick<PublicShelter, 'name' | 'slug' | 'city' | 'department' | 'shortDescription'> &
  Pick<PublicShelter, 'photos' | 'logo' | 'theme' | 'shelterType'>

/** The key in the storage of a picture of the library. @param path of its file, on the site */
export function shareKey(path: string | null | undefined): string | null {
  const name = path ? fileNameOf(path) : null
  return name && pictureKey(name)
}

/** Colours of a shelter, and its name at the foot: what every picture of its site shares. */
export function shelterCard(
  shelter: Pick<Shared, 'name' | 'city' | 'department' | 'theme'>,
  word: string,
): Pick<ShareCard, 'badge' | 'foot'> {
  const { buttonColor, buttonTextColor } = readableTheme(shelter.theme)
  const { city, department } = shelter
  return {
    badge: { word, background: buttonColor, color: buttonTextColor },
    foot: [shelter.name, department ? `${city}, ${departmentLabel(department)}` : city],
  }
}

/** What a shared link of a shelter's page shows when the page has no picture of its own. */
export const shelterPicture = ({ slug, name, city }: Pick<Shared, 'slug' | 'name' | 'city'>) => ({
  url: `/shelter/${slug}/partage.png`,
  ...SHARE_SIZE,
  alt: city ? `${name}, à ${city}` : name,
})

/** The picture that stands for a shelter where its pages are shared: a PNG of 1200×630. */
export function drawShelterPicture(shelter: Shared): Promise<Response> {
  const { photos, shelterType: type } = shelter
  const [photo] = photos
  const card = shelterCard(shelter, type && type !== 'OTHER' ? SHELTER_TYPE_LABELS[type] : 'Refuge')
  return drawShareCard({
    photo: shareKey(photo?.url),
    logo: shareKey(shelter.logo?.url),
    badge: card.badge,
    title: shelter.name,
    facts: '',
    detail: shelter.shortDescription,
    // Its name is the title already.
    foot: [card.foot[1], new URL(env.publicUrl).host],
  })
}
