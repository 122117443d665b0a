import { z } from 'zod'

import { ACCOUNT_PATH, ACCOUNT_SIGN_IN } from '@/features/accounts/own/model'
import { HttpError } from '@/platform/http/errors'
import { ownPageForms } from '@/platform/http/own-page-forms'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'
import { storage } from '@/platform/storage'
import { attachment } from '@/platform/storage/keys'

import { DATA_PARTS, OWN_DATA_API } from '../own/model'
import { ownDataSchema } from '../own/schema'
import { askArchive } from './commands/ask'
import { ARCHIVE_NAME, ARCHIVE_STATES } from './model'
import { archiveFileOf, ownArchives } from './queries'

const tags = ['Données personnelles']
const { backTo, doneAt } = ownPageForms(ACCOUNT_PATH, ACCOUNT_SIGN_IN)

const archives = z.object({
  success: z.literal(true),
  data: z
    .array(
      z.object({
        id: z.string(),
        state: z.enum(ARCHIVE_STATES),
        askedAt: z.string(),
        filesDone: z.number().int(),
        filesTotal: z.number().int().nullable().describe('Null tant qu’ils ne sont pas comptés'),
        bytes: z.number().int().nullable().describe('Taille de la copie, quand elle est prête'),
        expiresAt: z.string().nullable().describe('Quand une copie prête sera effacée'),
      }),
    )
    .describe('La plus récente d’abord'),
})

export const askOwnData = defineRoute({
  method: 'POST',
  path: OWN_DATA_API,
  summary: 'Demander une copie de tout ce que la plateforme sait de la personne connectée',
  description: [
    'Demande le mot de passe et une adresse confirmée. La copie est préparée ensuite\u00a0: un e-mail',
    'annonce qu’elle est prête. Pendant qu’une copie se prépare, la réponse est celle-là\u00a0; trois par',
    'jour au plus. Un formulaire sans JavaScript reçoit une redirection 303.',
  ].join(' '),
  tags,
  auth: 'optional',
  body: ownDataSchema,
  bodyLimitBytes: 4_000,
  form: true,
  formFailure: backTo(DATA_PARTS.copy),
  answers: { 200: { description: 'Les copies de la personne', schema: archives } },
  refusals: [401, 403, 422, 429],
  handler: async ({ req, user, body, request, isPlainForm }) => {
    const data = await askArchive(request, req, signedIn(user), body.currentPassword)
    if (isPlainForm) return doneAt(DATA_PARTS.copy)
    return { success: true, data }
  },
})

export const readOwnData = defineRoute({
  method: 'GET',
  path: OWN_DATA_API,
  summary: 'Où en sont les copies de ses données',
  tags,
  auth: 'user',
  query: z.strictObject({}),
  answers: { 200: { description: 'Les copies de la personne', schema: archives } },
  handler: async ({ req, user }) => ({ success: true, data: await ownArchives(req, user.id) }),
})

export const downloadOwnData = defineRoute({
  method: 'GET',
  path: `${OWN_DATA_API}/{archiveId}`,
  summary: 'Télécharger une copie de ses données',
  description:
    'Un fichier ZIP\u00a0: «\u00a0donnees.json\u00a0», les fichiers de la personne et un texte qui les explique.',
  tags,
  auth: 'user',
  params: z.object({ archiveId: idSchema }),
  query: z.strictObject({}),
  answers: { 200: { description: 'Le fichier' } },
  refusals: [404],
  handler: async ({ req, user, params: { archiveId } }) => {
    const key = await archiveFileOf(req, { id: archiveId, user: user.id })
    const stored = key && (await storage.open(key))
    if (!stored) throw new HttpError(404, 'Copie introuvable')
    return new Response(stored.stream, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': attachment(ARCHIVE_NAME),
        'content-length': String(stored.size),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': stored.type,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
