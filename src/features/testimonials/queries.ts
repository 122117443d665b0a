import type { Payload } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

export type PublicTestimonial = {
  id: string
  authorName: string
  text: string
  /** ISO date of what is told, or null. */
  date: string | null
  photo: Picture | null
  /** The animal it is about, while its page is public. */
  animal: { id: string; name: string } | null
}

async function namesOf(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'animals',
    // As a visitor: an animal without a public page is not named.
    overrideAccess: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    where: { id: { in: ids } },
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

const isId = (value: unknown): value is string => typeof value === 'string'

/** The visible testimonials of a shelter to which the person agreed, in its order. */
export const listTestimonials = cached(
  async (shelterId: string, limit: number): Promise<PublicTestimonial[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'testimonials',
      // The rows are the team's; those that the conditions below name are for everybody.
      overrideAccess: true,
      depth: 0,
      limit,
      pagination: false,
      sort: ['order', 'createdAt'],
      where: {
        and: [
          { shelter: { equals: shelterId } },
          { visible: { equals: true } },
          { consent: { equals: true } },
        ],
      },
      select: { authorName: true, text: true, date: true, photo: true, animal: true },
    })
    const [pictures, names] = await Promise.all([
      readPictures(payload, docs.map(({ photo }) => photo).filter(isId)),
      namesOf(payload, docs.map(({ animal }) => animal).filter(isId)),
    ])
    return docs.map(({ id, authorName, text, date, photo, animal }) => {
      const name = names.get(String(animal))
      return {
        id,
        authorName,
        text,
        date: date ?? null,
        photo: pictures.get(String(photo)) ?? null,
        animal: name ? { id: String(animal), name } : null,
      }
    })
  },
  {
    key: 'testimonials.list',
    // An animal that is renamed or hidden changes what is said of it.
    tags: (shelterId) => [tags.shelterTestimonials(shelterId), tags.shelterAnimals(shelterId)],
  },
)
