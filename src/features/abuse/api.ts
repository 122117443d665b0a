import { z } from 'zod'

import { idOfToken } from '@/platform/access/personal-link'
import { SHARED } from '@/platform/http/caching'
import { HttpError } from '@/platform/http/errors'
import { keysOfWords } from '@/platform/http/form-keys'
import { NUL_SENTENCE, withoutNul } from '@/platform/http/list-query'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { addNote } from './commands/add-note'
import { forgetContact } from './commands/forget-contact'
import { sendReport } from './commands/send-report'
import { backToFollow, backToReport } from './drafts'
import { arrivalLimiter, followLimiter, reportLimiter } from './limits'
import {
  FOLLOW_API,
  followPath,
  LINK,
  MAX,
  MOST_PHOTOS,
  PARTS,
  PHOTO_MAX_BYTES,
  REPORT_API,
  SENTENCES,
  SHELTERS_API,
  type Part,
} from './model'
import { noteSchema, reportSchema } from './schema'
import { suggestNames } from './shelters'

const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const tags = ['Maltraitance']
const sent = z.object({
  success: z.literal(true),
  next: z.string().describe('La page où la personne suit son signalement'),
})
const done = z.object({ success: z.literal(true) })

export const suggestAccusedShelters = defineRoute({
  method: 'GET',
  path: SHELTERS_API,
  summary: 'Les refuges de la plateforme, pour dire lequel un signalement met en cause',
  tags,
  auth: 'public',
  query: z.strictObject({
    q: z
      .string()
      .trim()
      .min(2, 'Écrivez au moins 2 caractères')
      .max(MAX.shelter, atMost(MAX.shelter))
      .refine(withoutNul, NUL_SENTENCE),
  }),
  answers: {
    200: {
      description: 'Leur nom et leur commune',
      schema: z.object({ success: z.literal(true), data: z.array(z.string()) }),
    },
  },
  handler: async ({ query }) =>
    Response.json({ success: true, data: await suggestNames(query.q) }, { headers: SHARED }),
})

export const reportAbuse = defineRoute({
  method: 'POST',
  path: REPORT_API,
  summary: 'Signaler une maltraitance',
  description: `Sans compte, et anonyme si on le veut\u00a0: rien de la personne n’est alors gardé. Avec des photos, un formulaire (multipart/form-data). ${PLAIN}`,
  tags,
  // Never the session: an account says who writes.
  auth: 'public',
  body: reportSchema,
  bodyLimitBytes: 65_536,
  files: {
    field: 'photos',
    most: MOST_PHOTOS,
    maxBytes: PHOTO_MAX_BYTES,
    sentences: { tooMany: SENTENCES.tooManyPhotos, tooLarge: SENTENCES.photoTooLarge },
  },
  arrival: (request) => arrivalLimiter.count(request),
  form: true,
  formFailure: backToReport,
  answers: { 200: { description: 'Le signalement est reçu', schema: sent } },
  refusals: [413, 422, 429],
  handler: async ({ body, files, request, isPlainForm }) => {
    const email = body.identity === 'nom' && body.email ? body.email : undefined
    await reportLimiter.count(request, email)
    const { saveKey, lostKeys, ...words } = body
    const keys = keysOfWords({ saveKey, lostKeys }, [words, files.length])
    const token = await sendReport(body, files, keys)
    const next = `${followPath(token)}?envoye=oui`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

/** A token of the right shape, whose seal the handler checks. */
const params = z.object({
  token: z
    .string()
    .max(120)
    .regex(/^[\w.-]+$/, 'Lien invalide'),
})

/** @throws {HttpError} 404 for a token that this server did not write */
function opened(token: string): string {
  const id = idOfToken(LINK, token)
  if (!id) throw new HttpError(404, SENTENCES.missing)
  return id
}

const doneAt = (token: string, part: Part): Response =>
  seeOther(`${followPath(token)}?fait=${part}#${part}`)

export const addToReport = defineRoute({
  method: 'POST',
  path: `${FOLLOW_API}/notes`,
  summary: 'Ajouter une précision à son signalement, par son lien',
  description: PLAIN,
  tags,
  auth: 'public',
  body: noteSchema.extend(params.shape),
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, typed) => backToFollow(failure, typed, PARTS.note),
  answers: { 200: { description: 'La précision est reçue', schema: done } },
  refusals: [404, 422, 429],
  handler: async ({ body, request, isPlainForm }) => {
    const { token, note } = body
    const id = opened(token)
    await followLimiter.count(request, id)
    await addNote(id, note)
    return isPlainForm ? doneAt(token, PARTS.note) : { success: true }
  },
})

export const forgetReporter = defineRoute({
  method: 'POST',
  path: `${FOLLOW_API}/forget-contact`,
  summary: 'Effacer ses coordonnées de son signalement, par son lien',
  description: `Le signalement suit son cours sans elles. ${PLAIN}`,
  tags,
  auth: 'public',
  body: z.strictObject(params.shape),
  bodyLimitBytes: 2_000,
  form: true,
  formFailure: (failure, typed) => backToFollow(failure, typed, PARTS.contact),
  answers: { 200: { description: 'Les coordonnées sont effacées', schema: done } },
  refusals: [404, 429],
  handler: async ({ body, request, isPlainForm }) => {
    const { token } = body
    const id = opened(token)
    await followLimiter.count(request, id)
    await forgetContact(id)
    return isPlainForm ? doneAt(token, PARTS.contact) : { success: true }
  },
})
