import { createHmac } from 'node:crypto'

import { env } from '../../env'
import { log } from '../../log'
import type { SimulatedEvent } from './model'
import { inStore, newId, type Store } from './store'

/** Where Stripe would send its events. */
const WEBHOOK_PATH = '/api/cms/stripe/webhooks'

/** As long as Stripe itself waits. */
const TIMEOUT_MS = 20_000

/** Signs the events of the simulator: nobody but this installation knows it. */
export const simulatorSecret = (): string =>
  `whsec_${createHmac('sha256', env.PAYLOAD_SECRET).update('payment simulator').digest('hex')}`

/** The header by which Stripe signs what it sends. Source: docs.stripe.com/webhooks/signature. */
export function signatureOf(body: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000)
  const seal = createHmac('sha256', simulatorSecret()).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${seal}`
}

/** Notes an event in the transaction of what happened; it is sent after its commit. */
export async function emit(
  store: Store,
  type: string,
  object: { id: string; object: string } & Record<string, unknown>,
  account: string | null,
): Promise<void> {
  await store.emit({
    id: newId('evt'),
    object: 'event',
    api_version: '2022-08-01',
    created: Math.floor(store.now().getTime() / 1000),
    livemode: false,
    type,
    ...(account && { account }),
    data: { object },
  })
}

async function post(origin: string, body: string): Promise<number> {
  const response = await fetch(`${origin}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.arrayBuffer()
  return response.status
}

/** Sends one event over HTTP, as Stripe does. @returns the status, 0 when nobody answers */
async function send(event: SimulatedEvent): Promise<number> {
  const body = JSON.stringify(event)
  for (const origin of [`http://127.0.0.1:${env.PORT}`, env.publicUrl]) {
    try {
      return await post(origin, body)
    } catch (error) {
      log.debug({ origin, error: String(error) }, 'a simulated event found nobody')
      // Whoever was reached and is only slow has it already.
      if (error instanceof Error && error.name === 'TimeoutError') return 0
    }
  }
  return 0
}

/** Sends events one after the other and notes the answers; never throws. */
export async function deliver(events: readonly SimulatedEvent[]): Promise<void> {
  for (const event of events) {
    const status = await send(event)
    await inStore((store) => store.noteDelivery(event.id, status)).catch((error: unknown) => {
      log.debug({ error: String(error) }, 'an answer to a simulated event was not noted')
    })
  }
}
