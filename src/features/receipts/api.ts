import { createLocalReq } from 'payload'
import { z } from 'zod'

import { idOfToken } from '@/platform/access/personal-link'
import { idOf } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { openPayload } from '@/platform/payload'

import { cancelByHand, receiptOfShelter } from './commands'
import { exportReceipts } from './export'
import { receiptFile } from './files'
import { receiptPath } from './mails'
import { listReceipts, receiptById } from './queries'
import { cancelSchema, receiptsExportSchema, receiptsQuerySchema } from './schema'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const success = z.literal(true)
const tags = ['Reçus fiscaux']
const refusals = [401, 403, 404]

const address = z.object({
  line: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})
const receiptRow = z.object({
  id: z.string(),
  label: z.string().describe('Numéro d’ordre\u00a0: 2026-000123'),
  year: z.number(),
  status: z.enum(['ISSUED', 'CANCELLED']),
  amountCents: z.number().describe('Le don, sans pourboire'),
  donor: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    address,
  }),
  paidAt: z.string(),
  issuedAt: z.string(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  replacedBy: z.string().nullable(),
  replaces: z.string().nullable(),
})

export const listShelterReceipts = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/receipts',
  summary: 'Les reçus fiscaux d’un refuge',
  description:
    '«\u00a0years\u00a0» donne par année le nombre et le total des reçus valables, à déclarer.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: receiptsQuerySchema,
  answers: {
    200: {
      description: 'Une page de la liste, les derniers numéros d’abord',
      schema: z.object({
        success,
        data: z.array(receiptRow),
        years: z.array(
          z.object({
            year: z.number(),
            issued: z.number(),
            amountCents: z.number(),
            cancelled: z.number(),
          }),
        ),
        pagination: z.object({
          page: z.number(),
          limit: z.number(),
          total: z.number(),
          pages: z.number(),
        }),
      }),
    },
  },
  refusals,
  handler: async ({ params: { shelterId }, query, req }) => {
    const { rows, years, pagination } = await listReceipts(req, shelterId, query)
    return { success: true, data: rows, years, pagination }
  },
})

export const exportShelterReceipts = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/receipts/export',
  summary: 'Les reçus fiscaux en CSV, pour la comptabilité',
  description:
    'UTF-8 avec indicateur d’ordre, «\u00a0;\u00a0» entre les colonnes. Une cellule qui commence par ' +
    '= + - @ est précédée d’une apostrophe.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: receiptsExportSchema,
  answers: { 200: { description: 'Un fichier text/csv' } },
  refusals,
  handler: ({ params: { shelterId }, query, req }) => exportReceipts(req, shelterId, query.year),
})

export const readShelterReceipt = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/receipts/{receiptId}',
  summary: 'Le fichier d’un reçu fiscal',
  description: 'L’identifiant est suivi de «\u00a0.pdf\u00a0».',
  tags,
  auth: 'user',
  params: shelterParams.extend({
    receiptId: z
      .string()
      .regex(/\.pdf$/, 'Identifiant invalide')
      .transform((name) => name.slice(0, -4))
      .pipe(idSchema),
  }),
  answers: { 200: { description: 'Le fichier, valable ou annulé' } },
  refusals,
  handler: async ({ params: { shelterId, receiptId }, req }) =>
    receiptFile(await receiptOfShelter(req, shelterId, receiptId)),
})

export const cancelShelterReceipt = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/receipts/{receiptId}/cancel',
  summary: 'Annuler un reçu fiscal, et le remplacer si ses mentions sont corrigées',
  tags,
  auth: 'user',
  params: shelterParams.extend({ receiptId: idSchema }),
  body: cancelSchema,
  answers: {
    200: {
      description: 'Il est annulé\u00a0; le donateur est prévenu',
      schema: z.object({ success, message: z.string() }),
    },
  },
  refusals: [...refusals, 409],
  handler: async ({ params: { shelterId, receiptId }, body, req }) => {
    await cancelByHand(req, { shelter: shelterId, receipt: receiptId, ...body })
    const message = body.donor
      ? 'Le reçu est annulé, un autre le remplace dans quelques secondes'
      : 'Le reçu est annulé, le donateur est prévenu'
    return { success: true, message }
  },
})

export const readOwnReceipt = defineRoute({
  method: 'GET',
  path: '/api/receipts/{token}',
  summary: 'Son reçu fiscal, par le lien reçu par e-mail',
  description: 'Le lien d’un reçu remplacé mène (303) à celui qui le remplace.',
  tags,
  auth: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answers: { 200: { description: 'Le fichier' }, 303: { description: 'Un autre le remplace' } },
  refusals: [404],
  handler: async ({ params: { token } }) => {
    const id = idOfToken('receipt', token)
    const req = await createLocalReq({}, await openPayload())
    const receipt = id ? await receiptById(req, id) : null
    if (!receipt) throw new HttpError(404, 'Reçu introuvable')
    if (receipt.status === 'ISSUED') return receiptFile(receipt)
    const next = idOf(receipt.replacedBy)
    if (!next) throw new HttpError(404, 'Ce reçu est annulé')
    return new Response(null, {
      status: 303,
      headers: { location: receiptPath(next), 'cache-control': 'no-store' },
    })
  },
})
