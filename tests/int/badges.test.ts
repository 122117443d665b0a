import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as api from '@/features/badges/api'
import { recountAll } from '@/features/badges/commands/recount'
import { findWornBadge } from '@/features/badges/queries'
import type { Route } from '@/platform/http/route'

import {
  badge,
  BADGE,
  begin,
  create,
  display,
  forget,
  held,
  one,
  own,
  pay,
  payload,
  query,
  recount,
  unlock,
  wear,
  world,
} from './badge-people'
import { call } from './in-process'

const EMAIL = 'visitor@exemple.fr'
const NOBODY = '01234567-89ab-4cde-8f01-23456789abcd'

beforeAll(begin)
beforeEach(async () => {
  await forget()
  await query('delete from payments')
})

const notices = async (of: 'visitor' | 'editor' = 'visitor') =>
  (
    await query('select type, title, mail from notifications where user_id = $1 order by title', [
      world.users[of],
    ])
  ).rows as Array<{ type: string; title: string; mail: string | null }>

describe('badges of the platform', () => {
  it('are those of super admins alone', async () => {
    const id = await badge('FOLLOWERS_COUNT')
    const params = { badgeId: id, userId: world.users.visitor }
    const tries: Array<[Route, unknown]> = [
      [api.listBadgesRoute, undefined],
      [api.createBadgeRoute, { ...BADGE, name: 'Le mien' }],
      [api.readBadgeRoute, undefined],
      [api.updateBadgeRoute, { ...BADGE, version: 1 }],
      [api.listUserBadgesRoute, undefined],
      [api.toggleUnlockRoute, {}],
      [api.toggleDisplayRoute, {}],
    ]
    for (const [route, body] of tries)
      for (const as of ['anonymous', 'visitor', 'admin'] as const) {
        const { status } = await call(world, route, { as, params, body })
        expect([route.path, as, status]).toEqual([route.path, as, as === 'anonymous' ? 401 : 403])
      }
    expect((await one('select count(*)::int as n from badges')).n).toBe(1)
    expect((await one('select count(*)::int as n from user_badges')).n).toBe(0)
  })

  it('are made and changed, each name once, and never over somebody else’s change', async () => {
    const made = await create('superAdmin', BADGE)
    expect([made.status, made.json.data]).toMatchObject([
      201,
      { rarity: 'COMMON', isActive: true, version: 1, ownIcon: null, holders: 0 },
    ])
    const { id, iconUrl } = made.json.data as { id: string; iconUrl: string }
    expect(iconUrl).toMatch(/^http.+\/api\/badge-drawings\/FOLLOWERS_COUNT\/COMMON$/)
    const twice = await create('superAdmin', { ...BADGE, name: 'MAIN TENDUE' })
    expect([twice.status, twice.json.fields]).toEqual([422, { name: 'Un badge porte déjà ce nom' }])
    const change = (body: object) =>
      call(world, api.updateBadgeRoute, { as: 'superAdmin', params: { badgeId: id }, body })
    const both = await Promise.all(
      ['Une main', 'Deux mains'].map((name) => change({ ...BADGE, name, version: 1 })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const wrong = await change({ ...BADGE, criteriaValue: 1.5, version: 2 })
    expect([wrong.status, wrong.json.fields]).toEqual([
      400,
      { criteriaValue: 'La valeur doit être un nombre entier' },
    ])
    const gone = { as: 'superAdmin', params: { badgeId: NOBODY } } as const
    expect((await call(world, api.readBadgeRoute, gone)).status).toBe(404)
    const lines = await query(
      `select action from audit_log where entity = 'badges' and entity_id = $1`,
      [id],
    )
    expect(lines.rows.map(({ action }) => String(action)).sort()).toEqual(['CREATE', 'UPDATE'])
  })

  it('are found by the documented filter', async () => {
    await badge('VOLUNTEER_HOURS', 5, { name: 'Élan', rarity: 'RARE' })
    await badge('DONATION_AMOUNT', 50, { name: 'Abri', rarity: 'LEGENDARY', isActive: false })
    await badge('DONATION_AMOUNT', 10, { name: 'Zèle 100 %', rarity: 'COMMON' })
    const find = async (query_: string) => {
      const { json } = await call(world, api.listBadgesRoute, { as: 'superAdmin', query: query_ })
      return (json.data as Array<{ name: string }> | undefined)?.map(({ name }) => name)
    }
    expect(await find('')).toEqual(['Zèle 100 %', 'Abri', 'Élan'])
    expect(await find('?search=elan')).toEqual(['Élan'])
    expect(await find('?search=%25')).toEqual(['Zèle 100 %'])
    expect(await find('?rarity=LEGENDARY')).toEqual(['Abri'])
    expect(await find('?criteriaType=DONATION_AMOUNT&isActive=true')).toEqual(['Zèle 100 %'])
    expect(await find('?sortBy=name&sortOrder=asc')).toEqual(['Abri', 'Élan', 'Zèle 100 %'])
    expect(await find('?sortBy=rarity&sortOrder=desc')).toEqual(['Abri', 'Élan', 'Zèle 100 %'])
    expect(await find('?sortBy=criteriaValue&sortOrder=asc')).toEqual([
      'Élan',
      'Zèle 100 %',
      'Abri',
    ])
    expect(await find('?sortBy=id')).toBeUndefined()
  })
})

describe('a badge that is reached', () => {
  it('is told once a day over the page, never by e-mail, and kindly when it goes', async () => {
    const small = await badge('DONATION_AMOUNT', 10, { name: 'Premier don' })
    const large = await badge('DONATION_AMOUNT', 50, { name: 'Grand don' })
    await pay(EMAIL, 1000)
    await recount()
    expect(await notices()).toEqual([
      { type: 'PROFILE_LIKED', title: 'Badge débloqué\u00a0: Premier don', mail: null },
    ])
    await query('update notifications set read_at = now(), updated_at = now()')
    await pay(EMAIL, 5000)
    await recount()
    expect((await notices()).map(({ type, title }) => [type, title])).toEqual([
      ['GENERAL_INFO', 'Badge débloqué\u00a0: Grand don'],
      ['PROFILE_LIKED', 'Badge débloqué\u00a0: Premier don'],
    ])
    expect((await wear(large)).status).toBe(200)
    expect((await findWornBadge(world.users.visitor))?.name).toBe('Grand don')
    await pay(EMAIL, -5000)
    await recount()
    expect((await notices()).map(({ title }) => title)).toContain(
      'Badge de nouveau verrouillé\u00a0: Grand don',
    )
    // Its owner wears it no more.
    expect(await findWornBadge(world.users.visitor)).toBeNull()
    expect([(await held(small)).isUnlocked, (await held(large)).isUnlocked]).toEqual([true, false])
    const before = await query('select xmin::text from user_badges order by id')
    await recountAll(await createLocalReq({}, payload))
    // What is so already is not written again.
    expect((await query('select xmin::text from user_badges order by id')).rows).toEqual(
      before.rows,
    )
  })

  it('is not given any more once it is inactive, and stays with those who have it', async () => {
    const id = await badge('DONATION_AMOUNT', 10)
    await pay(EMAIL, 1000)
    await recount()
    await query('update badges set is_active = false')
    await pay('editor@exemple.fr', 1000)
    await recountAll(await createLocalReq({}, payload))
    expect((await held(id)).isUnlocked).toBe(true)
    expect(await held(id, 'editor')).toMatchObject({ currentValue: 10, isUnlocked: false })
    expect((await own('editor')).badges).toEqual([])
    expect((await own()).badges).toHaveLength(1)
  })
})

describe('a super admin', () => {
  it('forces a badge both ways, which counting leaves; pressed back, the count decides', async () => {
    const id = await badge('DONATION_AMOUNT', 10)
    expect((await unlock(id)).status).toBe(200)
    expect(await held(id)).toMatchObject({ isUnlocked: true, forced: 'UNLOCKED' })
    expect((await held(id)).forcedBy).toBeTruthy()
    await recountAll(await createLocalReq({}, payload))
    expect((await held(id)).isUnlocked).toBe(true)
    await unlock(id)
    expect(await held(id)).toMatchObject({ isUnlocked: false, forced: null, forcedBy: null })
    await pay(EMAIL, 1000)
    await recount()
    await unlock(id)
    await recountAll(await createLocalReq({}, payload))
    expect(await held(id)).toMatchObject({ isUnlocked: false, forced: 'LOCKED', currentValue: 10 })
    const refused = await wear(id)
    expect([refused.status, refused.json.error]).toEqual([422, 'Ce badge n’est pas débloqué'])
    expect((await unlock(NOBODY)).status).toBe(404)
    const note = await one(`select count(*)::int as n from audit_log where note like 'Badge «%'`)
    expect(note.n).toBe(3)
  })

  it('presses once where two do at the same time', async () => {
    const id = await badge('DONATION_AMOUNT', 10)
    const seen = { isUnlocked: false }
    const both = await Promise.all([unlock(id, { body: seen }), unlock(id, { body: seen })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await held(id)).toMatchObject({ isUnlocked: true, forced: 'UNLOCKED' })
  })
})

describe('a person', () => {
  it('wears one badge, whatever happens at once', async () => {
    const ids = [
      await badge('DONATION_AMOUNT', 1),
      await badge('FOLLOWERS_COUNT', 1),
      await badge('VOLUNTEER_HOURS', 1),
    ]
    for (const id of ids) await unlock(id)
    const presses = Array.from({ length: 20 }, (_, at) =>
      wear(String(ids[at % ids.length]), { isEquipped: true }),
    )
    const counting = recountAll(await createLocalReq({}, payload))
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    await counting
    expect(statuses).toEqual(statuses.map(() => 200))
    const { badges, worn } = await own()
    expect(badges.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([worn])
    await display(String(worn))
    expect((await own()).worn).toBeNull()
  })

  it('does so without JavaScript, and for themselves alone', async () => {
    const id = await badge('DONATION_AMOUNT', 1)
    await unlock(id)
    const plain = await wear(id, new URLSearchParams({ isEquipped: 'true' }))
    expect([plain.status, plain.headers.get('location')]).toEqual([
      303,
      '/mon-espace/badges?fait=mes-badges#mes-badges',
    ])
    expect((await own()).worn).toBe(id)
    const stranger = await wear(id, new URLSearchParams({ isEquipped: 'true' }), 'anonymous')
    expect(stranger.headers.get('location')).toBe('/auth/connexion?suite=%2Fmon-espace%2Fbadges')
    expect((await wear(id, {}, 'anonymous')).status).toBe(401)
    expect((await wear(id, {}, 'editor')).status).toBe(422)
    expect((await wear(NOBODY)).status).toBe(404)
  })
})
