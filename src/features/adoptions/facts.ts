import type { PayloadRequest } from 'payload'

import type { AdoptionRequest, Animal, Certificate, Shelter } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { longMomentIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import type { MessageFacts } from './messages.model'
import { isOpen, needsCertificate } from './model'

/** Where the applicant follows their request: a path of the site. */
export const trackingPath = (requestId: string): string =>
  `/suivi/adoption/${personalToken('adoption', requestId)}`

export const trackingUrl = (requestId: string): string => env.publicUrl + trackingPath(requestId)

/** The animal of a request, in or out of the bin. @throws {HttpError} 404 */
export async function animalOf(
  req: PayloadRequest,
  row: Pick<AdoptionRequest, 'animal'>,
): Promise<Animal> {
  const animal = await req.payload.findByID({
    collection: 'animals',
    id: idOf(row.animal) ?? '',
    // Whoever may follow the request may know its animal, hidden or deleted since.
    overrideAccess: true,
    disableErrors: true,
    trash: true,
    depth: 0,
    req,
  })
  if (!animal) throw new HttpError(404, 'Animal introuvable')
  return animal
}

/** The shelter of a request. @throws {HttpError} 404 */
export async function shelterOf(
  req: PayloadRequest,
  row: Pick<AdoptionRequest | Animal, 'shelter'>,
): Promise<Shelter> {
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id: idOf(row.shelter) ?? '',
    // Its name, hours and addresses are needed, whatever its state; only those leave.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!shelter) throw new HttpError(404, 'Refuge introuvable')
  return shelter
}

/** The certificate of a request, `null` before it is delivered. */
export async function certificateOf(
  req: PayloadRequest,
  requestId: string,
): Promise<Certificate | null> {
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: { request: { equals: requestId } },
    // The caller has checked the right to the request; file keys never leave the server.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** Everything that a command looks at. */
export type Case = {
  row: AdoptionRequest
  animal: Animal
  shelter: Shelter
  certificate: Certificate | null
}

export async function caseOf(req: PayloadRequest, row: AdoptionRequest): Promise<Case> {
  const animal = await animalOf(req, row)
  const shelter = await shelterOf(req, row)
  return { row, animal, shelter, certificate: await certificateOf(req, row.id) }
}

/** « 12 chemin des Prés, 35000 Rennes »; the town alone of a shelter that receives nobody. */
export function placeOf({ isPhysical, location }: Shelter): string {
  const { address, postalCode, city } = location
  return isPhysical === false ? city : `${address}, ${postalCode} ${city}`
}

/** When the family is expected, as long as it is. */
export const comingMeeting = ({
  status,
  meetingAt,
}: Pick<AdoptionRequest, 'status' | 'meetingAt'>): string | null =>
  meetingAt && isOpen(status) && Date.parse(meetingAt) > Date.now() ? meetingAt : null

/** A moment in words, on the clocks of the shelter. @param at ISO 8601 */
export const momentThere = ({ shelter }: Pick<Case, 'shelter'>, at: string): string =>
  longMomentIn(zoneOf(shelter.timezone), new Date(at))

/** What the messages of a request say. */
export const messageFacts = ({ row, animal, shelter, certificate }: Case): MessageFacts => ({
  name: row.applicant.name,
  animal: animal.name,
  shelter: shelter.name,
  meetingAt: row.meetingAt ?? null,
  timezone: zoneOf(shelter.timezone),
  meetingPlace: row.meetingPlace || placeOf(shelter),
  deliveredAt: certificate?.deliveredAt ?? null,
  needsCertificate: needsCertificate(animal.species),
})
