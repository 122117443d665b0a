import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import { idempotencyKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { backToGift, toPayment } from '../form/without-script'
import { CHECKOUT_TYPES, FREQUENCY_LABELS, type GiftFrequency } from '../model'
import { checkoutSchema } from '../schema'
import { openCheckout } from './commands/open'
import { countCheckout } from './limits'
import { giftState } from './state'

const tags = ['Dons']

/** The key of the header. @throws {HttpError} 400 for one of the wrong shape */
function keyOf(request: Request): string | null {
  const header = request.headers.get('idempotency-key')
  if (header === null) return null
  const key = idempotencyKeySchema.safeParse(header)
  if (key.success) return key.data
  throw new HttpError(400, 'Clé invalide', { fields: { idempotencyKey: 'Clé invalide' } })
}

export const createCheckout = defineRoute({
  method: 'POST',
  path: '/api/create-checkout',
  summary: 'Ouvrir une page de paiement',
  description:
    '«\u00a0amount\u00a0» est le don sans le pourboire, en centimes (100 au minimum)\u00a0; le total débité est ' +
    '«\u00a0amount\u00a0» + «\u00a0tipAmount\u00a0». Un parrainage revient selon «\u00a0frequency\u00a0», le pourboire non. ' +
    'Avec la même clé («\u00a0idempotencyKey\u00a0» ou l’en-tête Idempotency-Key), le même envoi donne la ' +
    'même page. 409\u00a0: un autre total que «\u00a0expectedTotal\u00a0», ou une clé qui a servi pour un autre ' +
    'envoi. 422\u00a0: le refuge ou l’animal ne peut pas le recevoir. Vingt pages par heure et par réseau.',
  tags,
  auth: 'optional',
  body: checkoutSchema,
  bodyLimitBytes: 20_000,
  form: true,
  formFailure: backToGift,
  answers: {
    200: {
      description: 'Où va le navigateur',
      schema: z.object({ success: z.literal(true), url: z.string() }),
    },
    303: { description: 'La page de paiement, pour un formulaire sans JavaScript' },
  },
  refusals: [404, 409, 422],
  handler: async ({ body, req, request, isPlainForm }) => {
    await countCheckout(request)
    const url = await openCheckout(req, body, { header: keyOf(request), isPlainForm })
    return isPlainForm ? toPayment(url, body) : { success: true, url }
  },
})

const FREQUENCIES = Object.keys(FREQUENCY_LABELS) as [GiftFrequency, ...GiftFrequency[]]
const named = { id: z.string(), name: z.string() }

const giftView = z.object({
  kind: z.enum(CHECKOUT_TYPES),
  state: z.enum(['pending', 'paid', 'failed', 'expired']),
  amountCents: z.number(),
  tipCents: z.number(),
  frequency: z.enum(FREQUENCIES).nullable(),
  firstName: z.string(),
  shelter: z.object({ ...named, slug: z.string() }).nullable(),
  animal: z.object(named).nullable(),
  campaign: z.object({ id: z.string(), slug: z.string(), title: z.string() }).nullable(),
  receipt: z.enum(['none', 'coming', 'sent']),
  donorPath: z.string().nullable(),
})

export const readGift = defineRoute({
  method: 'GET',
  path: '/api/gifts/{token}',
  summary: 'Où en est un don, pour la personne qui revient du paiement',
  description: 'Demande au prestataire si le don est encore en attente.',
  tags,
  auth: 'optional',
  params: z.object({ token: z.string().max(200) }),
  answers: {
    200: {
      description: 'Le don',
      schema: z.object({ success: z.literal(true), data: giftView }),
    },
  },
  refusals: [404],
  handler: async ({ params, req }) => ({ success: true, data: await giftState(req, params.token) }),
})
