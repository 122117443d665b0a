import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { requireSuperAdmin } from '@/platform/access/require'
import { teamShelter } from '@/platform/access/team-shelter'
import { invalidField } from '@/platform/http/errors'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { countAudience } from './audience'
import { listAnnouncements } from './commands/read'
import { cancelAnnouncement, writeAnnouncement } from './commands/write'
import { ANNOUNCE_RIGHT, PLATFORM_ONLY } from './right'
import {
  announcementsQuerySchema,
  audienceQuerySchema,
  platformAnnouncementSchema,
  teamAnnouncementSchema,
} from './schema'
import { announcementsView, announcementView } from './view'

const tags = ['Annonces']
const team = '/api/shelter/{shelterId}/announcements'
const platform = '/api/platform/announcements'
const shelterParams = z.object({ shelterId: shelterKeySchema })
const page = {
  200: { description: 'Une page, la plus récente d’abord', schema: announcementsView },
}
const data = z.object({ success: z.literal(true), data: announcementView })
const written = { 201: { description: 'Elle est écrite, et partira', schema: data } }
const cancelled = { 200: { description: 'Elle ne partira pas', schema: data } }
const reached = {
  200: {
    description: 'Leur nombre, maintenant',
    schema: z.object({
      success: z.literal(true),
      data: z.object({ count: z.number().describe('Personnes qui seraient prévenues') }),
    }),
  },
}

/** @throws {HttpError} 422 for a shelter that there is not */
async function requireShelter(req: PayloadRequest, shelter: string | undefined): Promise<void> {
  if (!shelter) return
  const { totalDocs } = await req.payload.count({
    collection: 'shelters',
    // Only whether it is there; a super admin asks.
    overrideAccess: true,
    where: { id: { equals: shelter } },
    req,
  })
  if (totalDocs === 0) throw invalidField('shelter', 'Choisissez un refuge')
}

export const listTeamAnnouncements = defineRoute({
  method: 'GET',
  path: team,
  summary: 'Les annonces faites à l’équipe d’un refuge',
  tags,
  auth: 'user',
  params: shelterParams,
  query: announcementsQuerySchema,
  answers: page,
  refusals: [403, 404],
  handler: async ({ req, params, query }) => {
    const { id } = await teamShelter(req, params.shelterId, ANNOUNCE_RIGHT)
    return { success: true, ...(await listAnnouncements(req, id, query)) }
  },
})

export const countTeamAudience = defineRoute({
  method: 'GET',
  path: `${team}/audience`,
  summary: 'Combien de personnes de l’équipe seraient prévenues',
  tags,
  auth: 'user',
  params: shelterParams,
  answers: reached,
  refusals: [403, 404],
  handler: async ({ req, user, params }) => {
    const { id } = await teamShelter(req, params.shelterId, ANNOUNCE_RIGHT)
    const target = { audience: 'SHELTER', shelter: id, author: user.id } as const
    return { success: true, data: { count: await countAudience(req, target) } }
  },
})

export const writeTeamAnnouncement = defineRoute({
  method: 'POST',
  path: team,
  summary: 'Écrire à toute l’équipe d’un refuge, maintenant ou plus tard',
  description: 'Cinq par jour au maximum. La même clé n’écrit qu’une annonce.',
  tags,
  auth: 'user',
  params: shelterParams,
  body: teamAnnouncementSchema,
  bodyLimitBytes: 16_384,
  answers: written,
  refusals: [403, 404, 409, 422],
  handler: async ({ req, params, body }) => {
    const { id } = await teamShelter(req, params.shelterId, ANNOUNCE_RIGHT)
    const row = await writeAnnouncement(req, {
      ...body,
      audience: 'SHELTER',
      shelter: id,
      department: null,
      isPlatform: false,
    })
    return Response.json({ success: true, data: row }, { status: 201 })
  },
})

export const cancelTeamAnnouncement = defineRoute({
  method: 'POST',
  path: `${team}/{announcementId}/cancel`,
  summary: 'Annuler une annonce qui n’est pas encore partie',
  tags,
  auth: 'user',
  params: shelterParams.extend({ announcementId: idSchema }),
  answers: cancelled,
  refusals: [403, 404, 409],
  handler: async ({ req, params }) => {
    const { id } = await teamShelter(req, params.shelterId, ANNOUNCE_RIGHT)
    return { success: true, data: await cancelAnnouncement(req, id, params.announcementId) }
  },
})

export const listPlatformAnnouncements = defineRoute({
  method: 'GET',
  path: platform,
  summary: 'Toutes les annonces',
  description: 'Réservé aux super administrateurs.',
  tags,
  auth: 'user',
  query: announcementsQuerySchema,
  answers: page,
  refusals: [403],
  handler: async ({ req, query }) => {
    requireSuperAdmin(req.user, PLATFORM_ONLY)
    return { success: true, ...(await listAnnouncements(req, null, query)) }
  },
})

export const countPlatformAudience = defineRoute({
  method: 'GET',
  path: `${platform}/audience`,
  summary: 'Combien de personnes seraient prévenues',
  description: 'Réservé aux super administrateurs.',
  tags,
  auth: 'user',
  query: audienceQuerySchema,
  answers: reached,
  refusals: [403],
  handler: async ({ req, user, query }) => {
    requireSuperAdmin(req.user, PLATFORM_ONLY)
    return {
      success: true,
      data: { count: await countAudience(req, { ...query, author: user.id }) },
    }
  },
})

export const writePlatformAnnouncement = defineRoute({
  method: 'POST',
  path: platform,
  summary: 'Écrire à tous, aux équipes, à une équipe ou à un département',
  description:
    'Réservé aux super administrateurs. La même clé n’écrit qu’une annonce. Une alerte urgente s’adresse à un département.',
  tags,
  auth: 'user',
  body: platformAnnouncementSchema,
  bodyLimitBytes: 16_384,
  answers: written,
  refusals: [403, 409, 422],
  handler: async ({ req, body }) => {
    requireSuperAdmin(req.user, PLATFORM_ONLY)
    const shelter = body.audience === 'SHELTER' ? body.shelter : undefined
    await requireShelter(req, shelter)
    const row = await writeAnnouncement(req, {
      ...body,
      shelter: shelter ?? null,
      department: (body.audience === 'DEPARTMENT' && body.department) || null,
      isPlatform: true,
    })
    return Response.json({ success: true, data: row }, { status: 201 })
  },
})

export const cancelPlatformAnnouncement = defineRoute({
  method: 'POST',
  path: `${platform}/{announcementId}/cancel`,
  summary: 'Annuler une annonce qui n’est pas encore partie',
  description: 'Réservé aux super administrateurs.',
  tags,
  auth: 'user',
  params: z.object({ announcementId: idSchema }),
  answers: cancelled,
  refusals: [403, 404, 409],
  handler: async ({ req, params }) => {
    requireSuperAdmin(req.user, PLATFORM_ONLY)
    return { success: true, data: await cancelAnnouncement(req, null, params.announcementId) }
  },
})
