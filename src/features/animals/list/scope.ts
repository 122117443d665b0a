import type { Payload } from 'payload'

import { findPlace, type SearchPlace } from '@/platform/geo/places'
import { paymentProvider } from '@/platform/payments/provider'

import type { Scope } from './types'
import { RADIUS } from './labels'
import { sheltersWithin } from './near'
import type { Wanted } from './query'

/** Finds the place and the shelters that the filters speak of. */
export async function scopeOf(
  payload: Payload,
  filters: Wanted,
  shelter: string | null,
): Promise<Scope & { place: SearchPlace | null }> {
  const place = filters.near ? findPlace(filters.near) : null
  const radius = (filters.radiusKm ?? RADIUS.default) * 1000
  const near = place ? await sheltersWithin(payload, place, radius) : null
  const isGivingOn = paymentProvider() !== null
  return { shelter, near, place, now: new Date(), isGivingOn, corrections: new Map() }
}
