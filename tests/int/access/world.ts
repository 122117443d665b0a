import path from 'node:path'

import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { inject } from 'vitest'

import { env } from '@/platform/env'
import type { Role } from '@/platform/access/model'

import { onceInARun } from '../../support/snapshot'

/** Everybody who may try a entrance; `admin` and below belong to shelter A. */
export const ROLES = [
  'anonymous',
  'visitor',
  'volunteer',
  'editor',
  'moderator',
  'admin',
  'foreignAdmin',
  'superAdmin',
] as const
export type Who = (typeof ROLES)[number]

export const PASSWORD = 'Quatre-Pattes-2026'

const asProgram = { overrideAccess: true, depth: 0 } as const

export type Land = {
  shelter: string
  media: string
  animals: { public: string; hidden: string; trashed: string }
  pages: { published: string; draft: string }
  news: { published: string; draft: string }
}

export type World = {
  a: Land
  b: Land
  suspended: Land
  users: Record<Exclude<Who, 'anonymous'> | 'mixed', string>
  tokens: Record<Exclude<Who, 'anonymous'> | 'mixed', string>
}

export const legalCat = {
  species: 'CAT',
  sex: 'FEMALE',
  birthDate: '2022-03-01',
  idType: 'CHIP',
  idNumber: '250260000000001',
  birthPlace: 'inconnu',
  pedigree: false,
} as const

export const emptyPage = { schemaVersion: 1, sections: [] }

export async function picture(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1e6b57' } })
    .jpeg()
    .toBuffer()
}

async function makeLand(
  payload: Payload,
  slug: string,
  status: 'APPROVED' | 'SUSPENDED',
): Promise<Land> {
  const shelter = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      name: `Refuge ${slug}`,
      slug,
      status,
      siret: '73282932000074',
      contactPhone: '06 39 98 00 01',
      email: `${slug}@exemple.fr`,
      location: { address: '1 rue', postalCode: '35000', city: 'Rennes', country: 'France' },
    },
  })
  const data = await picture()
  const media = await payload.create({
    collection: 'media',
    ...asProgram,
    data: { shelter: shelter.id, alt: 'Un carré vert' },
    file: { data, size: data.length, mimetype: 'image/jpeg', name: 'carre.jpg' },
  })
  const animal = (name: string, more: object) =>
    payload.create({
      collection: 'animals',
      ...asProgram,
      data: {
        name,
        shelter: shelter.id,
        status: 'AT_SHELTER',
        previousOwner: `Propriétaire ${slug}`,
        veterinaryNotes: `Secret ${slug}`,
        ...legalCat,
        ...more,
      },
    })
  const page = (title: string, published: boolean) =>
    payload.create({
      collection: 'pages',
      ...asProgram,
      data: {
        title,
        slug: title.toLowerCase(),
        shelter: shelter.id,
        status: 'DRAFT',
        sections: emptyPage,
        _status: published ? 'published' : 'draft',
      },
    })
  const article = (title: string, nextStatus: 'PUBLISHED' | 'DRAFT') =>
    payload.create({
      collection: 'news',
      ...asProgram,
      data: {
        title,
        shelter: shelter.id,
        status: 'DRAFT',
        content: `<p>${title}</p>`,
        nextStatus,
      },
    })
  return {
    shelter: shelter.id,
    media: media.id,
    animals: {
      public: (await animal('Nala', { isVisible: true })).id,
      hidden: (await animal('Ombre', { isVisible: false })).id,
      trashed: (await animal('Partie', { deletedAt: '2026-01-01T00:00:00.000Z' })).id,
    },
    pages: {
      published: (await page('Ouverte', true)).id,
      draft: (await page('Brouillon', false)).id,
    },
    news: {
      published: (await article('Paru', 'PUBLISHED')).id,
      draft: (await article('À paraître', 'DRAFT')).id,
    },
  }
}

/** Two shelters at work, one suspended, and one person of each kind. */
export const makeWorld = (payload: Payload): Promise<World> =>
  onceInARun(payload, path.join(inject('once'), 'world'), () => writeWorld(payload))

async function writeWorld(payload: Payload): Promise<World> {
  const a = await makeLand(payload, 'alpha', 'APPROVED')
  const b = await makeLand(payload, 'beta', 'APPROVED')
  const suspended = await makeLand(payload, 'gamma', 'SUSPENDED')
  const people: Record<keyof World['users'], Array<{ shelter: string; role: Role }>> = {
    visitor: [],
    volunteer: [{ shelter: a.shelter, role: 'VOLUNTEER' }],
    editor: [{ shelter: a.shelter, role: 'EDITOR' }],
    moderator: [{ shelter: a.shelter, role: 'MODERATOR' }],
    admin: [{ shelter: a.shelter, role: 'ADMIN' }],
    foreignAdmin: [{ shelter: b.shelter, role: 'ADMIN' }],
    mixed: [
      { shelter: a.shelter, role: 'EDITOR' },
      { shelter: b.shelter, role: 'VOLUNTEER' },
    ],
    superAdmin: [],
  }
  const users = {} as World['users']
  const tokens = {} as World['tokens']
  for (const [name, memberships] of Object.entries(people)) {
    const who = name as keyof World['users']
    const email = `${who.toLowerCase()}@exemple.fr`
    const user = await payload.create({
      collection: 'users',
      ...asProgram,
      data: {
        email,
        name: who,
        password: PASSWORD,
        isSuperAdmin: who === 'superAdmin',
        emailVerified: '2026-01-01T00:00:00.000Z',
        memberships,
        location: { city: 'Rennes' },
      },
    })
    users[who] = user.id
    const login = await payload.login({
      collection: 'users',
      data: { email, password: PASSWORD },
      overrideAccess: true,
    })
    tokens[who] = login.token as string
  }
  return { a, b, suspended, users, tokens }
}

type Call = { body?: unknown; form?: FormData; headers?: Record<string, string> }

/** Knocks at Payload's REST as somebody, through the same code as the server. */
export async function cms(
  world: World,
  who: Who | 'mixed',
  method: string,
  path: string,
  { body, form, headers }: Call = {},
): Promise<{ status: number; json: Record<string, unknown>; text: string }> {
  const token = who === 'anonymous' ? null : world.tokens[who]
  // As the entrance does: a file alone has fields too, none of them said.
  if (form && !form.has('_payload')) form.append('_payload', '{}')
  const request = new Request(`${env.publicUrl}/api/cms/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { cookie: `payload-token=${token}`, origin: env.publicUrl } : {}),
      ...headers,
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    text,
    json: isJson && text ? (JSON.parse(text) as Record<string, unknown>) : {},
  }
}
