import { z } from 'zod'

import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { suggestBreeds, suggestShelters } from './catalogue/choices'
import { listFiltersSchema } from './list/filters'
import { listPublicAnimals, type ListedAnimal } from './list/search'
import {
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
  ID_TYPE_LABELS,
  keysOf,
  PUBLIC_STATUSES,
  SEX_LABELS,
  SOCIABILITY_LABELS,
  SPECIES_LABELS,
  type AnimalStatus,
} from './model'

const text = z.string().nullable()
const flag = z.boolean()
const sociability = z.enum(keysOf(SOCIABILITY_LABELS))

const placeView = z.object({
  code: z.string().describe('Code INSEE'),
  name: z.string(),
  department: z.string(),
  lat: z.number(),
  lng: z.number(),
})

const animalView = z
  .object({
    id: z.string(),
    name: z.string(),
    image: z.string().describe('Photo principale (460×420), ou image de remplacement'),
    photos: z.array(
      z.object({
        url: z.string(),
        alt: z.string(),
        width: z.number(),
        height: z.number(),
        card: z.string(),
        card2x: text.describe('Le double, pour les écrans fins'),
        thumb: z.string(),
        colours: z
          .string()
          .describe(
            'Couleurs de la photo, de haut en bas, à montrer en attendant\u00a0: `#a64,#864,#432`, ou rien',
          ),
        order: z.number(),
        isMain: flag,
      }),
    ),
    species: z.enum(keysOf(SPECIES_LABELS)),
    sex: z.enum(keysOf(SEX_LABELS)),
    status: z.enum(PUBLIC_STATUSES as [AnimalStatus]),
    breed: z.string().describe('Telle que la loi veut qu’elle soit écrite'),
    birthDate: text,
    ageIsEstimated: flag,
    weight: z.number().nullable().describe('En kilogrammes'),
    height: z.number().nullable().describe('En centimètres'),
    color: text,
    shortDescription: text,
    longDescription: text,
    isSos: flag,
    isAdopted: flag,
    isReserved: flag,
    fosterWanted: flag.describe('Cherche une famille d’accueil'),
    createdAt: z.string(),
    arrivalDate: text,
    energyLevel: z.enum(keysOf(ENERGY_LABELS)).nullable(),
    sociabilityDogs: sociability,
    sociabilityCats: sociability,
    sociabilityKids: sociability,
    sociabilityAdults: sociability,
    needsGarden: flag,
    canLiveApartment: flag,
    needsExperience: flag,
    isHouseTrained: flag,
    isLeashTrained: flag,
    isVaccinated: flag,
    isNeutered: flag,
    idType: z.enum(keysOf(ID_TYPE_LABELS)).nullable(),
    idNumber: text,
    birthPlace: text,
    pedigree: flag,
    isLitter: flag,
    motherIdNumber: text,
    litterSize: z.number().nullable(),
    dogCategory: z.enum(keysOf(DOG_CATEGORY_LABELS)),
    isMicrochipped: flag,
    microchipNumber: text.describe(
      'Le numéro de la puce\u00a0; celui d’un tatouage est dans «\u00a0idNumber\u00a0»',
    ),
    fee: z.number().nullable().describe('Participation aux frais, en euros'),
    feeIncludes: text,
    bondedGroup: text.describe('Le même mot chez deux animaux : ils partent ensemble'),
    videoUrl: text,
    shelter: z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      department: text,
    }),
    distance: z
      .number()
      .nullable()
      .describe('Jusqu’au refuge à vol d’oiseau, en mètres, avec «\u00a0near\u00a0»'),
  })
  .meta({ id: 'Animal' })

type AnimalAnswer = z.infer<typeof animalView>

/** An animal as the documented API prints it: sums in euros, and what follows from its columns. */
function toAnswer({ fee, idType, idNumber, ...facts }: ListedAnimal): AnimalAnswer {
  const microchipNumber = idType === 'CHIP' ? idNumber : null
  return {
    ...facts,
    idType,
    idNumber,
    isMicrochipped: Boolean(microchipNumber),
    microchipNumber,
    fee: fee === null ? null : fee / 100,
  }
}

export const listAnimals = defineRoute({
  method: 'GET',
  path: '/api/animals',
  summary: 'Les animaux visibles par tous',
  description:
    'Au refuge et adoptés, sauf si « status » choisit. « data » et « animals » sont la même liste. ' +
    'Un paramètre inconnu est refusé (400).',
  tags: ['Animaux'],
  auth: 'public',
  query: listFiltersSchema,
  answers: {
    200: {
      description: 'Une page de la liste',
      schema: z.object({
        success: z.literal(true),
        data: z.array(animalView),
        animals: z.array(animalView),
        pagination: z.object({
          page: z.number(),
          limit: z.number(),
          total: z.number(),
          pages: z.number(),
        }),
        untested: z.number().describe('Animaux écartés parce que personne n’a testé leur entente'),
        readAs: z
          .array(z.string())
          .describe('Mots cherchés à la place de ceux que personne ne connaît, à une faute près'),
        place: placeView.nullable().describe('La commune de «\u00a0near\u00a0»'),
      }),
    },
  },
  refusals: [404],
  handler: async ({ query }) => {
    const list = await listPublicAnimals(query)
    if (!list) throw new HttpError(404, 'Refuge introuvable')
    const { pagination, untested, readAs, place } = list
    const animals = list.animals.map(toAnswer)
    const answer = { success: true, data: animals, animals, pagination, untested, readAs, place }
    return Response.json(answer, { headers: SHARED })
  },
})

export const listBreeds = defineRoute({
  method: 'GET',
  path: '/api/animals/breeds',
  summary: 'Les races et apparences des animaux à adopter',
  description:
    'Des mots pour chercher, qui ne disent la race d’aucun animal\u00a0: l’animal trouvé dit lui-même s’il est de race ou d’apparence, dans les termes de la loi.',
  tags: ['Animaux'],
  auth: 'public',
  query: z.strictObject({
    species: z.enum(keysOf(SPECIES_LABELS), { error: 'Espèce inconnue' }).optional(),
    q: z.string().trim().max(100, atMost(100)).default(''),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answers: {
    200: {
      description: 'Les plus fréquentes d’abord',
      schema: z.object({
        success: z.literal(true),
        data: z.array(z.object({ breed: z.string(), total: z.number() })),
      }),
    },
  },
  handler: async ({ query }) => {
    const data = await suggestBreeds(query.species ?? null, query.q, query.limit)
    return Response.json({ success: true, data }, { headers: SHARED })
  },
})

export const listShelterChoices = defineRoute({
  method: 'GET',
  path: '/api/animals/shelters',
  summary: 'Les refuges qui ont des animaux à adopter',
  tags: ['Animaux'],
  auth: 'public',
  query: z.strictObject({
    q: z.string().trim().max(100, atMost(100)).default(''),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answers: {
    200: {
      description: 'Ceux qui ont le plus d’animaux d’abord',
      schema: z.object({
        success: z.literal(true),
        data: z.array(
          z.object({
            id: z.string(),
            slug: z.string(),
            name: z.string(),
            city: z.string(),
            total: z.number(),
          }),
        ),
      }),
    },
  },
  handler: async ({ query }) => {
    const data = await suggestShelters(query.q, query.limit)
    return Response.json({ success: true, data }, { headers: SHARED })
  },
})
