import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { refundOne } from './commands/refund'
import { readDonation } from './detail'
import { readDonations } from './donations'
import { exportDonations } from './export'
import { exportLedger } from './ledger-export'
import {
  donationsExportSchema,
  donationsQuerySchema,
  ledgerExportSchema,
  refundSchema,
} from './schema'
import { donationDetail, donationRow, donationTotals, pagination } from './view'

const params = z.object({ donationId: idSchema })
const success = z.literal(true)
const one = { 200: { description: 'Le don', schema: z.object({ success, data: donationDetail }) } }
const words = {
  description: 'Réservé aux super administrateurs.',
  tags: ['Dons'],
  auth: 'user',
} as const
const refusals = [401, 403, 404]

export const listPlatformDonations = defineRoute({
  ...words,
  method: 'GET',
  path: '/api/platform/donations',
  summary: 'Les pourboires et dons à la plateforme',
  query: donationsQuerySchema,
  answers: {
    200: {
      description: 'Une page de la liste, les plus récents d’abord',
      schema: z.object({
        success,
        data: z.array(donationRow),
        totals: donationTotals,
        pagination,
      }),
    },
  },
  refusals: [401, 403],
  handler: async ({ query, req }) => {
    const { rows, totals, pagination: pages } = await readDonations(req, null, query)
    return { success: true, data: rows, totals, pagination: pages }
  },
})

export const exportPlatformDonations = defineRoute({
  ...words,
  method: 'GET',
  path: '/api/platform/donations/export',
  summary: 'Les pourboires et dons à la plateforme, en CSV',
  query: donationsExportSchema,
  answers: { 200: { description: 'Un fichier text/csv' } },
  refusals: [401, 403],
  handler: ({ query, req }) => exportDonations(req, null, query),
})

export const exportPlatformLedger = defineRoute({
  ...words,
  method: 'GET',
  path: '/api/platform/payments/export',
  summary: 'Le journal des pourboires et dons à la plateforme, en CSV',
  query: ledgerExportSchema,
  answers: { 200: { description: 'Un fichier text/csv' } },
  refusals: [401, 403],
  handler: ({ query, req }) => exportLedger(req, null, query),
})

export const readPlatformDonation = defineRoute({
  ...words,
  method: 'GET',
  path: '/api/platform/donations/{donationId}',
  summary: 'Un don à la plateforme, avec ses paiements',
  params,
  answers: one,
  refusals,
  handler: async ({ params: { donationId }, req }) => ({
    success: true,
    data: await readDonation(req, { shelter: null, id: donationId }),
  }),
})

export const refundPlatformDonation = defineRoute({
  ...words,
  method: 'POST',
  path: '/api/platform/donations/{donationId}/refund',
  summary: 'Rembourser un don à la plateforme, en tout ou en partie',
  params,
  body: refundSchema,
  answers: one,
  refusals: [...refusals, 409, 422, 503],
  handler: async ({ params: { donationId }, body, req }) => {
    const address = { shelter: null, id: donationId }
    await refundOne(req, await readDonation(req, address), body)
    return { success: true, data: await readDonation(req, address) }
  },
})
