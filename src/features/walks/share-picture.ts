import { fileNameOf } from '@/features/media/address.model'
import { pictureKey } from '@/features/media/model'
import { env } from '@/platform/env'
import { townLabel } from '@/platform/geo/model'
import { drawShareCard } from '@/platform/pictures/share-card'

import { DIFFICULTY_LABELS, DOG_RULE_LABELS, durationWords, lengthWords, LIST_PATH } from './model'
import type { PublicWalk } from './view'

/** The picture that stands for a walk where its page is shared: a PNG of 1200×630. */
export function drawWalkPicture(walk: PublicWalk): Promise<Response> {
  const { coverImage, dogRule, duration, city, department } = walk
  const name = coverImage && fileNameOf(coverImage)
  return drawShareCard({
    photo: name ? pictureKey(name) : null,
    badge: {
      word: dogRule ? DOG_RULE_LABELS[dogRule] : 'Promenade',
      background: dogRule === 'FORBIDDEN' ? '#b83a4b' : '#1e6b57',
      color: '#ffffff',
    },
    title: walk.name,
    facts: [lengthWords(walk.distance), duration && durationWords(duration)]
      .filter(Boolean)
      .join(' · '),
    detail: DIFFICULTY_LABELS[walk.difficulty],
    foot: [city ? townLabel(city, department) : '', `${new URL(env.publicUrl).host}${LIST_PATH}`],
  })
}
