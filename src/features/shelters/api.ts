import { z } from 'zod'

import { canSomewhere } from '@/platform/access/model'
import { geocoder } from '@/platform/geo'
import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { INCOMPLETE_ADDRESS, missingOfAddress } from './address.model'
import { lookupLimiter } from './limits'
import { keysOf, SHELTER_TYPE_LABELS } from './model'
import { findShelter, readShelter as readPublicShelter, type PublicShelter } from './queries'
import { HEX_COLOR, THEME_COLORS } from './theme/model'

const color = z.string().regex(HEX_COLOR)
const themeView = z.object(Object.fromEntries(THEME_COLORS.map((name) => [name, color])))
const address = z.string().nullable()

const shelterView = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    shelterType: z.enum(keysOf(SHELTER_TYPE_LABELS)).nullable(),
    isVerified: z.boolean(),
    isPhysical: z
      .boolean()
      .describe('Reçoit des visiteurs\u00a0; sinon ses animaux vivent en famille'),
    foundedIn: z.number().nullable().describe('Année de création'),
    shortDescription: z.string(),
    longDescription: z.string(),
    logoUrl: address,
    photos: z.array(
      z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
    ),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    department: address,
    country: z.string(),
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
    openingExceptions: z
      .array(
        z.object({
          startDate: z.string().describe('Premier jour, AAAA-MM-JJ'),
          endDate: z.string().describe('Dernier jour, compris'),
          label: z.string().describe('Pourquoi\u00a0; vide si rien n’est dit'),
          isClosed: z.boolean(),
          periods: z.array(z.object({ opensAt: address, closesAt: address })),
        }),
      )
      .describe('Jours qui ne suivent pas la semaine\u00a0; le plus court l’emporte'),
    timezone: z.string(),
  })
  .meta({ id: 'Refuge' })

/** A shelter as the API prints it. Source: docs/decisions/shelters.md. */
function toView(shelter: PublicShelter): z.infer<typeof shelterView> {
  const { social, logo, photos, theme, openingHours, openingExceptions, shelterType, ...facts } =
    shelter
  const urlOf = (label: string) => social.find((each) => each.label === label)?.url ?? null
  return {
    ...facts,
    shelterType: shelterType ?? null,
    logoUrl: logo?.url ?? null,
    photos: photos.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
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
    openingExceptions: openingExceptions.map(
      ({ startDate, endDate, label, isClosed, periods }) => ({
        startDate,
        endDate,
        label: label ?? '',
        isClosed: Boolean(isClosed),
        periods: (isClosed ? [] : (periods ?? [])).map(({ opensAt, closesAt }) => ({
          opensAt: opensAt ?? null,
          closesAt: closesAt ?? null,
        })),
      }),
    ),
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

export const locateAddress = defineRoute({
  method: 'POST',
  path: '/api/geo/locate',
  summary: 'Trouver où est une adresse',
  description: 'Le service national des adresses, ou la commune quand il ne répond pas.',
  tags: ['Refuges'],
  auth: 'user',
  body: z.strictObject({
    address: z.string().max(200, atMost(200)),
    postalCode: z
      .string()
      .max(10, atMost(10))
      .describe('Peut être vide avec `communeCode`\u00a0: les grandes villes en ont plusieurs'),
    city: z.string().max(100, atMost(100)),
    country: z.string().max(60, atMost(60)),
    communeCode: z
      .string()
      .regex(/^(?:\d{2}|2[AB])\d{3}$/, 'Code de commune inconnu')
      .optional()
      .describe('Code INSEE de la commune, si elle a été choisie dans une liste'),
  }),
  bodyLimitBytes: 4096,
  answers: {
    200: {
      description: 'Le point',
      schema: z.object({
        success: z.literal(true),
        data: z.object({
          lat: z.number(),
          lng: z.number(),
          label: z.string(),
          precision: z.enum(['address', 'street', 'commune']),
        }),
      }),
    },
  },
  refusals: [403, 422],
  handler: async ({ body, user, request }) => {
    // Teams place addresses, and whoever writes a walk: nobody else sends ours asking for theirs.
    if (!user.emailVerified && !canSomewhere(user, 'viewAdmin')) throw new HttpError(403)
    await lookupLimiter.count(request, user.email)
    const fields = missingOfAddress(body)
    if (Object.keys(fields).length > 0) throw new HttpError(400, INCOMPLETE_ADDRESS, { fields })
    const place = await geocoder.locate(body)
    if (!place) throw new HttpError(422, 'Impossible de trouver la localisation')
    return { success: true, data: place }
  },
})
