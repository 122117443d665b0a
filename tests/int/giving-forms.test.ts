import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { plant } from '@/platform/payments/simulator/seed'

import { ask, openSite, type Site } from './api-client'

let site: Site

const ENABLED = {
  acceptsDonations: true,
  acceptsSponsoring: true,
  payoutState: 'ENABLED',
  stripeAccountId: 'acct_formsalpha',
  tipMode: 'FREE',
  taxReceiptsEnabled: true,
  taxRate: 66,
  receiptSigner: 'Claire Martin',
  legalPurpose: 'Protection des animaux',
} as const

beforeAll(async () => {
  site = await openSite()
  const account = {
    id: ENABLED.stripeAccountId,
    name: 'Alpha',
    email: 'alpha@exemple.fr',
    shelter: site.world.a.shelter,
    canCharge: true,
    canPayOut: true,
    needsInformation: false,
    isEmpty: false,
    onboarding: null,
  }
  await plant({ accounts: [account] })
  await site.payload.update({
    collection: 'shelters',
    id: site.world.a.shelter,
    overrideAccess: true,
    depth: 0,
    data: ENABLED,
  })
})
afterAll(() => site.server.stop())

const PAGE = '/shelter/alpha/donate'
const person = {
  form: 'oui',
  type: 'donation',
  shelterId: 'alpha',
  customerFirstName: 'Léa',
  customerLastName: 'Petit',
  customerEmail: 'lea@exemple.fr',
}

/** Posts as a browser without JavaScript does. */
const post = (fields: Record<string, string>) =>
  ask(site, 'POST', '/api/create-checkout', {
    body: new URLSearchParams({ ...person, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

describe('the page of a gift', () => {
  it('is a form that search engines find, the same for everybody', async () => {
    const { status, text } = await ask(site, 'GET', PAGE)
    expect(status).toBe(200)
    expect(text).not.toContain('noindex')
    for (const name of ['amount', 'amountOther', 'tipPercent', 'customerEmail', 'receiptWanted']) {
      expect(text).toContain(`name="${name}"`)
    }
    // Nothing is chosen for anybody, and no account shows.
    expect(text).not.toMatch(/<input[^>]*checked/)
    expect(text).not.toContain('acct_formsalpha')
  })
  it('is there for an animal that waits, and for no other shelter’s', async () => {
    const id = site.world.a.animals.public
    const { status, text } = await ask(site, 'GET', `/shelter/alpha/animals/${id}/parrainer`)
    expect(status).toBe(200)
    expect(text).toContain('value="sponsorship"')
    expect((await ask(site, 'GET', `/shelter/beta/animals/${id}/parrainer`)).status).toBe(404)
  })
})

describe('without JavaScript', () => {
  it('what is wrong is said at its control, with what was typed, and kept by nobody', async () => {
    const refused = await post({ amount: 'other', amountOther: '12,50', customerEmail: 'lea@' })
    expect(refused.status).toBe(303)
    expect(refused.headers.get('location')).toBe(`${PAGE}/corriger`)
    const again = await ask(site, 'GET', `${PAGE}/corriger`, {
      headers: { cookie: cookieOf(refused.headers) },
    })
    expect(again.text).toContain('Email invalide')
    expect(again.text).toContain('value="12,50"')
    expect(again.headers.get('cache-control')).toMatch(/no-store/)
    expect(again.headers.get('cache-control')).not.toMatch(/public|s-maxage/)
  })
  it('a gift that the shelter cannot take says so', async () => {
    const refused = await post({ shelterId: 'beta', amount: '2500' })
    expect(refused.headers.get('location')).toBe('/shelter/beta/donate/corriger')
  })
  it('a right form leads to the payment, of the sum that it says', async () => {
    const sent = await post({ amount: 'other', amountOther: '12,50', tipPercent: '10' })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/\/dev\/paiement\//)
    const { docs } = await site.payload.find({
      collection: 'donations',
      overrideAccess: true,
      depth: 0,
      where: { email: { equals: 'lea@exemple.fr' } },
    })
    expect(docs).toMatchObject([{ status: 'PENDING', amountCents: 1250, tipCents: 125 }])
  })
  it('never leads to another fixture, whatever the form says', async () => {
    for (const shelterId of ['//evil.fr', '../admin', 'https://evil.fr']) {
      const { headers } = await post({ shelterId, amount: '2500' })
      expect(headers.get('location')).toBe('/don/plateforme/corriger')
    }
  })
})

it('the pages of return open with their own link only', async () => {
  for (const token of ['x', `${site.world.a.shelter}.forged`]) {
    expect((await ask(site, 'GET', `/don/${token}/merci`)).status).toBe(404)
    expect((await ask(site, 'GET', `/don/${token}/annule`)).status).toBe(404)
  }
})
