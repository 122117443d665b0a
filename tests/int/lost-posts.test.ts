import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { writeToTeam } from '@/features/contact/api'
import { createLostFoundReport, writeToReportAuthor } from '@/features/lost-found/api'
import { ownToken } from '@/features/lost-found/links'
import { publishOwnReport } from '@/features/lost-found/own-api'
import { sendSighting } from '@/features/lost-found/sightings/api'
import { confirmMessage } from '@/features/relay/commands/confirm'
import { changeWallPost, writeWallPost } from '@/features/wall/api'
import { changeWallComment, writeWallComment } from '@/features/wall/comments-api'
import { storage } from '@/platform/storage'
import { parisDay } from '@/platform/time/model'

import { call, type Answer } from './in-process'
import { AGAIN, beginLostAnswers, count, FIRST, LOST, SECOND, send, THIRD } from './lost-answers'
import { one, payload, pool, world } from './volunteers'

beginLostAnswers([
  'wall_comments',
  'wall_posts',
  'lost_found_sightings',
  'relay_threads',
  'lost_found_reports',
  'emails',
])

describe('a post whose answer was lost', () => {
  const post = send(writeWallPost, { body: 'Tout va bien ici.' })
  const idOf = ({ json }: Answer) => /[0-9a-f-]{36}/.exec(String(json.next))?.[0] ?? ''

  it('is there once, as it is sent last, and its team hears of it once', async () => {
    const animal = world.a.animals.public
    const id = idOf(await post({ ...LOST, animal }))
    const again = await post({ ...AGAIN, animal, body: 'Tout va très bien.' })
    expect([again.status, idOf(again)]).toEqual([200, id])
    expect(await one('select body, version from wall_posts')).toEqual({
      body: 'Tout va très bien.',
      version: 2,
    })
    const { n } = await one(
      'select max(c)::int as n from (select count(*) as c from notifications group by user_id) t',
    )
    expect([await count('wall_posts'), n]).toEqual([1, 1])
    expect(idOf(await post(AGAIN, 'volunteer'))).not.toBe(id)
  })

  it('counts once among those of a new account', async () => {
    await pool().query('update users set created_at = now() where id = $1', [world.users.visitor])
    const tries = [LOST, AGAIN, { saveKey: THIRD, lostKeys: `${FIRST},${SECOND}` }, {}]
    const statuses = []
    for (const keys of tries) statuses.push((await post(keys)).status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect((await post({})).status).toBe(429)
    await pool().query(`update users set created_at = now() - interval '1 year'`)
  })

  it('has the photos of its last try alone', async () => {
    const create = { width: 60, height: 40, channels: 3 as const, background: '#393' }
    const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    const withPhoto = (keys: object) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ body: 'Une photo.', ...keys }))
        body.set(name, value)
      body.append('photo', new Blob([bytes]), 'photo')
      const headers = { accept: 'application/json' }
      return call(world, writeWallPost, { as: 'visitor', body, headers })
    }
    type Row = { photos: Array<{ key: string }> }
    await withPhoto(LOST)
    const before = (await one('select photos from wall_posts')) as Row
    expect((await withPhoto(AGAIN)).status).toBe(200)
    const { photos } = (await one('select photos from wall_posts')) as Row
    expect(photos).toHaveLength(1)
    expect(await storage.read(photos[0]?.key ?? '')).not.toBeNull()
    expect(await storage.read(before.photos[0]?.key ?? '')).toBeNull()
  })

  it('is not written over once its author changed it, nor put back once it is hidden', async () => {
    const id = idOf(await post(LOST))
    await pool().query(`update wall_posts set status = 'HIDDEN'`)
    expect(idOf(await post({ ...AGAIN, body: 'Autre chose' }))).toBe(id)
    expect(await one('select body, status from wall_posts')).toEqual({
      body: 'Tout va bien ici.',
      status: 'HIDDEN',
    })
    await pool().query(`update wall_posts set status = 'PUBLISHED'`)
    const body = { body: 'Corrigé', version: 1 }
    await call(world, changeWallPost, { as: 'visitor', params: { id }, body })
    await post({ ...AGAIN, body: 'Autre chose' })
    expect(await one('select body from wall_posts where id = $1', [id])).toEqual({
      body: 'Corrigé',
    })
  })

  it('and a comment under it are there once', async () => {
    const id = idOf(await post({}))
    const comment = send(writeWallComment, { comment: 'Bravo' }, { id })
    const lost = await comment(LOST)
    const again = await comment({ ...AGAIN, comment: 'Bravo à vous' })
    expect(again.json.next).toBe(lost.json.next)
    const read = () =>
      one('select id, body from wall_comments where author_id = $1', [world.users.visitor])
    expect((await read()).body).toBe('Bravo à vous')
    await comment(AGAIN, 'volunteer')
    expect(await count('wall_comments')).toBe(2)
    const params = { commentId: String((await read()).id) }
    await call(world, changeWallComment, { as: 'visitor', params, body: { comment: 'Corrigé' } })
    await comment({ saveKey: THIRD, lostKeys: `${FIRST},${SECOND}` })
    expect(await one('select body from wall_comments where id = $1', [params.commentId])).toEqual({
      body: 'Corrigé',
    })
  })
})

describe('a message whose answer was lost', () => {
  const mails = async (address: string) =>
    (await one('select count(*)::int as n from emails where lower("to") = $1', [address])).n
  const old = (table: string) =>
    pool().query(`update ${table} set created_at = created_at - interval '1 minute'`)

  it('to the team of the platform is one; other words are another one', async () => {
    const write = send(writeToTeam, {
      ...{ name: 'Jeanne Le Bihan', email: 'jeanne@exemple.fr', website: '' },
      ...{ subject: 'La page des chats', message: 'Elle reste blanche.' },
    })
    const told = () => mails('superadmin@exemple.fr')
    const before = Number(await told())
    const once = await Promise.all([write(LOST, 'anonymous'), write(AGAIN, 'anonymous')])
    expect(once.map(({ status }) => status)).toEqual([200, 200])
    expect([await told(), await mails('jeanne@exemple.fr')]).toEqual([before + 1, 1])
    expect((await write(AGAIN, 'anonymous')).json.next).toBe('/contact/merci')
    expect(await told()).toBe(before + 1)
    await write({ ...AGAIN, message: 'Elle est revenue.' }, 'anonymous')
    expect(await told()).toBe(before + 2)
  })

  describe('about a lost animal', () => {
    const FROM = { contactName: 'Yann', email: 'yann@exemple.fr' }
    const online = async () => {
      const body = { kind: 'LOST', species: 'CAT', near: 'Loches (37)', contactName: 'Jeanne' }
      const sent = { ...body, day: parisDay(new Date()), email: 'cherche@exemple.fr' }
      const { json } = await call(world, createLostFoundReport, { as: 'anonymous', body: sent })
      const id = String(json.id)
      const row = await payload.findByID({ collection: 'lost-found-reports', id })
      await call(world, publishOwnReport, { params: { token: ownToken(row) }, body: {} })
      return { id }
    }

    it('is one, also once it was confirmed meanwhile', async () => {
      const first = { ...FROM, intent: 'OTHER', text: 'Porte-t-il un collier\u00a0?' }
      const write = send(writeToReportAuthor, first, await online())
      const lost = await write(LOST, 'anonymous')
      await old('relay_messages')
      expect((await write(AGAIN, 'anonymous')).json).toEqual(lost.json)
      const { id } = await one('select id from relay_messages')
      await confirmMessage(await createLocalReq({}, payload), String(id))
      await old('relay_messages')
      expect((await write(AGAIN, 'anonymous')).json).toEqual(lost.json)
      expect([await count('relay_messages'), await mails(FROM.email)]).toEqual([1, 2])
      await write({ saveKey: THIRD }, 'anonymous')
      expect(await count('relay_messages')).toBe(2)
    })

    it('of a signed-in person is one', async () => {
      const email = String(
        (await one('select email from users where id = $1', [world.users.visitor])).email,
      )
      const first = { ...FROM, email, intent: 'OTHER', text: 'Je peux aider.' }
      const write = send(writeToReportAuthor, first, await online())
      await write(LOST)
      await old('relay_messages')
      await write(AGAIN)
      expect(await count('relay_messages')).toBe(1)
    })

    it('of where it was seen is one, and it was seen once', async () => {
      const seen = { ...FROM, day: parisDay(new Date()), near: 'Loches (37)', text: 'Il boitait.' }
      const see = send(sendSighting, seen, await online())
      const lost = await see(LOST, 'anonymous')
      expect(lost.json.error).toBeUndefined()
      await old('relay_messages')
      expect((await see(AGAIN, 'anonymous')).json).toEqual(lost.json)
      expect([await count('relay_messages'), await count('lost_found_sightings')]).toEqual([1, 1])
    })
  })
})
