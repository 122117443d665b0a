import { z } from 'zod'

import type { User } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'
import { defineRoute } from '@/platform/http/route'

import { copyPerson, describePerson, erasePerson } from './commands'
import { EXPORT_NAME, KIND_LABELS, type Kind } from './model'
import { eraseSchema, personSchema } from './schema'

const tags = ['Données personnelles']
const KINDS = Object.keys(KIND_LABELS) as [Kind, ...Kind[]]

const counts = z.array(z.object({ kind: z.enum(KINDS), count: z.number(), words: z.string() }))
const holding = z.object({
  email: z.string(),
  counts,
  ends: z.array(z.string()),
  refusals: z.array(z.string()),
  keeps: z.array(z.string()),
})

const copy = z.object({
  email: z.string(),
  at: z.string(),
  held: z
    .array(
      z.object({
        what: z.string(),
        table: z.string(),
        rows: z.array(z.record(z.string(), z.unknown())),
      }),
    )
    .describe('Par table, telles que la base les contient'),
  files: z.array(z.string()).describe('Clés des fichiers conservés'),
})

/** @throws {HttpError} 403 unless it is a super admin */
function superAdminOnly(user: User): void {
  if (!user.isSuperAdmin) throw new HttpError(403)
}

export const findPersonData = defineRoute({
  method: 'POST',
  path: '/api/privacy/person',
  summary: 'Ce que la plateforme sait d’une adresse e-mail (super administrateurs)',
  description: 'L’adresse voyage dans le corps, jamais dans l’adresse de la page ni les journaux.',
  tags,
  auth: 'user',
  body: personSchema,
  bodyLimitBytes: 2_000,
  answers: {
    200: {
      description: 'Le nombre de lignes par genre, ce qu’un effacement arrête et ce qui reste',
      schema: z.object({ success: z.literal(true), data: holding }),
    },
  },
  refusals: [403],
  handler: async ({ body, req, user }) => {
    superAdminOnly(user)
    return { success: true, data: await describePerson(req, body.email) }
  },
})

export const exportPersonData = defineRoute({
  method: 'POST',
  path: '/api/privacy/person/export',
  summary: 'Une copie de tout ce que la plateforme sait d’une adresse (super administrateurs)',
  tags,
  auth: 'user',
  body: personSchema,
  bodyLimitBytes: 2_000,
  answers: {
    200: {
      description: 'Un fichier JSON, avec la liste des fichiers conservés',
      schema: copy,
    },
  },
  refusals: [403],
  handler: async ({ body, req, user }) => {
    superAdminOnly(user)
    const { data } = await copyPerson(req, body.email)
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${EXPORT_NAME}"`,
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})

export const erasePersonData = defineRoute({
  method: 'POST',
  path: '/api/privacy/person/erase',
  summary: 'Effacer une personne (super administrateurs)',
  description:
    'La comptabilité reste, sans la personne. «\u00a0confirmation\u00a0» est l’adresse, tapée une seconde ' +
    'fois. La seconde fois il n’y a plus rien, et rien ne se passe.',
  tags,
  auth: 'user',
  body: eraseSchema,
  bodyLimitBytes: 2_000,
  answers: {
    200: {
      description: 'Ce qui a été effacé',
      schema: z.object({ success: z.literal(true), data: counts }),
    },
  },
  refusals: [403, 422],
  handler: async ({ body, req, user }) => {
    superAdminOnly(user)
    return { success: true, data: await erasePerson(req, body.email, body.confirmation) }
  },
})
