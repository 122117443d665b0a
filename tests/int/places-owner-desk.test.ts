import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listDeskPlaces, updateDeskPlace } from '@/features/places/desk/api'
import { endDeskOwnership, judgeDeskChange, judgeDeskClaim } from '@/features/places/desk/owner-api'
import { readDraft } from '@/features/places/desk/read-draft'
import type { DeskPlace } from '@/features/places/desk/schema'
import { listOwnPlaces } from '@/features/places/owners/queries'
import { forgetPlaces } from '@/features/places/tasks'
import { erasePerson } from '@/features/privacy/commands'
import type { Place } from '@/payload-types'

import type { Who, World } from './access/world'
import { ownersOfPlaces } from './places-owned'

const owners = ownersOfPlaces()
const { pool, ask, newReq, read, lettersTo, confirm, tokenOf, owned, save } = owners
let world: World

beforeAll(async () => {
  world = await owners.begin()
})
afterAll(() => owners.end())

const reason = 'Ce n’est pas votre téléphone.'
const rowOf = async (place: Place, part: string): Promise<DeskPlace | undefined> => {
  const query = `?part=${part}&search=${encodeURIComponent(place.name)}`
  const { json } = await ask(listDeskPlaces, { as: 'superAdmin', query })
  return (json.data as DeskPlace[]).find(({ id }) => id === place.id)
}
const judge = async (place: Place, isAsked: boolean, body: object, as: Who = 'superAdmin') => {
  const row = await rowOf(place, 'changed')
  const change = row?.changes.find((each) => each.isAsked === isAsked)
  if (!row || !change) throw new Error('Nothing waits')
  const params = { placeId: place.id, changeId: change.id }
  return ask(judgeDeskChange, { as, params, body: { version: row.version, ...body } })
}
const emailOf = async (user: string): Promise<string> => {
  const asked = 'select email from users where id = $1'
  const { rows } = await pool().query<{ email: string }>(asked, [user])
  return rows[0]?.email ?? ''
}
const ownerOf = async (place: Place) => (await read(place.id)).owner

describe('what an owner changes', () => {
  it('is read at the desk, what was and what is; to undo it puts back what was, and tells why', async () => {
    const place = await owned()
    await save(place.id, { phone: '02 99 00 00 00', lundi: '', isAccessible: 'on' })
    await save(place.id, { phone: '02 99 00 00 01' })
    const row = await rowOf(place, 'changed')
    expect(row?.owner).toBeTruthy()
    expect(row?.changes).toMatchObject([{ isAsked: false, by: row?.owner }])
    expect(row?.changes[0]?.lines).toEqual([
      { label: 'Téléphone', was: '02 61 91 00 00', is: '02 99 00 00 01' },
      { label: 'Accessible en fauteuil roulant', was: 'non', is: 'oui' },
      { label: 'Lundi', was: '9h-12h', is: 'rien' },
    ])
    expect((await judge(place, false, { accept: false })).json.fields).toHaveProperty('reason')
    expect((await judge(place, false, { accept: false, reason })).status).toBe(200)
    const after = await read(place.id)
    expect(after).toMatchObject({ phone: place.phone, isAccessible: false })
    expect(after.openingHours).toEqual(place.openingHours)
    expect(await rowOf(place, 'changed')).toBeUndefined()
    const [letter] = await lettersTo(await emailOf(world.users.visitor))
    expect(letter?.text).toContain(reason)
  })

  it('that a super admin then wrote over is not undone with it', async () => {
    const place = await owned()
    await save(place.id, { phone: '02 99 00 00 00' })
    const { draft } = (await readDraft(await newReq(), place.id)) ?? {}
    const body = { ...draft, phone: '02 99 11 11 11' }
    await ask(updateDeskPlace, { as: 'superAdmin', params: { placeId: place.id }, body })
    expect((await judge(place, false, { accept: false, reason })).status).toBe(409)
    expect((await judge(place, false, { accept: true })).status).toBe(200)
    expect((await read(place.id)).phone).toBe('02 99 11 11 11')
  })

  it('is decided once, over what was read, by super admins alone', async () => {
    const place = await owned()
    await save(place.id, { phone: '02 99 00 00 00' })
    for (const as of ['visitor', 'admin', 'foreignAdmin'] as const) {
      expect((await judge(place, false, { accept: true }, as)).status).toBe(403)
    }
    expect((await judge(place, false, { accept: true, version: 1 })).status).toBe(409)
    const row = await rowOf(place, 'changed')
    const params = { placeId: place.id, changeId: row?.changes[0]?.id ?? '' }
    const keep = () =>
      ask(judgeDeskChange, {
        as: 'superAdmin',
        params,
        body: { accept: true, version: row?.version },
      })
    const both = await Promise.all([keep(), keep()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await owned()
    const wrong = { ...params, placeId: other.id }
    const body = { accept: true, version: (await read(other.id)).version }
    expect((await ask(judgeDeskChange, { as: 'superAdmin', params: wrong, body })).status).toBe(409)
  })

  it('waits when it is what the place is: online once accepted, or told why not', async () => {
    const place = await owned()
    const wanted = {
      kind: 'CLINIC',
      site: 'https://autre.fr',
      near: 'Lille (59)',
      lat: '',
      lng: '',
    }
    await save(place.id, { ...wanted, phone: '' })
    expect((await judge(place, true, { accept: true })).status).toBe(200)
    expect(await read(place.id)).toMatchObject({
      ...{ kind: 'CLINIC', site: 'https://autre.fr/', department: '59', phone: null },
      slug: place.slug,
    })
    await save(place.id, { name: 'Casino de Lille' })
    expect((await judge(place, true, { accept: false, reason })).status).toBe(200)
    expect((await read(place.id)).name).toBe(place.name)
    const [letter] = await lettersTo(await emailOf(world.users.visitor))
    expect(letter?.text).toContain(reason)
  })
})

describe('a second person who proves the same domain', () => {
  const second = async () => {
    const place = await owned()
    const answer = await confirm(await tokenOf(place, 'accueil'), 'volunteer')
    expect(answer.json.next).toBe('/mon-espace/adresses?fait=recue')
    expect(await ownerOf(place)).toBe(world.users.visitor)
    const row = await rowOf(place, 'claims')
    const claimId = row?.claims[0]?.id ?? ''
    const decide = (more: object, as: Who = 'superAdmin') => {
      const body = { reason, ...more }
      return ask(judgeDeskClaim, { as, params: { placeId: place.id, claimId }, body })
    }
    return { place, row, decide }
  }
  it('waits for a super admin, who gives them the place: whoever had it reads why', async () => {
    const { place, row, decide } = await second()
    expect(row?.claims).toMatchObject([{ email: `accueil@${place.host}` }])
    expect((await decide({ accept: true }, 'volunteer')).status).toBe(403)
    const both = await Promise.all([decide({ accept: true }), decide({ accept: false })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  it('gets it, or reads why not', async () => {
    const given = await second()
    expect((await given.decide({ accept: true })).status).toBe(200)
    expect(await ownerOf(given.place)).toBe(world.users.volunteer)
    const [had] = await lettersTo(await emailOf(world.users.visitor))
    expect(had?.text).toContain(reason)
    const refused = await second()
    expect((await refused.decide({ accept: false })).status).toBe(200)
    expect(await ownerOf(refused.place)).toBe(world.users.visitor)
    const [asked] = await lettersTo(await emailOf(world.users.volunteer))
    expect(asked?.text).toContain(reason)
  })
})

describe('an ownership', () => {
  const end = (place: Place, more: object, as: Who = 'superAdmin') =>
    ask(endDeskOwnership, { as, params: { placeId: place.id }, body: { reason, ...more } })

  it('is taken back by a super admin, with the reason', async () => {
    const place = await owned()
    await save(place.id, { name: 'Autre nom' })
    expect((await end(place, {}, 'visitor')).status).toBe(403)
    expect((await end(place, { reason: 'Non' })).status).toBe(400)
    expect((await end(place, {})).status).toBe(200)
    expect(await ownerOf(place)).toBeNull()
    expect(await rowOf(place, 'changed')).toBeUndefined()
    expect((await end(place, {})).status).toBe(409)
  })

  it('ends with the account, and nothing of the person stays; old links go by themselves', async () => {
    const place = await owned('editor')
    await save(place.id, { phone: '' }, 'editor')
    await tokenOf(place, 'reste')
    const email = await emailOf(world.users.editor)
    await erasePerson(await newReq(), email, email)
    expect(await ownerOf(place)).toBeNull()
    expect(await listOwnPlaces(await newReq(), world.users.editor)).toEqual([])
    const left = async () => {
      const { rows } = await pool().query('select email from place_claims where place_id = $1', [
        place.id,
      ])
      return rows.map((row: { email: string }) => row.email)
    }
    expect(await left()).toEqual([`reste@${place.host}`])
    const { rows } = await pool().query('select id from place_changes where place_id = $1', [
      place.id,
    ])
    expect(rows).toEqual([])
    await forgetPlaces(await newReq(), new Date(Date.now() + 9 * 86_400_000))
    expect(await left()).toEqual([])
  })
})
