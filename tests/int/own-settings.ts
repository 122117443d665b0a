import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { login } from '@/features/accounts/api'
import {
  closeSession,
  requestNewEmail,
  saveIdentity,
  saveNewPassword,
} from '@/features/accounts/own/api'
import { forgetEndedSessions } from '@/features/accounts/own/ended-sessions'
import { verifyEmail } from '@/features/accounts/verification/api'
import type { Route } from '@/platform/http/route'

import { PASSWORD, type World } from './access/world'
import { call as ask, type Answer } from './in-process'

const OTHER = 'Quatre-Chiens-Roux-2026'

/** What a person changes on the page of their account. */
export function describeOwnSettings(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world
  // Of this file alone: the others change people of the world.
  const first = 'louis@exemple.fr'
  let id = ''
  let token = ''
  const call = (
    of: World,
    route: Route,
    { as, headers, ...sent }: Parameters<typeof ask>[2] = {},
  ) =>
    ask(of, route, {
      ...sent,
      ...(as && as !== 'visitor' ? { as } : {}),
      headers: { ...(as === 'visitor' ? { cookie: `payload-token=${token}` } : {}), ...headers },
    }) satisfies Promise<Answer>
  beforeAll(async () => {
    const user = await network().payload.create({
      collection: 'users',
      overrideAccess: true,
      data: { email: first, name: 'Louis', password: PASSWORD, emailVerified: '2026-01-01' },
    })
    id = user.id
    token = await signIn()
  })
  const signIn = async (): Promise<string> =>
    String((await ask(world(), login, { body: { email: first, password: PASSWORD } })).json.token)
  const pool = () => network().payload.db.pool
  const told = async (to: string) =>
    (
      await pool().query<{ subject: string; text: string }>(
        'select subject, text from emails where "to" = $1 order by created_at',
        [to],
      )
    ).rows
  const me = async () =>
    network().payload.findByID({
      collection: 'users',
      id,
      overrideAccess: true,
      depth: 0,
    })
  const identity = { name: 'Louis', phone: '06 39 98 00 10', postalCode: '35000', city: 'Rennes' }

  describe('one’s own account', () => {
    it.each([
      ['its particulars', saveIdentity, identity],
      ['its address', requestNewEmail, { email: 'a@exemple.fr', currentPassword: PASSWORD }],
      ['its password', saveNewPassword, { password: OTHER, currentPassword: PASSWORD }],
      ['its devices', closeSession, { session: 'autres' }],
    ])('%s are changed by nobody else', async (_what, route, body) => {
      expect((await call(world(), route, { body })).status).toBe(401)
      const plain = await call(world(), route, {
        body: new URLSearchParams(body),
      })
      expect(plain.headers.get('location')).toBe('/auth/connexion?suite=%2Faccount')
      const evil = { origin: 'https://evil.fr' }
      const foreign = await call(world(), route, { as: 'visitor', body, headers: evil })
      expect(foreign.status).toBe(403)
    })
    it('takes particulars, and nothing else', async () => {
      const save = (body: object) => call(world(), saveIdentity, { as: 'visitor', body })
      expect((await save({ ...identity, isSuperAdmin: true })).status).toBe(400)
      expect((await save({ ...identity, postalCode: '350' })).json.fields).toEqual({
        postalCode: 'Un code postal a cinq chiffres',
      })
      expect((await save(identity)).json).toEqual({
        success: true,
        message: 'Vos coordonnées sont enregistrées.',
      })
      const { name, phone, location, isSuperAdmin } = await me()
      expect({ name, phone, location, isSuperAdmin }).toMatchObject({
        name: 'Louis',
        phone: '06 39 98 00 10',
        location: { postalCode: '35000', city: 'Rennes' },
        isSuperAdmin: false,
      })
      expect((await save({ name: 'Louis' })).status).toBe(200)
      expect((await me()).phone).toBeNull()
      const member = { as: 'admin', body: { name: 'admin' } } as const
      expect((await call(world(), saveIdentity, member)).json.fields).toEqual({
        city: 'La ville est requise',
      })
    })
    it('keeps its address until the new one is confirmed, with the password', async () => {
      const email = 'visiteur-neuf@exemple.fr'
      const ask = (body: object) => call(world(), requestNewEmail, { as: 'visitor', body })
      const wrong = await ask({ email, currentPassword: OTHER })
      expect([wrong.status, wrong.json.fields]).toEqual([
        403,
        { currentPassword: 'Ce n’est pas votre mot de passe actuel' },
      ])
      const same = await ask({ email: 'Louis@exemple.fr', currentPassword: PASSWORD })
      expect(same.json.fields).toEqual({ email: 'C’est déjà l’adresse de votre compte' })
      const taken = await ask({ email: 'moderator@exemple.fr', currentPassword: PASSWORD })
      const asked = await ask({ email, currentPassword: PASSWORD })
      expect([asked.status, asked.json]).toEqual([taken.status, taken.json])
      expect((await told('moderator@exemple.fr')).at(-1)?.subject).toBe('Vous avez déjà un compte')
      expect((await me()).email).toBe('louis@exemple.fr')
      const link = /jeton=([\w-]+)/.exec((await told(email))[0]?.text ?? '')?.[1] ?? ''
      // Whoever reads that mailbox by mistake takes no account.
      const stranger = { body: { token: link, password: 'pas-le-bon-du-tout' } }
      expect((await call(world(), verifyEmail, stranger)).status).toBe(400)
      const right = { body: { token: link, password: PASSWORD } }
      expect((await call(world(), verifyEmail, right)).status).toBe(200)
      expect(await me()).toMatchObject({ email })
      expect((await me()).emailVerified).not.toBeNull()
      expect((await told('louis@exemple.fr')).at(-1)?.subject).toBe(
        'L’adresse e-mail de votre compte a changé',
      )
      // Verified before: nobody is welcomed twice.
      expect((await told(email)).map(({ subject }) => subject)).toEqual([
        'Confirmez votre nouvelle adresse e-mail',
      ])
    })
    it('knows its devices, and signs another out', async () => {
      const email = (await me()).email
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0' }
      const other = await call(world(), login, { body: { email, password: PASSWORD }, headers })
      const sessions = async () =>
        (
          await pool().query<{ id: string; device: string | null }>(
            `select users_sessions.id, data->>'device' as device from users_sessions
             left join payload_kv on key = 'session:' || users_sessions.id
             where _parent_id = $1 order by created_at desc`,
            [id],
          )
        ).rows
      const [latest] = await sessions()
      expect(latest?.device).toBe('Firefox sur Linux')
      const close = (session: string) =>
        call(world(), closeSession, { as: 'visitor', body: { session } })
      const { rows } = await pool().query<{ id: string }>(
        'select id from users_sessions where _parent_id = $1 limit 1',
        [world().users.editor],
      )
      expect((await close(rows[0]?.id ?? '')).status).toBe(404)
      expect((await close(latest?.id ?? '')).status).toBe(200)
      const cookie = `payload-token=${String(other.json.token)}`
      const elsewhere = { body: identity, headers: { cookie } }
      expect((await call(world(), saveIdentity, elsewhere)).status).toBe(401)
      expect((await close('autres')).status).toBe(200)
      expect(await sessions()).toHaveLength(1)
      const kept = async () =>
        (await pool().query(`select 1 from payload_kv where key = 'session:' || $1`, [latest?.id]))
          .rows.length
      expect(await kept()).toBe(1)
      const req = await createLocalReq({}, network().payload)
      expect(await forgetEndedSessions(req)).toBeGreaterThan(0)
      expect(await kept()).toBe(0)
      expect((await sessions())[0]?.device).toBe('Un navigateur')
      const still = await call(world(), saveIdentity, { as: 'visitor', body: identity })
      expect(still.status).toBe(200)
    })
    it('takes another password from who knows the present one', async () => {
      const save = (body: object) => call(world(), saveNewPassword, { as: 'visitor', body })
      const weak = await save({ password: 'court', currentPassword: PASSWORD })
      expect(Object.keys(weak.json.fields ?? {})).toEqual(['password'])
      const wrong = await save({ password: OTHER, currentPassword: OTHER })
      expect([wrong.status, wrong.json.fields]).toEqual([
        403,
        { currentPassword: 'Ce n’est pas votre mot de passe actuel' },
      ])
      expect((await save({ password: OTHER, currentPassword: PASSWORD })).status).toBe(200)
      const still = await call(world(), saveIdentity, { as: 'visitor', body: identity })
      expect(still.status).toBe(200)
    })
  })
}
