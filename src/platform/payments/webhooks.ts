import { stripePlugin } from '@payloadcms/plugin-stripe'
import type { PayloadRequest, Plugin } from 'payload'

import { env } from '../env'
import { log } from '../log'
import { hintOf } from './hint'
import { simulatorSecret } from './simulator/events'
import type { Hint } from './types'

/** By which events are signed here; without one nobody is believed. */
const secret = (): string | undefined =>
  env.stripe?.webhookSecret ?? (env.DEMO ? simulatorSecret() : undefined)

/**
 * Takes the provider's events, at `/api/cms/stripe/webhooks`. The plugin checks the
 * signature and answers before anything is done: an event is only a hint to look.
 * @param receive looks at the provider; what it throws is logged and costs nothing, as whatever
 * is open is read again every few minutes
 */
export function paymentEvents(receive: (req: PayloadRequest, hint: Hint) => Promise<void>): Plugin {
  return stripePlugin({
    // The plugin's own client only checks signatures: it never calls Stripe.
    stripeSecretKey: env.stripe?.secretKey ?? 'sk_none',
    stripeWebhooksEndpointSecret: secret(),
    sync: [],
    webhooks: async ({ event, req }: { event: unknown; req: PayloadRequest }) => {
      const hint = hintOf(event)
      if (!hint) return
      try {
        await receive(req, hint)
      } catch (error) {
        log.error({ err: error, kind: hint.kind, id: hint.id }, 'a payment event was not followed')
      }
    },
  })
}
