import { createLocalReq, type Payload } from 'payload'

import { cancelReceiptOf, queueReceipt } from '@/features/receipts/commands'
import { followOrder } from '@/features/receipts/issue'
import { CARD_GIFT, type ReceiptFacts } from '@/features/receipts/model'
import { inTransaction } from '@/platform/db/transaction'

const asProgram = { overrideAccess: true, depth: 0 } as const

type Sql = {
  query: <Row>(sql: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

/** What a shelter needs to give receipts. */
export const READY = {
  siret: '73282932000074',
  legalPurpose: 'Protection animale',
  receiptSigner: 'Anne Morel, présidente',
  taxRate: 66,
  taxReceiptsEnabled: true,
} as const

export const DONOR: ReceiptFacts['donor'] = {
  firstName: 'Jeanne',
  lastName: 'Le Goff',
  email: 'Jeanne@exemple.fr',
  address: { line: '3 rue des Œillets', postalCode: '35000', city: 'Rennes', country: 'France' },
}

/** Gifts and their receipts, for a shelter of the world. */
export function receiptsOf(payload: Payload, shelterId: string) {
  const pool: Sql = payload.db.pool
  let count = 0
  let donor: Promise<{ id: string }> | undefined

  /** A payment in the ledger, as the settlement writes it. */
  async function pay(amountCents = 5000, tipCents = 500): Promise<string> {
    count += 1
    const name = `${shelterId}-${count}`
    donor ??= payload.create({
      collection: 'donors',
      ...asProgram,
      data: {
        email: `${shelterId.slice(-6)}@exemple.fr`,
        firstName: 'Jeanne',
        lastName: 'Le Goff',
      },
    })
    const { id } = await payload.create({
      collection: 'payments',
      ...asProgram,
      data: {
        shelter: shelterId,
        kind: 'CHARGE',
        happenedAt: '2026-11-03T12:00:00.000Z',
        donor: (await donor).id,
        amountCents,
        tipCents,
        currency: 'EUR',
        provider: 'simulator',
        account: 'acct_1',
        providerId: name,
        entryKey: `test:${name}`,
      },
    })
    return id
  }

  return {
    pool,
    pay,
    facts: (paymentId: string, more: Partial<ReceiptFacts> = {}): ReceiptFacts => ({
      paymentId,
      shelterId,
      paidAt: '2026-11-03T12:00:00.000Z',
      amountCents: 5000,
      donor: DONOR,
      ...CARD_GIFT,
      ...more,
    }),
    async queue(facts: ReceiptFacts): Promise<void> {
      const req = await createLocalReq({}, payload)
      await inTransaction(req, () => queueReceipt(req, facts))
    },
    /** What a server does with a job: as often as it likes. */
    follow: async (payment: string): Promise<void> =>
      followOrder(await createLocalReq({}, payload), payment),
    /** A refund, as the ledger tells of it. */
    async reduce(paymentId: string, remainingCents: number): Promise<void> {
      const req = await createLocalReq({}, payload)
      await inTransaction(req, () =>
        cancelReceiptOf(req, { paymentId, remainingCents, mayRise: true, reason: 'Don remboursé' }),
      )
    },
    async receipts() {
      const { docs } = await payload.find({
        collection: 'receipts',
        ...asProgram,
        where: { shelter: { equals: shelterId } },
        sort: ['year', 'number'],
        limit: 1000,
        pagination: false,
      })
      return docs
    },
    async mails(to: string): Promise<string[]> {
      const { docs } = await payload.find({
        collection: 'emails',
        ...asProgram,
        where: { to: { equals: to } },
        sort: 'createdAt',
        limit: 1000,
        pagination: false,
      })
      return docs.map(({ subject, text }) => `${subject}\n${text}`)
    },
  }
}

/** A shelter that gives receipts, and its gifts. @param settings what it says of itself for them */
export async function givingShelter(payload: Payload, slug: string, settings: object = READY) {
  const { id } = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      name: `Refuge ${slug}`,
      slug,
      status: 'APPROVED',
      email: `${slug}@exemple.fr`,
      location: { address: '1 rue', postalCode: '35000', city: 'Rennes', country: 'France' },
      ...settings,
    },
  })
  return receiptsOf(payload, id)
}
