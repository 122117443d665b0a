import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'

import { readDonorPage } from '@/features/donations/donor/queries'
import { idOf } from '@/platform/access/model'
import { personalToken } from '@/platform/access/personal-link'
import { runDueJobs } from '@/platform/jobs/run'

import { PASSWORD, type World } from './access/world'
import { ADDRESS, type givingFixture } from './giving-fixture'

type Given = {
  payload: Payload
  world: World
  fixture: Awaited<ReturnType<typeof givingFixture>>
}

const PROVEN = '2026-01-01T00:00:00.000Z'

/** Whose a gift is: that of whoever proved the address that it was given with. */
export function describeAddresses(given: () => Given): void {
  const account = async (email: string, emailVerified: string | null = PROVEN) => {
    const { id } = await given().payload.create({
      collection: 'users',
      overrideAccess: true,
      data: { email, name: 'Ida', password: PASSWORD, emailVerified },
    })
    const move = (data: object) =>
      given().payload.update({ collection: 'users', id, overrideAccess: true, data })
    return { id, move }
  }
  const sponsors = async (email: string) => {
    const { fixture } = given()
    const { target } = await fixture.given(fixture.sponsoring({ customerEmail: email }))
    return async () => {
      const row = await fixture.sponsorship(target.id)
      const { rows } = await fixture.pool.query(
        'select d.email, d.user_id from donors d join sponsorships s on s.donor_id = d.id where s.id = $1',
        [target.id],
      )
      return { letters: row.email, page: rows[0]?.email, user: rows[0]?.user_id }
    }
  }
  const isNow = () => new Date().toISOString()

  describe('gifts of an address', () => {
    it('follow their giver from one proven address to another', async () => {
      const { id, move } = await account('ida@exemple.fr')
      const seen = await sponsors('ida@exemple.fr')
      await move({ email: 'ida-ailleurs@exemple.fr', emailVerified: isNow() })
      const there = 'ida-ailleurs@exemple.fr'
      expect(await seen()).toEqual({ letters: there, page: there, user: id })
    })
    it('show there the receipts that came before, and send those that come', async () => {
      const { fixture } = given()
      const { move } = await account('noa@exemple.fr')
      const gift = { customerEmail: 'noa@exemple.fr', receiptWanted: true, address: ADDRESS }
      const { target } = await fixture.given(gift)
      await runDueJobs(given().payload)
      await fixture.given(gift)
      await move({ email: 'noa-ailleurs@exemple.fr', emailVerified: isNow() })
      await runDueJobs(given().payload)
      const { donor } = await fixture.donation(target.id)
      const page = await readDonorPage(personalToken('donor', idOf(donor) ?? ''))
      const receipts = page?.years.flatMap(({ gifts }) =>
        gifts.flatMap(({ receipt }) => receipt ?? []),
      )
      expect(receipts).toHaveLength(2)
      expect(await fixture.mailsTo('noa-ailleurs@exemple.fr')).toContainEqual(
        expect.stringContaining('Votre reçu fiscal'),
      )
    })
    it('keep their page where the new one has its own; the letters go to the new one', async () => {
      const { move } = await account('ole@exemple.fr')
      const seen = await sponsors('ole@exemple.fr')
      await sponsors('ole-ailleurs@exemple.fr')
      await move({ email: 'ole-ailleurs@exemple.fr', emailVerified: isNow() })
      expect(await seen()).toMatchObject({
        letters: 'ole-ailleurs@exemple.fr',
        page: 'ole@exemple.fr',
      })
      // So they do when the person moves once more, and nobody is found by the address that they left.
      await move({ email: 'ole-encore@exemple.fr', emailVerified: isNow() })
      expect(await seen()).toEqual({
        letters: 'ole-encore@exemple.fr',
        page: 'ole@exemple.fr',
        user: null,
      })
    })
    it.each([
      ['from', null, true],
      ['to', PROVEN, false],
    ])('do not follow %s an address that nobody proved', async (side, verified, isProven) => {
      const email = `una-${side}@exemple.fr`
      const { move } = await account(email, verified)
      const seen = await sponsors(email)
      const there = `una-${side}-ailleurs@exemple.fr`
      await move({ email: there, ...(isProven ? { emailVerified: isNow() } : {}) })
      expect(await seen()).toMatchObject({ letters: email, page: email })
    })
    it.each([
      [null, false],
      [PROVEN, true],
    ])('are of an account once it proved the address: %s', async (emailVerified, isOwn) => {
      const { payload, world, fixture } = given()
      const id = world.users.visitor
      const data = { email: `visiteur-${isOwn}@exemple.fr`, emailVerified }
      await payload.update({ collection: 'users', id, overrideAccess: true, data })
      const body = fixture.bodyOf({ customerEmail: data.email })
      expect((await fixture.open(body, { as: 'visitor' })).status).toBe(200)
      const { rows } = await fixture.pool.query('select user_id from donors where email = $1', [
        data.email,
      ])
      expect(rows).toEqual([{ user_id: isOwn ? id : null }])
    })
  })
}
