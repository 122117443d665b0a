import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { formKeys } from '@/platform/http/form-keys'
import { mapAnswer, mapResponse } from '@/platform/http/map-answer'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'

import { threadPath } from '@/features/relay/model'
import { idSchema } from '@/platform/http/params'
import { writeToAuthor } from './commands/contact'
import { createReport } from './commands/create'
import { API, newReportPath, reportPath, writeApi, writePath, type ReportKind } from './model'
import { mapReports } from './map'
import { firstMessageSchema, mapQuerySchema, newReportSchema } from './schema'
import { dayWords, reportTitle } from './wording.model'

const tags = ['Perdus et trouvés']
const kindOf = (sent: Readonly<Record<string, unknown>>): ReportKind =>
  sent.kind === 'FOUND' ? 'FOUND' : 'LOST'

export const createLostFoundReport = defineRoute({
  method: 'POST',
  path: API,
  summary: 'Signaler un animal perdu ou trouvé',
  description:
    'Publié dès que l’adresse est confirmée par le lien envoyé\u00a0; tout de suite pour une personne connectée qui donne l’adresse de son compte. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  auth: 'optional',
  body: newReportSchema,
  bodyLimitBytes: 32_768,
  form: true,
  formFailure: (failure, sent) => backToForm(newReportPath(kindOf(sent)), failure, sent),
  answers: {
    200: {
      description: 'L’avis est écrit\u00a0; `token` ouvre sa page',
      schema: z.object({
        success: z.literal(true),
        id: z.string(),
        token: z.string(),
        next: z.string(),
        isPublished: z.boolean(),
      }),
    },
  },
  refusals: [422, 429],
  handler: async ({ req, user, body, request, isPlainForm }) => {
    const { saveKey, lostKeys, ...words } = body
    const keys = formKeys(isPlainForm, { saveKey, lostKeys }, words)
    const made = await createReport(req, request, user, body, keys)
    if (isPlainForm) return seeOther(made.next, noDraft(newReportPath(body.kind)))
    return { success: true, ...made }
  },
})

export const mapLostFound = defineRoute({
  method: 'GET',
  path: `${API}/map`,
  summary: 'Les animaux perdus ou trouvés sur une carte',
  description:
    'Les points sont brouillés à 300 m. Au-delà de 200, ceux qui sont proches forment des groupes\u00a0; `box` et `zoom` demandent une partie de la carte.',
  tags,
  auth: 'public',
  query: mapQuerySchema,
  answers: {
    200: {
      description: 'Ceux qui répondent aux filtres, seuls ou en groupes\u00a0: 200 entrées au plus',
      schema: mapAnswer,
    },
  },
  handler: async ({ query: { kind, box: part, zoom, ...filters } }) => {
    const view = part ? { box: part, zoom } : null
    const { reports, groups } = await mapReports(kind, filters, view)
    const data = reports.map((report) => ({
      id: report.id,
      ...report.point,
      name: reportTitle(report),
      detail: dayWords(report),
      href: reportPath(report.kind, report.id),
    }))
    return mapResponse(data, groups)
  },
})

export const writeToReportAuthor = defineRoute({
  method: 'POST',
  path: writeApi('{id}'),
  summary: 'Écrire à la personne qui cherche un animal, ou qui l’a trouvé',
  description:
    'Ni l’une ni l’autre ne voit l’adresse de l’autre. Sans session, le message part une fois l’adresse confirmée. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  auth: 'optional',
  params: z.object({ id: idSchema }),
  body: firstMessageSchema,
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(writePath(kindOf(sent), id), failure, sent),
  answers: {
    200: {
      description: 'Le message est parti, ou attend que son adresse soit confirmée',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [404, 409, 422, 429],
  handler: async ({ req, user, request, params: { id }, body, isPlainForm }) => {
    const next = threadPath(await writeToAuthor(req, request, user, id, body))
    if (isPlainForm) return seeOther(next, noDraft(writePath(kindOf(body), id)))
    return { success: true, next }
  },
})
