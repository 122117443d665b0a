import { z } from 'zod'

import { keysOf, PAYOUT_STATE_LABELS } from '@/features/shelters/model'
import { shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { paymentProvider } from '@/platform/payments/provider'

import { openAccount } from './commands/open'
import { readAccountNow } from './commands/read-now'

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
