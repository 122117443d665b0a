import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'

import { flagReport, withdrawReport } from './commands/moderate'
import { takeIn } from './commands/take-in'
import { flagApi, flagPath, takeInApi, withdrawApi, type ReportKind } from './model'
import { flagSchema, withdrawSchema } from './schema'

const tags = ['Perdus et trouvés']
const params = z.object({ id: idSchema })
const kindOf = (sent: Readonly<Record<string, unknown>>): ReportKind =>
  sent.kind === 'FOUND' ? 'FOUND' : 'LOST'

export const flagLostFound = defineRoute({
  method: 'POST',
  path: flagApi('{id}'),
  summary: 'Signaler un avis qui pose problème',
  description: 'L’équipe de la plateforme le lit. Sans JavaScript\u00a0: une redirection 303.',
  tags,
  auth: 'optional',
  params,
  body: flagSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(flagPath(kindOf(sent), id), failure, sent),
  answers: {
    200: {
      description: 'L’équipe est prévenue',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [404, 429],
  handler: async ({ req, request, params: { id }, body, isPlainForm }) => {
    await flagReport(req, request, id, body.reason)
    const page = flagPath(kindOf(body), id)
    const next = `${page}?fait=oui`
    return isPlainForm ? seeOther(next, noDraft(page)) : { success: true, next }
  },
})

export const withdrawLostFound = defineRoute({
  method: 'POST',
  path: withdrawApi('{id}'),
  summary: 'Retirer un avis',
  description:
    'Réservé aux super administrateurs\u00a0; son auteur lit pourquoi, corrige, et peut le remettre en ligne.',
  tags,
  auth: 'user',
  params,
  body: withdrawSchema,
  bodyLimitBytes: 4000,
  answers: {
    200: { description: 'L’avis est retiré', schema: z.object({ success: z.literal(true) }) },
  },
  refusals: [403, 404],
  handler: async ({ req, user, params: { id }, body: { reason } }) => {
    await withdrawReport(req, user, id, reason)
    return { success: true }
  },
})

export const takeInLostFound = defineRoute({
  method: 'POST',
  path: takeInApi('{id}'),
  summary: 'Recueillir un animal trouvé',
  description:
    'Écrit sa fiche au refuge, cachée, au statut «\u00a0Trouvé\u00a0»\u00a0; le délai de fourrière compte de ce jour, et la personne qui l’a trouvé est prévenue.',
  tags,
  auth: 'user',
  params,
  body: z.strictObject({ shelter: shelterKeySchema }),
  bodyLimitBytes: 1000,
  answers: {
    200: {
      description: 'La fiche de l’animal',
      schema: z.object({ success: z.literal(true), animal: z.string(), next: z.string() }),
    },
  },
  refusals: [403, 404, 409],
  handler: async ({ req, params: { id }, body: { shelter } }) => {
    const { animal } = await takeIn(req, id, shelter)
    return { success: true, animal, next: `/admin/collections/animals/${animal}` }
  },
})
