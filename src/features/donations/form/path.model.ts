import { givePath } from '@/features/campaigns/model'

import type { CheckoutType } from '../model'

/** The page of the form by which a gift was made: where it may be made again. */
export function formPath(gift: {
  kind: CheckoutType
  shelter: { slug: string } | null
  animal: { id: string } | null
  campaign?: { slug: string } | null
}): string {
  const { kind, shelter, animal, campaign } = gift
  if (!shelter) return '/don/plateforme'
  const home = `/shelter/${shelter.slug}`
  if (campaign) return givePath(shelter.slug, campaign.slug)
  if (kind !== 'sponsorship') return `${home}/donate`
  return animal ? `${home}/animals/${animal.id}/parrainer` : `${home}/sponsor`
}
