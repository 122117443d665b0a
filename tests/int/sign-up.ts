import { createLocalReq, type Payload } from 'payload'
import { describe, expect, it } from 'vitest'

import { login } from '@/features/accounts/api'
import { accept, invite } from '@/features/accounts/invite/api'
import { nameFirstAdmin } from '@/features/accounts/invite/commands'
import { resetPassword } from '@/features/accounts/passwords/api'
import { openAccount } from '@/features/accounts/sign-up/api'
import { resendVerification, verifyEmail } from '@/features/accounts/verification/api'

import type { World } from './access/world'
import { call, type Answer } from './in-process'

const GOOD = 'Sept-Lapins-Blancs-2026'
const OTHER = 'Quatre-Chiens-Roux-2026'
type Message = { subject: string; text: string }

/** How an account is opened, and what keeps it its owner's. */
export function describeSignUp(network: () => { payload: Payload; world: World }): void {
  const world = () => network().world
  const pool = () => network().payload.db.pool
  const told = async (to: string): Promise<Message[]> =>
    (
      await pool().query<Message>(
        'select subject, text from emails where "to" = $1 order by created_at',
        [to],
      )
    ).rows
  const tokenIn = (message: Message | undefined): string =>
    /jeton=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
  const lastToken = async (to: string) => tokenIn((await told(to)).at(-1))
  const open = (email: string, more: object = {}): Promise<Answer> =>
    call(world(), openAccount, {
      body: { name: 'Léa Morvan', email, password: GOOD, terms: true, ...more },
    })
  const confirm = (token: string, password: string) =>
    call(world(), verifyEmail, { body: { token, password } })
  const enters = async (email: string, password: string) =>
    (await call(world(), login, { body: { email, password } })).status === 200
  const stored = async (email: string) => {
    const { docs } = await network().payload.find({
      collection: 'users',
      overrideAccess: true,
      depth: 0,
      where: { email: { equals: email } },
    })
    return docs
  }

  describe('opening an account', () => {
    it('sends a link, and the link with the password confirms the address and signs in', async () => {
      const email = 'lea@exemple.fr'
      expect((await open(' LEA@exemple.fr ', { suite: '/animaux' })).json).toEqual({
        success: true,
        next: '/auth/inscription/merci',
      })
      const [message, ...others] = await told(email)
      expect([message?.subject, others]).toEqual(['Confirmez votre adresse e-mail', []])
      // Who typed the name may be a stranger to whom this was sent.
      expect(message?.text).not.toContain('Morvan')
      // It is an account already, which others trust with nothing.
      expect(await stored(email)).toMatchObject([{ name: 'Léa Morvan', emailVerified: null }])
      expect(await enters(email, GOOD)).toBe(true)
      const token = tokenIn(message)
      const wrong = await confirm(token, OTHER)
      expect([wrong.status, wrong.json.fields]).toEqual([
        400,
        { password: 'Ce n’est pas le mot de passe de ce compte' },
      ])
      expect(await stored(email)).toMatchObject([{ emailVerified: null }])
      const right = await confirm(token, GOOD)
      expect([right.status, right.json.next]).toEqual([200, '/animaux'])
      expect(right.headers.get('set-cookie')).toMatch(/payload-token=[^;]/)
      const [user] = await stored(email)
      expect(user?.emailVerified).not.toBeNull()
      expect((await told(email)).map(({ subject }) => subject)).toEqual([
        'Confirmez votre adresse e-mail',
        'Bienvenue sur Patte Blanche',
      ])
      expect((await confirm(token, GOOD)).status).toBe(403)
    })
    it('answers the same for an address that has an account, which stays as it is', async () => {
      const start = performance.now()
      const fresh = await open('nouvelle@exemple.fr')
      const between = performance.now()
      const known = await open('editor@exemple.fr', { name: 'Voleur' })
      const times = [between - start, performance.now() - between]
      expect([known.status, known.json]).toEqual([fresh.status, fresh.json])
      // Both wait as long as the slower one needs.
      expect(Math.min(...times)).toBeGreaterThan(850)
      expect(await stored('editor@exemple.fr')).toMatchObject([{ name: 'editor' }])
      expect(await enters('editor@exemple.fr', GOOD)).toBe(false)
      expect((await told('editor@exemple.fr')).at(-1)?.subject).toBe('Vous avez déjà un compte')
    })
    it('gives no right, whatever else is sent', async () => {
      await open('plus@exemple.fr', {
        isSuperAdmin: true,
        emailVerified: '2026-01-01',
        memberships: [{ shelter: world().a.shelter, role: 'ADMIN' }],
      })
      expect(await stored('plus@exemple.fr')).toMatchObject([
        { isSuperAdmin: false, emailVerified: null, memberships: [] },
      ])
    })
    it('of two at once makes one account', async () => {
      const answers = await Promise.all([
        open('course@exemple.fr', { password: GOOD }),
        open('course@exemple.fr', { password: OTHER }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await stored('course@exemple.fr')).toHaveLength(1)
      const entered = [
        await enters('course@exemple.fr', GOOD),
        await enters('course@exemple.fr', OTHER),
      ]
      expect(entered.filter(Boolean)).toHaveLength(1)
    })
    it.each([
      [{ name: '' }, 'name', 'Le nom est requis'],
      [{ email: 'lea@' }, 'email', 'Email invalide'],
      [
        { password: 'court' },
        'password',
        'Choisissez au moins 12 caractères, ou une phrase de 4 mots',
      ],
      [
        { terms: undefined },
        'terms',
        'Acceptez les conditions d’utilisation pour ouvrir un compte',
      ],
      [{ website: 'https://spam' }, 'website', 'Laissez ce champ vide'],
    ])('is refused for %j', async (more, field, sentence) => {
      const { status, json } = await open('refus@exemple.fr', more)
      expect([status, json.fields?.[field]]).toEqual([400, sentence])
      expect(await stored('refus@exemple.fr')).toEqual([])
    })
    it('is limited by network, and says how long to wait', async () => {
      const headers = { 'x-forwarded-for': '10.9.9.9' }
      const body = { name: 'Léa', email: 'flot@exemple.fr', password: GOOD, terms: true }
      for (let n = 0; n < 5; n += 1) await call(world(), openAccount, { body, headers })
      const late = await call(world(), openAccount, { body, headers })
      expect([late.status, late.json.error]).toEqual([429, 'Trop d’inscriptions détectées'])
      expect(Number(late.json.retryAfter)).toBeGreaterThan(800)
    })
    it('without JavaScript leads on, or back with what was typed but the password', async () => {
      const form = (fields: Record<string, string>) =>
        call(world(), openAccount, { body: new URLSearchParams(fields) })
      const typed = { name: 'Zoé', email: 'sans@exemple.fr', password: 'court', terms: 'oui' }
      const back = await form(typed)
      expect([back.status, back.headers.get('location')]).toEqual([
        303,
        '/auth/inscription?corriger=oui',
      ])
      const on = await form({ ...typed, password: GOOD, suite: 'https://evil.fr' })
      expect([on.status, on.headers.get('location')]).toEqual([303, '/auth/inscription/merci'])
      const confirmed = await call(world(), verifyEmail, {
        body: new URLSearchParams({ token: await lastToken('sans@exemple.fr'), password: GOOD }),
      })
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
        303,
        '/account?fait=confirmee',
      ])
    })
  })

  describe('an address that nobody confirmed', () => {
    it('gets its link again, and the link before stops working', async () => {
      const email = 'encore@exemple.fr'
      await open(email)
      const before = await lastToken(email)
      const again = await call(world(), resendVerification, { body: { email } })
      const nobody = await call(world(), resendVerification, { body: { email: 'x@exemple.fr' } })
      const done = await call(world(), resendVerification, { body: { email: 'lea@exemple.fr' } })
      expect([again.json, nobody.json]).toEqual([done.json, done.json])
      expect(await told('x@exemple.fr')).toEqual([])
      expect((await confirm(before, GOOD)).status).toBe(403)
      expect((await confirm(await lastToken(email), GOOD)).status).toBe(200)
    })
    it('is its owner’s by the link of a forgotten password', async () => {
      const email = 'oubli@exemple.fr'
      await open(email)
      const token = await network().payload.forgotPassword({
        collection: 'users',
        data: { email },
        disableEmail: true,
      })
      await call(world(), resetPassword, { body: { token, password: OTHER } })
      expect((await stored(email))[0]?.emailVerified).not.toBeNull()
    })
    it('gives a stranger who opened the account first no place in a team', async () => {
      const email = 'future@exemple.fr'
      await open(email, { name: 'Voleur' })
      const token = String(
        (await call(world(), login, { body: { email, password: GOOD } })).json.token,
      )
      await call(world(), invite, {
        as: 'admin',
        params: { shelterId: 'alpha' },
        body: { email, role: 'EDITOR' },
      })
      const joined = await call(world(), accept, {
        body: { token: await lastToken(email), name: 'Vraie Personne', password: OTHER },
      })
      expect([joined.status, joined.json.suite]).toEqual([200, '/shelter/alpha/admin'])
      expect(await stored(email)).toMatchObject([
        { name: 'Vraie Personne', memberships: [{ role: 'EDITOR' }] },
      ])
      expect([await enters(email, GOOD), await enters(email, OTHER)]).toEqual([false, true])
      const { rows } = await pool().query('select 1 from users_sessions where id = $1', [
        sessionIn(token),
      ])
      expect(rows).toEqual([])
    })
    it('nor the place of a first administrator', async () => {
      const { payload } = network()
      const email = 'presidente@exemple.fr'
      await open(email)
      const req = await createLocalReq({}, payload)
      const shelter = await payload.findByID({
        collection: 'shelters',
        id: world().a.shelter,
        overrideAccess: true,
        depth: 0,
      })
      const { link } = await nameFirstAdmin(req, shelter, { email, name: 'Présidente' })
      expect(link).toMatch(/mot-de-passe\?jeton=/)
      expect(await enters(email, GOOD)).toBe(false)
      const known = await nameFirstAdmin(req, shelter, { email: 'lea@exemple.fr', name: 'L' })
      expect(known.link).toBeNull()
      expect(await enters('lea@exemple.fr', GOOD)).toBe(true)
    })
  })
}

/** The session that a token carries. */
const sessionIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string })
    .sid
