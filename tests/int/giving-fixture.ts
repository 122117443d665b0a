import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { createCheckout, readGift } from '@/features/donations/checkout/api'
import { giftToken } from '@/features/donations/links'
import type { Target } from '@/features/donations/settle/ledger'
import { settle } from '@/features/donations/settle/commands/settle'
import { paymentProvider } from '@/platform/payments/provider'
import { payCheckout } from '@/platform/payments/simulator/page-actions'
import type { CardChoice } from '@/platform/payments/simulator/model'
import { plant } from '@/platform/payments/simulator/seed'

import type { Who, World } from './access/world'
import { call, type Answer } from './in-process'

const asProgram = { overrideAccess: true, depth: 0 } as const

type Sql = {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

export const ACCOUNT = 'acct_sim_alpha'
/** Of a donor who wants a receipt. */
export const ADDRESS = {
  line: '1 rue des Prés',
  postalCode: '35000',
  city: 'Rennes',
  country: 'France',
}

/** What the tests of giving do again and again, for the first shelter of the world. */
export async function givingFixture(payload: Payload, world: World) {
  const pool: Sql = payload.db.pool
  const shelterId = world.a.shelter
  let people = 0

  const account = {
    id: ACCOUNT,
    name: 'Alpha',
    email: 'alpha@exemple.fr',
    shelter: shelterId,
    canCharge: true,
    canPayOut: true,
    needsInformation: false,
    isEmpty: false,
    onboarding: null,
  }
  await plant({ accounts: [account] })
  await pool.query(
    `update shelters set stripe_account_id = $2, payout_state = 'ENABLED', accepts_donations = true,
      accepts_sponsoring = true, tax_receipts_enabled = true where id = $1`,
    [shelterId, ACCOUNT],
  )

  const bodyOf = (more: object = {}) => {
    people += 1
    return {
      type: 'donation',
      amount: 2500,
      tipAmount: 250,
      currency: 'EUR',
      shelterId,
      customerEmail: `donneuse${people}@exemple.fr`,
      customerFirstName: 'Zoé',
      customerLastName: 'Martin',
      ...more,
    }
  }

  const open = (
    body: object,
    { as, headers }: { as?: Who; headers?: Record<string, string> } = {},
  ): Promise<Answer> => call(world, createCheckout, { as, body, headers })

  const pageOf = (answer: Answer): string => {
    if (answer.status !== 200) throw new Error(`not opened: ${JSON.stringify(answer.json)}`)
    return String(answer.json.url).split('/').at(-1) ?? ''
  }

  const targetOf = async (page: string): Promise<Target> => {
    const { rows } = await pool.query(
      `select 'donation' as kind, id from donations where checkout_id = $1
       union all select 'sponsorship', id from sponsorships where checkout_id = $1`,
      [page],
    )
    return rows[0] as Target
  }

  const program = (): Promise<PayloadRequest> => createLocalReq({}, payload)
  const look = async (target: Target) => settle(await program(), target)

  return {
    pool,
    bodyOf,
    open,
    pageOf,
    targetOf,
    program,
    look,
    /** An open page, and its row. */
    async begin(more: object = {}): Promise<{ page: string; target: Target; email: string }> {
      const body = bodyOf(more)
      const page = pageOf(await open(body))
      return { page, target: await targetOf(page), email: body.customerEmail }
    },
    /** A gift whose money came and was seen. */
    async given(more: object = {}, choice: CardChoice = 'ACCEPTED') {
      const begun = await this.begin(more)
      await payCheckout(begun.page, choice)
      await look(begun.target)
      return begun
    },
    sponsoring: (more: object = {}) => ({
      type: 'sponsorship',
      animalId: world.a.animals.public,
      frequency: 'monthly',
      ...more,
    }),
    donation: (id: string) => payload.findByID({ collection: 'donations', id, ...asProgram }),
    sponsorship: (id: string) => payload.findByID({ collection: 'sponsorships', id, ...asProgram }),
    gift: (id: string) => call(world, readGift, { params: { token: giftToken(id) } }),
    /** The lines of a gift, oldest first. */
    async lines({ kind, id }: Target) {
      const { rows } = await pool.query(
        `select id, kind, amount_cents::int as amount, tip_cents::int as tip, provider_id
         from payments where ${kind}_id = $1 order by happened_at, created_at, id`,
        [id],
      )
      return rows as Array<{
        id: string
        kind: string
        amount: number
        tip: number
        provider_id: string
      }>
    },
    /** What is written down to be put on receipts for a line, in cents. */
    async receiptOrders(line: string | undefined) {
      const { rows } = await pool.query(
        'select amount_cents::int as amount, reason from receipt_orders where payment_id = $1',
        [line],
      )
      return rows as Array<{ amount: number; reason: string }>
    },
    /** A sponsorship as the provider has it. */
    async atProvider(id: string) {
      const { subscriptionId } = await this.sponsorship(id)
      return paymentProvider()?.readSubscription({ account: ACCOUNT, id: subscriptionId ?? '' })
    },
    async mailsTo(to: string): Promise<string[]> {
      const { docs } = await payload.find({
        collection: 'emails',
        ...asProgram,
        where: { to: { equals: to } },
        sort: 'createdAt',
        limit: 500,
      })
      return docs.map(({ subject }) => subject)
    },
  }
}
export type GivingFixture = Awaited<ReturnType<typeof givingFixture>>
