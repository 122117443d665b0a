import type { CollectionAfterChangeHook } from 'payload'

import type { Animal } from '@/payload-types'
import { enqueue } from '@/platform/jobs/enqueue'
import { extendCollections } from '@/platform/plugins'

import { tellLikers } from './tasks'

const tellAdopted: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.id || doc.status !== 'ADOPTED' || previousDoc.status === 'ADOPTED') return
  await enqueue(req, tellLikers, { animal: doc.id })
}

/** An adoption is told to those who like the animal. */
export const likesPlugin = extendCollections({ animals: { afterChange: [tellAdopted] } })
