import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'

import type { AnimalStatus } from '@/features/animals/model'
import type { Animal } from '@/payload-types'
import { can, idOf, ROLE_LABELS, roleNeededFor } from '@/platform/access/model'
import { ofName } from '@/platform/french.model'
import { refuseRule } from '@/platform/validation/issues'

import { messageFacts } from '../facts'
import { animalLeftMessage } from '../messages.model'
import { needsCertificate } from '../model'
import { countOpenRequests } from '../open-requests'
import { closeOpenRequests } from '../steps'

/** States in which an animal is not adopted by anybody any more. */
const GONE: readonly AnimalStatus[] = ['DECEASED', 'ARCHIVED', 'RETURNED']

/**
 * One way to an adoption: while families wait for an answer, only the end of a request marks
 * the animal as adopted. Otherwise the law's seven days could be forgotten, and the families too.
 * For a species that needs a certificate, nobody is adopted without a request; the program
 * may, because it takes over what was before.
 */
export const adoptedByRequest: CollectionBeforeChangeHook<Animal> = async ({
  data,
  originalDoc,
  req,
}) => {
  const adopted = data.status === 'ADOPTED' && originalDoc?.id && originalDoc.status !== 'ADOPTED'
  if (!adopted || req.context.completing || req.context.undoing) return data
  const { name, species } = originalDoc
  const count = await countOpenRequests(req, { animal: originalDoc.id })
  if (count > 0) {
    const [requests, are] = count > 1 ? [`${count} demandes`, 'sont'] : ['Une demande', 'est']
    const message = `${requests} d’adoption ${are} en cours pour ${name}\u00a0: finalisez celle de la famille choisie, ou refusez-${count > 1 ? 'les' : 'la'}`
    return refuseRule('animals', [{ path: 'status', message }])
  }
  if (req.user && (needsCertificate(species) || needsCertificate(data.species ?? species))) {
    const law = `Pour adopter ${name}, la loi demande un certificat d’engagement et sept jours de réflexion`
    const mayAdopt = can(req.user, 'manageAdoptions', idOf(originalDoc.shelter))
    const then = mayAdopt
      ? 'ajoutez une demande dans «\u00a0Demandes d’adoption\u00a0», puis finalisez-la'
      : `une personne «\u00a0${ROLE_LABELS[roleNeededFor('manageAdoptions')]}\u00a0» de votre équipe mène la demande d’adoption`
    const message = `${law}\u00a0: ${then}`
    return refuseRule('animals', [{ path: 'status', message }])
  }
  return data
}

/** What a request was made for stays: the species says what the law wants, the shelter who answers. */
export const guardWhatIsAsked: CollectionBeforeChangeHook<Animal> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id) return data
  const { name, species } = originalDoc
  const otherSpecies = data.species !== undefined && data.species !== species
  const otherShelter =
    data.shelter !== undefined && idOf(data.shelter) !== idOf(originalDoc.shelter)
  if (!otherSpecies && !otherShelter) return data
  if ((await countOpenRequests(req, { animal: originalDoc.id })) === 0) return data
  const then = `des demandes d’adoption sont en cours pour ${name}`
  return refuseRule('animals', [
    ...(otherSpecies
      ? [{ path: 'species', message: `L’espèce ne change plus\u00a0: ${then}` }]
      : []),
    ...(otherShelter
      ? [{ path: 'shelter', message: `Le refuge ne change plus\u00a0: ${then}` }]
      : []),
  ])
}

/** How long a wrong species can still be put right, in milliseconds. */
const CORRECTION_MS = 24 * 60 * 60 * 1000

/**
 * Made a hamster, a cat would be adopted without its certificate, and without the law's seven
 * days: only a mistake of the first day can be put right, by whoever the law is not asked of.
 */
export const guardSpeciesOfTheLaw: CollectionBeforeChangeHook<Animal> = ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || !req.user || req.user.isSuperAdmin) return data
  const { name, species, createdAt } = originalDoc
  const escapes = needsCertificate(species) && data.species && !needsCertificate(data.species)
  if (!escapes || Date.now() - Date.parse(createdAt) < CORRECTION_MS) return data
  const message = `L’adoption ${ofName(name)} demande un certificat d’engagement\u00a0: passé le premier jour, son espèce ne change plus pour une autre qui n’en demande pas. En cas d’erreur, créez une nouvelle fiche et archivez celle-ci`
  return refuseRule('animals', [{ path: 'species', message }])
}

/** Requests and certificates are kept, and so is the animal that they are about. */
export const refuseDeletingAskedFor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'adoption-requests',
    where: { animal: { equals: id } },
    // Only whether there is one; the operation has asked who may delete.
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  throw new APIError(
    'Cet animal a des demandes d’adoption\u00a0: il ne se supprime pas, archivez-le',
    422,
  )
}

/** Families who wait for an animal that leaves in another way are told, with care. */
export const closeRequestsOf: CollectionAfterChangeHook<Animal> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const left = GONE.includes(doc.status) && doc.status !== previousDoc?.status
  const deleted = Boolean(doc.deletedAt) && !previousDoc?.deletedAt
  if (!left && !deleted) return
  const hasDied = doc.status === 'DECEASED'
  const reason = hasDied ? `${doc.name} est décédé` : `${doc.name} n’est plus à l’adoption`
  await closeOpenRequests(
    req,
    { animal: doc.id },
    {
      closedBy: 'ANIMAL_LEFT',
      reason,
      messageOf: (about) => animalLeftMessage(messageFacts(about), hasDied),
    },
  )
}
