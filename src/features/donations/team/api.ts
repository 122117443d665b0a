import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { endForShelter } from './commands/end-for-shelter'
import { refundOne } from './commands/refund'
import { readDonation, readSponsorship } from './detail'
import { readDonations } from './donations'
import { exportDonations } from './export'
import { exportLedger } from './ledger-export'
import {
  donationsExportSchema,
  donationsQuerySchema,
  ledgerExportSchema,
  refundSchema,
  sponsorshipsQuerySchema,
} from './schema'
import { readAnimalSponsors, readSponsorships } from './sponsorships'
import { readGivingSummary } from './summary'
import {
  donationDetail,
  donationRow,
  donationTotals,
  givingSummary,
  pagination,
  sponsorshipDetail,
  sponsorshipRow,
  sponsorshipTotals,
} from './view'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const donationParams = shelterParams.extend({ donationId: idSchema })
const sponsorshipParams = shelterParams.extend({ sponsorshipId: idSchema })
const success = z.literal(true)
const tags = ['Dons']
const refusals = [401, 403, 404]

const listOf = <Row extends z.ZodType, Totals extends z.ZodType>(row: Row, totals: Totals) =>
  z.object({ success, data: z.array(row), totals, pagination })

export const listDonations = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/donations',
  summary: 'Les dons reçus par un refuge',
  description:
    'Réservé aux administrateurs du refuge. Les sommes de «\u00a0totals\u00a0» portent sur toute la ' +
    'sélection, pas sur la page.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: donationsQuerySchema,
  answers: {
    200: {
      description: 'Une page de la liste, les plus récents d’abord',
      schema: listOf(donationRow, donationTotals),
    },
  },
  refusals,
  handler: async ({ params: { shelterId }, query, req }) => {
    const { rows, totals, pagination: pages } = await readDonations(req, shelterId, query)
    return { success: true, data: rows, totals, pagination: pages }
  },
})

export const exportDonationsCsv = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/donations/export',
  summary: 'Les dons en CSV',
  description:
    'UTF-8 avec indicateur d’ordre, «\u00a0;\u00a0» entre les colonnes, sommes en euros. Une cellule qui ' +
    'commence par = + - @ est précédée d’une apostrophe.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: donationsExportSchema,
  answers: { 200: { description: 'Un fichier text/csv' } },
  refusals,
  handler: ({ params: { shelterId }, query, req }) => exportDonations(req, shelterId, query),
})

export const exportLedgerCsv = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/payments/export',
  summary: 'Le journal des paiements en CSV',
  description:
    'Chaque encaissement, échéance de parrainage, remboursement et contestation, à son jour, du plus ' +
    'ancien au plus récent. Sommes en euros, une colonne pour ce qui entre et une pour ce qui est rendu.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: ledgerExportSchema,
  answers: { 200: { description: 'Un fichier text/csv' } },
  refusals,
  handler: ({ params: { shelterId }, query, req }) => exportLedger(req, shelterId, query),
})

export const readOneDonation = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/donations/{donationId}',
  summary: 'Un don, avec ses paiements et ses reçus',
  tags,
  auth: 'user',
  params: donationParams,
  answers: {
    200: { description: 'Le don', schema: z.object({ success, data: donationDetail }) },
  },
  refusals,
  handler: async ({ params: { shelterId, donationId }, req }) => ({
    success: true,
    data: await readDonation(req, { shelter: shelterId, id: donationId }),
  }),
})

export const listSponsorships = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/sponsorships',
  summary: 'Les parrainages d’un refuge',
  tags,
  auth: 'user',
  params: shelterParams,
  query: sponsorshipsQuerySchema,
  answers: {
    200: {
      description: 'Une page de la liste, les plus récents d’abord',
      schema: listOf(sponsorshipRow, sponsorshipTotals),
    },
  },
  refusals,
  handler: async ({ params: { shelterId }, query, req }) => {
    const { rows, totals, pagination: pages } = await readSponsorships(req, shelterId, query)
    return { success: true, data: rows, totals, pagination: pages }
  },
})

export const readOneSponsorship = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/sponsorships/{sponsorshipId}',
  summary: 'Un parrainage, avec ses échéances et ses reçus',
  tags,
  auth: 'user',
  params: sponsorshipParams,
  answers: {
    200: { description: 'Le parrainage', schema: z.object({ success, data: sponsorshipDetail }) },
  },
  refusals,
  handler: async ({ params: { shelterId, sponsorshipId }, req }) => ({
    success: true,
    data: await readSponsorship(req, { shelter: shelterId, id: sponsorshipId }),
  }),
})

export const listAnimalSponsors = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/animals/{animalId}/sponsors',
  summary: 'Les parrains d’un animal',
  tags,
  auth: 'user',
  params: shelterParams.extend({ animalId: idSchema }),
  answers: {
    200: {
      description: 'Ceux d’aujourd’hui d’abord',
      schema: z.object({ success, data: z.array(sponsorshipRow) }),
    },
  },
  refusals,
  handler: async ({ params: { shelterId, animalId }, req }) => ({
    success: true,
    data: await readAnimalSponsors(req, shelterId, animalId),
  }),
})

export const readSummary = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/giving/summary',
  summary: 'Les dons d’un refuge sur 24 mois, par mois et par animal',
  tags,
  auth: 'user',
  params: shelterParams,
  answers: {
    200: { description: 'Le bilan', schema: z.object({ success, data: givingSummary }) },
  },
  refusals,
  handler: async ({ params: { shelterId }, req }) => ({
    success: true,
    data: await readGivingSummary(req, shelterId),
  }),
})

const refundWords = {
  description:
    'D’abord sur le don, puis sur le pourboire. Le reçu fiscal est annulé, et remplacé s’il reste ' +
    'une partie du don. La même demande deux fois ne rembourse qu’une fois.',
  tags,
  auth: 'user',
  body: refundSchema,
  refusals: [...refusals, 409, 422, 503],
} as const

export const refundDonation = defineRoute({
  ...refundWords,
  method: 'POST',
  path: '/api/shelter/{shelterId}/donations/{donationId}/refund',
  summary: 'Rembourser un don, en tout ou en partie',
  params: donationParams,
  answers: {
    200: { description: 'Le don', schema: z.object({ success, data: donationDetail }) },
  },
  handler: async ({ params: { shelterId, donationId }, body, req }) => {
    const address = { shelter: shelterId, id: donationId }
    await refundOne(req, await readDonation(req, address), body)
    return { success: true, data: await readDonation(req, address) }
  },
})

export const refundSponsorship = defineRoute({
  ...refundWords,
  method: 'POST',
  path: '/api/shelter/{shelterId}/sponsorships/{sponsorshipId}/refund',
  summary: 'Rembourser une échéance d’un parrainage',
  params: sponsorshipParams,
  answers: {
    200: { description: 'Le parrainage', schema: z.object({ success, data: sponsorshipDetail }) },
  },
  handler: async ({ params: { shelterId, sponsorshipId }, body, req }) => {
    const address = { shelter: shelterId, id: sponsorshipId }
    await refundOne(req, await readSponsorship(req, address), body)
    return { success: true, data: await readSponsorship(req, address) }
  },
})

export const endOneSponsorship = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/sponsorships/{sponsorshipId}/end',
  summary: 'Arrêter un parrainage au nom du refuge',
  description: 'Plus rien n’est prélevé\u00a0; la personne en est prévenue.',
  tags,
  auth: 'user',
  params: sponsorshipParams,
  answers: {
    200: { description: 'Le parrainage', schema: z.object({ success, data: sponsorshipDetail }) },
  },
  refusals: [...refusals, 503],
  handler: async ({ params: { shelterId, sponsorshipId }, req }) => ({
    success: true,
    data: await endForShelter(req, { shelter: shelterId, id: sponsorshipId }),
  }),
})
