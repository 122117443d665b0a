import { z } from 'zod'

import { keysOf, PAYOUT_STATE_LABELS } from '@/features/shelters/model'
import { drain } from '@/platform/cache/drain'
import { shelterKeySchema } from '@/platform/http/params'
import { plainPage } from '@/platform/http/plain-page'
import { defineRoute } from '@/platform/http/route'
import { paymentProvider } from '@/platform/payments/provider'

import { openAccount, readAccountNow } from './commands'
import { PAYOUT_STATE_SENTENCES } from './model'

const params = z.object({ shelterId: shelterKeySchema })
const tags = ['Dons']

export const openPaymentAccount = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/giving/account',
  summary: 'Ouvrir ou compléter le compte de paiement d’un refuge',
  description:
    'Réservé aux administrateurs du refuge. L’adresse mène chez le prestataire de paiement et ' +
    'vaut quelques minutes.',
  tags,
  auth: 'user',
  params,
  answers: {
    200: {
      description: 'Où aller',
      schema: z.object({ success: z.literal(true), url: z.url() }),
    },
  },
  refusals: [403, 404, 422],
  handler: async ({ req, params: { shelterId } }) => ({
    success: true,
    url: await openAccount(req, shelterId),
  }),
})

export const refreshPaymentAccount = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/giving/account/refresh',
  summary: 'L’état du compte de paiement d’un refuge, relu chez le prestataire',
  description: 'Réservé aux administrateurs du refuge.',
  tags,
  auth: 'user',
  params,
  answers: {
    200: {
      description: 'L’état du compte',
      schema: z.object({
        success: z.literal(true),
        data: z.object({
          state: z.enum(keysOf(PAYOUT_STATE_LABELS)),
          isAvailable: z.boolean().describe('Cette installation prend des paiements'),
        }),
      }),
    },
  },
  refusals: [403, 404],
  handler: async ({ req, params: { shelterId } }) => {
    const { payoutState } = await readAccountNow(req, shelterId)
    const isAvailable = paymentProvider() !== null
    return { success: true, data: { state: payoutState ?? 'NONE', isAvailable } }
  },
})

export const returnFromPaymentAccount = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/giving/account/return',
  summary: 'Retour des pages du prestataire de paiement',
  tags,
  auth: 'optional',
  params,
  answers: { 200: { description: 'Une page' } },
  refusals: [403, 404],
  handler: async ({ req, user, params: { shelterId } }) => {
    const settings = `/shelter/${shelterId}/admin/settings`
    const links = [{ href: settings, label: 'Revenir aux réglages du refuge' }]
    if (!user) {
      const text = ['Connectez-vous pour voir où en est le compte de paiement du refuge.']
      return plainPage(200, { title: 'Compte de paiement', text, links })
    }
    const { payoutState } = await readAccountNow(req, shelterId)
    // A read that has written: the shelter's pages are fresh before this one is shown.
    await drain(req.payload)
    const state = payoutState ?? 'NONE'
    const text = [PAYOUT_STATE_SENTENCES[state]]
    return plainPage(200, { title: PAYOUT_STATE_LABELS[state], text, links })
  },
})
