import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../../support/payload'
import { statuses, tryAll, type Attempt } from './attempts'
import { cms, makeWorld, ROLES, type World } from './world'

let payload: Payload
let world: World
const ids: Record<string, string> = {}

const asProgram = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const donor = await payload.create({
    collection: 'donors',
    ...asProgram,
    data: { email: 'secret@exemple.fr', firstName: 'Secret', lastName: 'Dupont' },
  })
  const common = {
    shelter: world.a.shelter,
    animal: world.a.animals.public,
    donor: donor.id,
    amountCents: 2500,
    tipCents: 0,
    currency: 'EUR',
    provider: 'simulator',
  }
  const person = {
    ...common,
    firstName: 'Secret',
    lastName: 'Dupont',
    email: 'secret@exemple.fr',
    isAnonymous: true,
    revision: 0,
    idempotencyKey: 'secret-key-secret-key',
    checkoutUrl: 'https://secret.example/page',
  }
  const donation = await payload.create({
    collection: 'donations',
    ...asProgram,
    data: { ...person, type: 'DONATION', status: 'PAID', refundedCents: 0 },
  })
  const sponsorship = await payload.create({
    collection: 'sponsorships',
    ...asProgram,
    data: {
      ...person,
      idempotencyKey: 'secret-key-secret-two',
      status: 'ACTIVE',
      frequency: 'monthly',
    },
  })
  const payment = await payload.create({
    collection: 'payments',
    ...asProgram,
    data: {
      ...common,
      donation: donation.id,
      kind: 'CHARGE',
      providerId: 'pi_secret',
      entryKey: 'simulator:pi_secret:charge',
      happenedAt: '2026-11-01T10:00:00.000Z',
    },
  })
  const difference = await payload.create({
    collection: 'reconciliations',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      kind: 'AMOUNT',
      provider: 'simulator',
      providerId: 'pi_secret',
      key: 'simulator:pi_secret:AMOUNT',
      ledgerCents: 1,
      providerCents: 2,
      firstSeenAt: '2026-11-01T10:00:00.000Z',
      seenAt: '2026-11-01T10:00:00.000Z',
    },
  })
  Object.assign(ids, {
    donors: donor.id,
    donations: donation.id,
    sponsorships: sponsorship.id,
    payments: payment.id,
    reconciliations: difference.id,
  })
})

// Only an ADMIN of the shelter and a super admin see what was given; nobody writes it.
const giving = statuses(403, 403, 403, 403, 403, 200, 404, 200)
const platform = statuses(403, 403, 403, 403, 403, 403, 403, 200)
const closed = statuses(403, 403, 403, 403, 403, 403, 403, 403)

const rows = (slug: string, read: typeof giving): Attempt[] => [
  { name: `read of ${slug}`, method: 'GET', path: () => `${slug}/${ids[slug]}`, expected: read },
  {
    name: `create in ${slug}`,
    method: 'POST',
    path: () => slug,
    body: () => ({ shelter: world.a.shelter, amountCents: 1, status: 'PAID' }),
    expected: closed,
  },
  {
    name: `change in ${slug}`,
    method: 'PATCH',
    path: () => `${slug}/${ids[slug]}`,
    body: () => ({ amountCents: 1, status: 'PAID' }),
    expected: closed,
  },
  {
    name: `change of a list of ${slug}`,
    method: 'PATCH',
    path: () => `${slug}?where[id][equals]=${ids[slug]}`,
    body: () => ({ amountCents: 1, status: 'PAID' }),
    expected: closed,
  },
  {
    name: `delete in ${slug}`,
    method: 'DELETE',
    path: () => `${slug}/${ids[slug]}`,
    expected: closed,
  },
]

tryAll(
  () => world,
  [
    ...rows('donors', platform),
    ...['donations', 'sponsorships', 'payments', 'reconciliations'].flatMap((slug) =>
      rows(slug, giving),
    ),
  ],
)

describe('lists', () => {
  it.each(ROLES)('show to %s nothing of what they may not see', async (who) => {
    for (const slug of ['donors', 'donations', 'sponsorships', 'payments', 'reconciliations']) {
      const { text } = await cms(world, who, 'GET', `${slug}?limit=100&depth=2`)
      const sees = who === 'superAdmin' || (who === 'admin' && slug !== 'donors')
      if (!sees) expect(text).not.toMatch(/Dupont|secret@exemple|pi_secret/)
      expect(text).not.toMatch(/secret-key|secret\.example/)
    }
  })
  it('tell nobody of a donor through a filter', async () => {
    const path = 'donations?where[idempotencyKey][exists]=true'
    expect([400, 403]).toContain((await cms(world, 'admin', 'GET', path)).status)
  })
})
