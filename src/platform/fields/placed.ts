import type { CollectionBeforeValidateHook, CollectionSlug, NumberField } from 'payload'
import { z } from 'zod'

import { idOf } from '../access/model'

/** Highest place in a list. */
const LAST_PLACE = 9999

/** The place of a thing among those of its shelter, smallest first. */
export const placeField: NumberField = {
  name: 'order',
  type: 'number',
  label: 'Ordre d’affichage',
  min: 0,
  max: LAST_PLACE,
  admin: {
    position: 'sidebar',
    step: 1,
    description: 'Le plus petit nombre vient en premier. Vide\u00a0: à la fin.',
  },
}

export const placeSchema = z
  .number('Un nombre est attendu')
  .int('Un nombre entier est attendu')
  .min(0, '0 au minimum')
  .max(LAST_PLACE, `${LAST_PLACE} au maximum`)
  .optional()

type Row = { id: string; shelter?: string | { id: string } | null; order?: number | null }

/**
 * A thing without a place comes after the others of its shelter.
 * @param collection one that has {@link placeField} and belongs to shelters
 */
export function placeLast(collection: CollectionSlug): CollectionBeforeValidateHook<Row> {
  return async ({ data, originalDoc, req }) => {
    if (!data) return data
    const kept = 'order' in data ? data.order : originalDoc?.order
    const shelter = idOf(data.shelter ?? originalDoc?.shelter)
    if (typeof kept === 'number' || !shelter) return data
    const { docs } = await req.payload.find({
      collection,
      // The places taken count, whoever may see what holds them.
      overrideAccess: true,
      req,
      depth: 0,
      limit: 1,
      pagination: false,
      sort: '-order',
      select: { order: true },
      where: { shelter: { equals: shelter } },
    })
    const [last] = docs as Row[]
    return { ...data, order: Math.min((last?.order ?? 0) + 1, LAST_PLACE) }
  }
}
