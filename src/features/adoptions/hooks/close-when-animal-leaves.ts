import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'

import type { AnimalStatus } from '@/features/animals/model'
import type { Animal } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { messageFacts } from '../facts'
import { animalLeftMessage } from '../messages.model'
import { closeRequests, otherOpenRequests } from '../steps'

/** States in which an animal is not adopted by anybody any more. */
const GONE: readonly AnimalStatus[] = ['DECEASED', 'ARCHIVED', 'RETURNED']

/**
 * One door to an adoption: while families wait for an answer, only the end of a request marks
 * the animal as adopted. Otherwise the law's seven days could be forgotten, and the families too.
 */
const oneDoor: CollectionBeforeChangeHook<Animal> = async ({ data, originalDoc, req }) => {
  const adopted = data.status === 'ADOPTED' && originalDoc?.id && originalDoc.status !== 'ADOPTED'
  if (!adopted || req.context.completing) return data
  const waiting = await otherOpenRequests(req, originalDoc.id, null)
  if (waiting.length === 0) return data
  const count = waiting.length
  const [requests, are] = count > 1 ? [`${count} demandes`, 'sont'] : ['Une demande', 'est']
  const message = `${requests} d’adoption ${are} en cours pour ${originalDoc.name}\u00a0: finalisez celle de la famille choisie, ou refusez-${count > 1 ? 'les' : 'la'}`
  return refuseRule('animals', [{ path: 'status', message }])
}

/** Families who wait for an animal that leaves in another way are told, with care. */
const closeRequestsOf: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  const left = GONE.includes(doc.status) && doc.status !== previousDoc?.status
  const deleted = Boolean(doc.deletedAt) && !previousDoc?.deletedAt
  if (!left && !deleted) return
  const hasDied = doc.status === 'DECEASED'
  const reason = hasDied ? `${doc.name} est décédé` : `${doc.name} n’est plus à l’adoption`
  const rows = await otherOpenRequests(req, doc.id, null)
  await closeRequests(req, rows, 'ANIMAL_LEFT', reason, (about) =>
    animalLeftMessage(messageFacts(about), hasDied),
  )
}

/**
 * Animals whose requests follow what happens to them: the animals room knows nothing of
 * adoptions, so the composition root puts the two together.
 */
export const followedByRequests = (animals: CollectionConfig): CollectionConfig => ({
  ...animals,
  hooks: {
    ...animals.hooks,
    beforeChange: [...(animals.hooks?.beforeChange ?? []), oneDoor],
    afterChange: [...(animals.hooks?.afterChange ?? []), closeRequestsOf],
  },
})
