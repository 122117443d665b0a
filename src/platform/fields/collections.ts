import type { CollectionSlug, Payload } from 'payload'

/** Whether a text that came from outside names a collection of the program. */
export const isCollection = (
  { collections }: Pick<Payload, 'collections'>,
  slug: string,
): slug is CollectionSlug => Object.hasOwn(collections, slug)
