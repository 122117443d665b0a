import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'

import type { Animal } from '@/payload-types'
import { enqueue } from '@/platform/jobs/enqueue'

import { tellLikers } from './tasks'

const tellAdopted: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.id || doc.status !== 'ADOPTED' || previousDoc.status === 'ADOPTED') return
  await enqueue(req, tellLikers, { animal: doc.id })
}

/**
 * Animals whose adoption is told to those who like them: the animals room knows nothing of likes,
 * so the composition root puts the two together.
 */
export const followedByLikers = (animals: CollectionConfig): CollectionConfig => ({
  ...animals,
  hooks: {
    ...animals.hooks,
    afterChange: [...(animals.hooks?.afterChange ?? []), tellAdopted],
  },
})
