import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { keysOf, SHELTER_TYPE_LABELS } from './model'
import { findShelter, readShelter as readPublicShelter, type PublicShelter } from './queries'
import { HEX_COLOR, THEME_COLORS } from './theme/model'

const color = z.string().regex(HEX_COLOR)
const themeView = z.object(Object.fromEntries(THEME_COLORS.map((name) => [name, color])))
const address = z.string().nullable()

const shelterView = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  shelterType: z.enum(keysOf(SHELTER_TYPE_LABELS)).nullable(),
  isVerified: z.boolean(),
  shortDescription: z.string(),
  longDescription: z.string(),
  logoUrl: address,
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  department: address,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  facebookUrl: address,
  instagramUrl: address,
  twitterUrl: address,
  tiktokUrl: address,
  linkedinUrl: address,
  acceptsAdoptions: z.boolean(),
  acceptsDonations: z.boolean(),
  acceptsSponsoring: z.boolean(),
  primaryColor: color,
  openingHours: z.array(
    z.object({
      weekday: z.number().int().min(0).max(6).describe('0 = dimanche'),
      isClosed: z.boolean(),
      opensAt: address,
      closesAt: address,
    }),
  ),
  timezone: z.string(),
})

/** A shelter as the API prints it. Source: specification §3, public view. */
function toView(shelter: PublicShelter): z.infer<typeof shelterView> {
  const { social, logo, photos: _photos, theme, openingHours, shelterType, ...facts } = shelter
  const urlOf = (label: string) => social.find((each) => each.label === label)?.url ?? null
  return {
    ...facts,
    shelterType: shelterType ?? null,
    logoUrl: logo?.url ?? null,
    facebookUrl: urlOf('Facebook'),
    instagramUrl: urlOf('Instagram'),
    twitterUrl: urlOf('X (Twitter)'),
    tiktokUrl: urlOf('TikTok'),
    linkedinUrl: urlOf('LinkedIn'),
    primaryColor: theme.primaryColor,
    openingHours: openingHours.map(({ weekday, isClosed, opensAt, closesAt }) => ({
      weekday,
      isClosed: Boolean(isClosed),
      opensAt: opensAt ?? null,
      closesAt: closesAt ?? null,
    })),
  }
}

async function requireShelter(key: string): Promise<PublicShelter> {
  const found = await findShelter(key)
  const shelter = found && (await readPublicShelter(found.id))
  if (!shelter) throw new HttpError(404, 'Refuge introuvable')
  return shelter
}

export const readShelter = defineRoute({
  method: 'GET',
  path: '/api/shelters/{id}',
  summary: 'Un refuge, tel que tout le monde le voit',
  description: 'Les champs sont donnés deux fois : dans « data » et à la racine.',
  tags: ['Refuges'],
  auth: 'public',
  params: z.object({ id: shelterKeySchema }),
  query: z.strictObject({}),
  answers: {
    200: {
      description: 'Le refuge',
      schema: shelterView.extend({ success: z.literal(true), data: shelterView }),
    },
  },
  refusals: [404],
  handler: async ({ params }) => {
    const shelter = toView(await requireShelter(params.id))
    return Response.json({ success: true, data: shelter, ...shelter }, { headers: SHARED })
  },
})

export const readTheme = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/theme',
  summary: 'Les couleurs du site d’un refuge',
  tags: ['Refuges'],
  auth: 'public',
  params: z.object({ shelterId: shelterKeySchema }),
  query: z.strictObject({}),
  answers: { 200: { description: 'Les 13 couleurs, au format #RRGGBB', schema: themeView } },
  refusals: [404],
  handler: async ({ params }) => {
    const { theme } = await requireShelter(params.shelterId)
    return Response.json(theme, { headers: SHARED })
  },
})
