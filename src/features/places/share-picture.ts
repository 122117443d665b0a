import { env } from '@/platform/env'
import { drawShareCard } from '@/platform/pictures/share-card'

import { KIND_LABELS, placePath } from './model'
import type { PublicPlace } from './view'
import { acceptsWords, placeLine } from './wording.model'

/** The picture that stands for a place where its page is shared: a PNG of 1200×630. */
export const drawPlacePicture = (place: PublicPlace): Promise<Response> =>
  drawShareCard({
    photo: null,
    badge: { word: KIND_LABELS[place.kind], background: '#1e6b57', color: '#ffffff' },
    title: place.name,
    facts: acceptsWords(place),
    detail: placeLine({ ...place, address: null }),
    foot: [place.phone ?? '', new URL(placePath(place.slug), env.publicUrl).host],
  })
