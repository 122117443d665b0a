import { createLocalReq, type Payload } from 'payload'
import { describe, expect, it } from 'vitest'

import { login } from '@/features/accounts/api'
import { resetPassword } from '@/features/accounts/passwords/api'
import { cancelDeletion, requestDeletion } from '@/features/privacy/own/api'
import { eraseDueAccounts } from '@/features/privacy/own/commands'
import { deletionOf } from '@/features/privacy/own/deletions'
import type { Route } from '@/platform/http/route'

import { PASSWORD, type World } from './access/world'
import { call } from './in-process'

const DAY_MS = 24 * 3600 * 1000

/** The end of one’s account, asked for by oneself. */
export function describeOwnData(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world
  const pool = () => network().payload.db.pool
  const right = { currentPassword: PASSWORD }
  const eraseOn = async (now: Date) => {
    const { payload } = network()
    return eraseDueAccounts(await createLocalReq({}, payload), now)
  }
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

  /** Somebody of one test alone, and how they ask. */
  async function somebody(name: string, more: object = { emailVerified: '2026-01-01' }) {
    const email = `${name}@exemple.fr`
    const { id } = await network().payload.create({
      collection: 'users',
      overrideAccess: true,
      data: { email, name, password: PASSWORD, ...more },
    })
    const opened = await call(world(), login, { body: { email, password: PASSWORD } })
    const headers = { cookie: `payload-token=${String(opened.json.token)}` }
    const ask = (route: Route, body: object = right) => call(world(), route, { body, headers })
    const stored = async () => {
      const { rows } = await pool().query<{ email: string; name: string }>(
        'select email, name from users where id = $1',
        [id],
      )
      return rows[0]
    }
    const told = async () =>
      (await pool().query('select 1 from emails where "to" = $1', [email])).rows.length
    return { id, email, ask, stored, told }
  }

  describe('one’s own data', () => {
    it.each([
      ['the end', requestDeletion, right],
      ['a change of mind', cancelDeletion, {}],
    ])('%s is asked for by nobody else', async (_what, route, body) => {
      expect((await call(world(), route, { body })).status).toBe(401)
    })
    it('go two weeks after the person asked, and not before', async () => {
      const { ask, stored, told } = await somebody('part')
      expect((await ask(requestDeletion, { currentPassword: 'non' })).status).toBe(403)
      const first = await ask(requestDeletion)
      expect(first.json.message).toMatch(/^Votre compte sera effacé le /)
      // Asked twice, for want of an answer: told once, for the same day.
      expect((await ask(requestDeletion)).json).toEqual(first.json)
      expect(await told()).toBe(1)
      expect(await eraseOn(inDays(13.9))).toBe(0)
      expect((await stored())?.name).toBe('part')
      expect(await eraseOn(inDays(14.1))).toBe(1)
      expect((await stored())?.name).not.toBe('part')
      expect((await stored())?.email).toMatch(/@anonyme\.invalid$/)
      expect(await eraseOn(inDays(15))).toBe(0)
    })
    it('stay with who changes their mind', async () => {
      const { ask, stored } = await somebody('reste')
      await ask(requestDeletion)
      expect((await ask(cancelDeletion, {})).status).toBe(200)
      expect(await eraseOn(inDays(20))).toBe(0)
      expect((await stored())?.name).toBe('reste')
    })
    it('of an address that nobody confirmed: the account alone goes', async () => {
      const { ask, stored } = await somebody('inconnue', {})
      await ask(requestDeletion)
      expect(await eraseOn(inDays(15))).toBe(1)
      expect(await stored()).toBeUndefined()
    })
    it('stay when a stranger asked, who had opened the account before its owner came', async () => {
      const { id, ask, stored, told, email } = await somebody('volee', {})
      await ask(requestDeletion)
      const token = await network().payload.forgotPassword({
        collection: 'users',
        data: { email },
        disableEmail: true,
      })
      await call(world(), resetPassword, { body: { token, password: 'Huit-Lapins-Blancs-2026' } })
      const before = await told()
      expect(await eraseOn(inDays(15))).toBe(0)
      expect(await stored()).toEqual({ email, name: 'volee' })
      // Its owner is told, once.
      expect(await told()).toBe(before + 1)
      expect(await eraseOn(inDays(16))).toBe(0)
      expect(await told()).toBe(before + 1)
      const { rows } = await pool().query('select 1 from payload_kv where key = $1', [
        `deletion:${id}`,
      ])
      expect(rows).toEqual([])
    })
    it('of somebody with a right wait for a confirmed address', async () => {
      const { ask } = await somebody('droits', { isSuperAdmin: true })
      expect((await ask(requestDeletion)).status).toBe(422)
    })
    it('stay while a shelter would have no administrator left', async () => {
      const { payload } = network()
      const seul = await somebody('seul', {
        emailVerified: '2026-01-01',
        memberships: [{ shelter: world().suspended.shelter, role: 'ADMIN' }],
        location: { city: 'Rennes' },
      })
      // Whoever was invited and never came leads no team.
      const { id: invited } = await payload.create({
        collection: 'users',
        overrideAccess: true,
        data: {
          email: 'jamais-venu@exemple.fr',
          name: 'Jamais Venu',
          password: PASSWORD,
          memberships: [{ shelter: world().suspended.shelter, role: 'ADMIN' }],
          location: { city: 'Rennes' },
        },
      })
      const refused = await seul.ask(requestDeletion)
      expect([refused.status, refused.json.error]).toEqual([
        422,
        expect.stringContaining('dernier compte administrateur'),
      ])
      // It became the last one after it was asked: the day after is tried again.
      const memberships = [{ shelter: world().suspended.shelter, role: 'VOLUNTEER' as const }]
      const change = (data: object) =>
        payload.update({ collection: 'users', id: seul.id, overrideAccess: true, data })
      await change({ memberships })
      expect((await seul.ask(requestDeletion)).status).toBe(200)
      await change({ memberships: [{ ...memberships[0], role: 'ADMIN' }] })
      const before = await seul.told()
      expect(await eraseOn(inDays(15))).toBe(0)
      expect((await seul.stored())?.name).toBe('seul')
      // The person is told why, once, and their account says so.
      expect(await eraseOn(inDays(15.5))).toBe(0)
      expect(await seul.told()).toBe(before + 1)
      const known = await deletionOf(await createLocalReq({}, payload), seul.id)
      expect(known?.refused).toContain('dernier compte administrateur')
      await payload.update({
        collection: 'users',
        id: invited,
        overrideAccess: true,
        data: { emailVerified: '2026-01-01' },
      })
      expect(await eraseOn(inDays(16))).toBe(1)
    })
  })
}
