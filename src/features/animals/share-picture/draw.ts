import { pictureKey } from '@/features/media/model'
import type { Picture } from '@/features/media/queries'
import { townLabel } from '@/platform/geo/model'
import { drawShareCard } from '@/platform/pictures/share-card'

import { breedLabel, SEX_LABELS, SPECIES_LABELS } from '../model'
import type { FoundAnimal } from '../queries'
import { badgeOf, bornLabel } from '../wording'

const keyOf = (photo: Picture | undefined): string | null => {
  const name = (photo?.card2x ?? photo?.url)?.split('/').pop()
  return name ? pictureKey(decodeURIComponent(name)) : null
}

const TONES = {
  adopted: ['#e2f1ea', '#12483a'],
  reserved: ['#fdeedd', '#7a3f06'],
  sos: ['#b83a4b', '#ffffff'],
  none: ['#1e6b57', '#ffffff'],
} as const

/** The picture that stands for an animal where its page is shared: a PNG of 1200×630. */
export function drawSharePicture({ animal, shelter }: FoundAnimal): Promise<Response> {
  const { name, species, sex, photos } = animal
  const badge = badgeOf({
    sex,
    isAdopted: animal.status === 'ADOPTED',
    isReserved: Boolean(animal.isReserved),
    isSos: Boolean(animal.isSos),
  }) ?? { word: 'À adopter', tone: 'none' as const }
  const [background, color] = TONES[badge.tone]
  return drawShareCard({
    photo: keyOf(photos[0]),
    badge: { word: badge.word, background, color },
    title: name,
    facts: [SPECIES_LABELS[species], SEX_LABELS[sex], bornLabel(animal)]
      .filter(Boolean)
      .join(' · '),
    detail: breedLabel(animal),
    foot: [shelter.name, townLabel(shelter.city, shelter.department)],
  })
}
