import { z } from 'zod'

import type { FormSubmission } from '@/payload-types'
import { idOfToken } from '@/platform/access/personal-link'
import { HttpError } from '@/platform/http/errors'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { openPayload } from '@/platform/payload'
import { storage } from '@/platform/storage'
import { attachment } from '@/platform/storage/keys'

import type { SubmissionFile } from '../answers.model'
import { formShelter } from '../access'
import { ANSWER_LINK } from '../wire.model'

const tags = ['Formulaires']
const MISSING = 'Fichier introuvable'
const answers = { 200: { description: 'Le fichier' } }

/** One file of an answer; the caller checked that the person may read the answer. */
async function serveFile(
  row: Pick<FormSubmission, 'files'> | null | undefined,
  fileId: string,
): Promise<Response> {
  const files = (row?.files ?? []) as SubmissionFile[]
  const file = files.find(({ id }) => id === fileId)
  const stored = file && (await storage.open(file.key))
  if (!stored) throw new HttpError(404, MISSING)
  // Pictures were encoded by ourselves; a PDF is somebody's, and is never opened on our pages.
  const isPicture = stored.type.startsWith('image/')
  const disposition = attachment(file.name)
  return new Response(stored.stream, {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': isPicture ? disposition.replace(/^attachment/, 'inline') : disposition,
      'content-length': String(stored.size),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': stored.type,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

export const readTeamFile = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/form-submissions/{submissionId}/files/{fileId}',
  summary: 'Un fichier joint à une réponse, pour l’équipe',
  tags,
  auth: 'user',
  params: z.object({ shelterId: shelterKeySchema, submissionId: idSchema, fileId: idSchema }),
  query: z.strictObject({}),
  answers,
  refusals: [403, 404],
  handler: async ({ params: { shelterId, submissionId, fileId }, req }) => {
    const shelter = await formShelter(req, shelterId)
    const { docs } = await req.payload.find({
      collection: 'form-submissions',
      overrideAccess: false,
      req,
      depth: 0,
      limit: 1,
      pagination: false,
      select: { files: true },
      where: { and: [{ id: { equals: submissionId } }, { shelter: { equals: shelter.id } }] },
    })
    return serveFile(docs[0], fileId)
  },
})

export const readSenderFile = defineRoute({
  method: 'GET',
  path: '/api/form-answers/{token}/files/{fileId}',
  summary: 'Un fichier que l’on a joint à sa réponse, par le lien reçu par e-mail',
  tags,
  auth: 'public',
  params: z.object({ token: z.string().max(200), fileId: idSchema }),
  query: z.strictObject({}),
  answers,
  refusals: [404],
  handler: async ({ params: { token, fileId } }) => {
    const id = idOfToken(ANSWER_LINK, token)
    if (!id) throw new HttpError(404, MISSING)
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'form-submissions',
      // Whoever has the link has the right: its seal was checked.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
      select: { files: true },
      where: { id: { equals: id } },
    })
    return serveFile(docs[0], fileId)
  },
})
