import { createLocalReq, type PayloadRequest } from 'payload'

import { readPictures } from '@/features/media/queries'
import { isPublicAnimal } from '@/features/animals/model'
import type { AdoptionRequest, Certificate } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { openPayload } from '@/platform/payload'
import { zoneOf } from '@/platform/time/zones.model'

import { requestRow } from '../request-row'
import { timelineOf } from '../timeline'
import { caseOf, certificateOf, placeOf, trackingPath, type Case } from '../facts'
import { freeSlots } from '../meetings'
import { toCards } from '../list'
import {
  hasDelivered,
  isOpen,
  needsCertificate,
  readyAt,
  type ClosedBy,
  type RequestStatus,
} from '../model'
import type { SlotDay } from '../view'

/** What the person who asked may know of their request: nothing that the team keeps for itself. */
export type FollowView = {
  token: string
  status: RequestStatus
  closedBy: ClosedBy | null
  createdAt: string
  statusSince: string
  isOpen: boolean
  needsCertificate: boolean
  animal: { name: string; image: string | null; href: string | null }
  shelter: {
    name: string
    slug: string
    phone: string | null
    email: string
    place: string
    timezone: string
  }
  /** ISO 8601, and where. */
  meeting: { at: string; place: string } | null
  /** Meetings that can be chosen now; none when there is none to choose. */
  slots: SlotDay[]
  certificate: {
    deliveredAt: string
    readyAt: string
    signedAt: string | null
    signatureName: string | null
  } | null
  messages: { at: string; subject: string; text: string }[]
}

/** The messages that the person got, the latest first. */
function messagesOf(row: AdoptionRequest): FollowView['messages'] {
  const sent = timelineOf(row).filter(({ kind, text }) => kind === 'MESSAGE' && text)
  return sent.reverse().map(({ at, text }) => {
    const [subject = '', ...rest] = (text ?? '').split('\n\n')
    return { at, subject, text: rest.join('\n\n') }
  })
}

async function pictureOf(req: PayloadRequest, { animal }: Case): Promise<string | null> {
  const id = idOf(animal.photos?.[0] ?? null)
  return id ? ((await readPictures(req.payload, [id])).get(id)?.card ?? null) : null
}

/** The request that a personal link opens; `null` for a link that this server did not write. */
export async function readFollow(token: string): Promise<FollowView | null> {
  const id = idOfToken('adoption', token)
  if (!id) return null
  const req = await createLocalReq({}, await openPayload())
  const row = await requestRow(req, id)
  if (!row) return null
  const about = await caseOf(req, row)
  const { animal, shelter, certificate } = about
  return {
    token,
    status: row.status,
    closedBy: row.closedBy ?? null,
    createdAt: row.createdAt,
    statusSince: row.statusSince ?? row.createdAt,
    isOpen: isOpen(row.status),
    needsCertificate: needsCertificate(animal.species),
    animal: {
      name: animal.name,
      image: await pictureOf(req, about),
      href: isPublicAnimal(animal) ? `/shelter/${shelter.slug}/animals/${animal.id}` : null,
    },
    shelter: {
      name: shelter.name,
      slug: shelter.slug,
      phone: shelter.phone || null,
      email: shelter.email,
      place: placeOf(shelter),
      timezone: zoneOf(shelter.timezone),
    },
    meeting: row.meetingAt
      ? { at: row.meetingAt, place: row.meetingPlace || placeOf(shelter) }
      : null,
    slots: row.status === 'MEETING' ? await freeSlots(req, shelter, row.id) : [],
    certificate:
      certificate && hasDelivered(row.status)
        ? {
            deliveredAt: certificate.deliveredAt,
            readyAt: readyAt(certificate.deliveredAt).toISOString(),
            signedAt: certificate.signedAt ?? null,
            signatureName: certificate.signatureName ?? null,
          }
        : null,
    messages: messagesOf(row),
  }
}

/** One of a person's requests, with the way to its page. */
export type OwnRequest = {
  id: string
  href: string
  status: RequestStatus
  closedBy: ClosedBy | null
  createdAt: string
  meetingAt: string | null
  animal: { name: string; image: string | null }
  shelter: string
  /** IANA name of the clocks of the shelter. */
  timezone: string
}

/** Most requests that a person's list shows. */
const MOST = 100

/**
 * The requests of a signed-in person, the latest first: those that they made with their account,
 * and those made with their e-mail address once it is verified.
 */
export async function listOwnRequests(req: PayloadRequest): Promise<OwnRequest[]> {
  const { user } = req
  if (!user) return []
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: {
      or: [
        { 'applicant.user': { equals: user.id } },
        ...(user.emailVerified
          ? [
              // Of nobody else’s account: they had this address before.
              {
                'applicant.user': { exists: false },
                'applicant.email': { equals: user.email.toLowerCase() },
              },
            ]
          : []),
      ],
    },
    // A person has no right in the shelter, but one to what they asked: the filter is that right.
    overrideAccess: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    sort: '-createdAt',
    req,
  })
  const cards = new Map((await toCards(req, docs)).map((card) => [card.id, card]))
  const shelters = await shelterNames(req, docs)
  return docs.flatMap((row) => {
    const card = cards.get(row.id)
    if (!card) return []
    const { name, image } = card.animal
    return [
      {
        id: row.id,
        href: trackingPath(row.id),
        status: row.status,
        closedBy: row.closedBy ?? null,
        createdAt: row.createdAt,
        meetingAt: row.meetingAt ?? null,
        animal: { name, image },
        shelter: shelters.get(idOf(row.shelter) ?? '') ?? '',
        timezone: card.timezone,
      },
    ]
  })
}

async function shelterNames(
  req: PayloadRequest,
  rows: readonly AdoptionRequest[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ shelter }) => idOf(shelter)).filter((id) => id !== null))]
  const { docs } = await req.payload.find({
    collection: 'shelters',
    where: { id: { in: ids } },
    // The name of a shelter that somebody wrote to, suspended since or not.
    overrideAccess: true,
    depth: 0,
    limit: MOST,
    pagination: false,
    select: { name: true },
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/** The certificate of the request that a personal link opens. */
export async function followedCertificate(token: string): Promise<Certificate | null> {
  const id = idOfToken('adoption', token)
  if (!id) return null
  const req = await createLocalReq({}, await openPayload())
  const row = await requestRow(req, id)
  // Taken back by the team, it is on the page no more.
  return row && hasDelivered(row.status) ? certificateOf(req, id) : null
}
