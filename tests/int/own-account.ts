import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'

import { login, readMe } from '@/features/accounts/api'
import { resetPassword } from '@/features/accounts/passwords/api'
import { updateName } from '@/features/accounts/people/api'

import { cms, PASSWORD, type Who, type World } from './access/world'
import { call } from './in-process'

/** What people change of their own account, and what they show for it. */
export function describeOwnAccount(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world

  describe('one’s own account', () => {
    it('is read by its person alone, without what is not theirs to read', async () => {
      expect((await call(world(), readMe)).status).toBe(401)
      const { status, json } = await call(world(), readMe, { as: 'admin' })
      expect(status).toBe(200)
      expect(json.user).toMatchObject({ id: world().users.admin, email: 'admin@exemple.fr' })
      expect(Object.keys(json.user as object).sort()).toEqual(
        ['createdAt', 'email', 'id', 'location', 'name', 'phone', 'updatedAt'].sort(),
      )
    })
  })

  describe('one’s own e-mail and password', () => {
    const rename = (as: Who, body: unknown) => call(world(), updateName, { as, body })
    const SOON = 'Cinq-Chats-Gris-2026'
    const write = (who: 'editor' | 'moderator' | 'mixed' | 'superAdmin', body: object, of = who) =>
      cms(world(), who, 'PATCH', `users/${world().users[of]}`, { body })
    const opens = async (email: string, password: string) =>
      (await call(world(), login, { body: { email, password } })).status
    const pool = () => network().payload.db.pool
    const told = async (email: string) =>
      (
        await pool().query<{ subject: string }>(
          'select subject from emails where "to" = $1 order by created_at',
          [email],
        )
      ).rows.map(({ subject }) => subject)
    const fault = (message: string) => [{ path: 'currentPassword', message }]

    it.each([
      [{ password: SOON }, 400, 'Écrivez votre mot de passe actuel'],
      [{ password: SOON, currentPassword: { $ne: '' } }, 400, 'Écrivez votre mot de passe actuel'],
      [{ password: SOON, currentPassword: SOON }, 403, 'Ce n’est pas votre mot de passe actuel'],
    ])('are not changed by %j', async (body, status, message) => {
      const answer = await write('editor', body)
      const [error] = answer.json.errors as Array<{ data?: { errors?: unknown } }>
      expect([answer.status, error?.data?.errors]).toEqual([status, fault(message)])
      expect(await opens('editor@exemple.fr', PASSWORD)).toBe(200)
      expect(await told('editor@exemple.fr')).toEqual([])
    })
    it('are changed by who knows the present one, and the person is told', async () => {
      const right = { currentPassword: PASSWORD }
      const other = await call(world(), login, {
        body: { email: 'editor@exemple.fr', password: PASSWORD },
      })
      expect(other.status).toBe(200)
      // A form sends every column: what stays the same asks for nothing.
      const same = { email: 'Editor@exemple.fr', phone: '06 39 98 00 02' }
      expect((await write('editor', same)).status).toBe(200)
      const changed = await write('editor', { password: SOON, ...right })
      expect(changed.status).toBe(200)
      expect(changed.text).not.toContain('currentPassword')
      expect(await opens('editor@exemple.fr', SOON)).toBe(200)
      expect(await opens('editor@exemple.fr', PASSWORD)).toBe(401)
      expect(await told('editor@exemple.fr')).toEqual(['Votre mot de passe a changé'])
      // The browser in which it was changed stays signed in, the others do not.
      expect((await rename('editor', { name: 'editor' })).status).toBe(200)
      const headers = { cookie: `payload-token=${String(other.json.token)}` }
      const elsewhere = await call(world(), updateName, { body: { name: 'editor' }, headers })
      expect(elsewhere.status).toBe(401)
    })
    it('of another address: a link that goes there is the only way', async () => {
      const email = 'ailleurs@exemple.fr'
      const id = world().users.editor
      expect((await write('editor', { email, currentPassword: SOON })).status).toBe(200)
      const { rows } = await pool().query('select email from users where id = $1', [id])
      expect(rows).toEqual([{ email: 'editor@exemple.fr' }])
      // Nobody is written to who never had an account.
      expect(await told(email)).toEqual([])
    })
    it.each([
      ['the address', { email: 'victime@exemple.fr' }, null],
      ['the password', { password: 'Neuf-Poules-Rousses-2026' }, '2026-01-01T00:00:00.000Z'],
    ])('end a link of before: %s', async (_what, data, emailVerified) => {
      const { payload } = network()
      const { id } = await payload.create({
        collection: 'users',
        overrideAccess: true,
        data: { email: `lien-${_what.length}@exemple.fr`, name: 'lien', password: PASSWORD },
      })
      const change = (more: object) =>
        payload.update({ collection: 'users', id, overrideAccess: true, data: more })
      const { email } = await change({ emailVerified: '2026-01-01T00:00:00.000Z' })
      const asked = { collection: 'users', data: { email }, disableEmail: true } as const
      const token = await payload.forgotPassword(asked)
      await change(data)
      const chosen = { token, password: 'Huit-Lapins-Blancs-2026' }
      expect((await call(world(), resetPassword, { body: chosen })).status).toBe(403)
      const after = await payload.findByID({ collection: 'users', id, overrideAccess: true })
      expect(after.emailVerified ?? null).toBe(emailVerified)
    })
    it('are no news for an address that a stranger signed up with', async () => {
      const { payload } = network()
      const moved = async (name: string, more: object) => {
        const email = `${name}@exemple.fr`
        const data = { email, name, password: PASSWORD, ...more }
        const { id } = await payload.create({ collection: 'users', overrideAccess: true, data })
        const next = { email: `${name}-ailleurs@exemple.fr` }
        await payload.update({ collection: 'users', id, overrideAccess: true, data: next })
        return told(email)
      }
      const signedUpAt = '2026-01-01T00:00:00.000Z'
      expect(await moved('inscrite', { signedUpAt })).toEqual([])
      const news = ['L’adresse e-mail de votre compte a changé']
      expect(await moved('prouvee', { signedUpAt, emailVerified: signedUpAt })).toEqual(news)
      expect(await moved('invitee', {})).toEqual(news)
    })
    it('cannot be guessed', async () => {
      for (let n = 0; n < 5; n += 1) {
        const tried = await write('moderator', { password: SOON, currentPassword: `non-${n}` })
        expect(tried.status).toBe(403)
      }
      const late = await write('moderator', { password: SOON, currentPassword: PASSWORD })
      expect(late.status).toBe(429)
      expect(late.text).toContain('Trop de tentatives détectées. Réessayez dans')
      expect(await opens('moderator@exemple.fr', PASSWORD)).toBe(200)
    })
    it('are told to both addresses when a super admin moves somebody', async () => {
      const email = 'mixed2@exemple.fr'
      expect((await write('superAdmin', { email }, 'mixed')).status).toBe(200)
      expect(await told('mixed@exemple.fr')).toEqual(['L’adresse e-mail de votre compte a changé'])
      expect(await told(email)).toEqual(['Votre compte porte maintenant cette adresse'])
      expect((await write('superAdmin', { email: 'moi@exemple.fr' })).status).toBe(400)
    })
  })
}
