import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { ownToken, photoToken } from '@/features/lost-found/links'
import {
  endOwnReport,
  eraseOwnReport,
  publishOwnReport,
  renewOwnReport,
} from '@/features/lost-found/own-api'
import { addOwnPhoto, readPrivatePhoto } from '@/features/lost-found/own-photos-api'
import { withdrawLostFound } from '@/features/lost-found/moderation-api'
import { findReport } from '@/features/lost-found/queries'
import {
  answerOwnSighting,
  sendSighting,
  withdrawLostFoundSighting,
} from '@/features/lost-found/sightings/api'
import { findTrail, ownTrail } from '@/features/lost-found/sightings/queries'
import { showSighting } from '@/features/lost-found/sightings/tasks'
import { forgetReports } from '@/features/lost-found/tasks'
import { erasePerson } from '@/features/privacy/commands'
import { confirmMessage } from '@/features/relay/commands/confirm'
import type { LostFoundReport } from '@/payload-types'
import { distanceBetween } from '@/platform/geo/model'
import { addDays } from '@/platform/time/model'
import { storage } from '@/platform/storage'

import type { Who, World } from './access/world'
import { call } from './in-process'
import { draftOf } from './draft'
import { TODAY, type reportDesk } from './lost-found-desk'

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 90, height: 60, channels: 3, background: '#963' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

const SPOT = { lat: 47.131_234, lng: 0.998_765 }
let seers = 0

/** What people saw of the animal of a report, and photos that not everybody may see. */
export function describeSightings(worldOf: () => World, desk: ReturnType<typeof reportDesk>) {
  const { pool, newReq, report, rowOf, mailsTo, online } = desk

  const see = async (row: LostFoundReport, more: object = {}, withPhoto = false, as?: Who) => {
    seers += 1
    const form = new FormData()
    const sent = {
      day: TODAY,
      hour: '18:30',
      near: 'Loches (37)',
      placeWords: 'près du pont',
      ...{ lat: SPOT.lat, lng: SPOT.lng, text: 'Il boitait.', contactName: 'Yann' },
      email: `vu-${seers}@exemple.fr`,
      ...more,
    }
    for (const [name, value] of Object.entries(sent)) form.set(name, String(value))
    if (withPhoto) form.set('photo', await photo(), 'photo')
    return call(worldOf(), sendSighting, { as, params: { id: row.id }, body: form })
  }
  /** What waits is confirmed, and the server does what follows. */
  const confirmAll = async () => {
    const { rows } = await pool().query<{ id: string }>(
      'select id from relay_messages where waiting_since is not null and once_sent is not null',
    )
    for (const { id } of rows) await confirmMessage(await newReq(), id)
    await settle()
  }
  const settle = async () => {
    const { rows } = await pool().query<{ input: { sighting: string } }>(
      `delete from payload_jobs where task_slug = 'lost-found-sighting-sent' returning input`,
    )
    for (const { input } of rows) await showSighting(await newReq(), input.sighting)
  }

  describe('what somebody saw', () => {
    it('is shown once their address is certain; the exact point to the author alone', async () => {
      const row = await online()
      const { status, json } = await see(row, {}, true)
      expect({ status, error: json.error }).toEqual({ status: 200, error: undefined })
      await settle()
      expect(await findTrail(row.id)).toEqual([])
      const kept = await pool().query<{ photos: Array<{ key: string }> }>(
        'select photos from lost_found_sightings where report_id = $1',
        [row.id],
      )
      expect(kept.rows[0]?.photos[0]?.key).toMatch(/^private\//)
      await confirmAll()
      const [seen, ...others] = await findTrail(row.id)
      expect(others).toEqual([])
      expect(seen).toMatchObject({ day: TODAY, hour: '18:30', placeWords: 'près du pont' })
      expect(seen?.photo?.url).not.toContain('/api/lost-found/')
      expect(JSON.stringify(seen)).not.toMatch(/Yann|vu-\d|boitait/)
      const away = distanceBetween(seen?.point ?? { lat: 0, lng: 0 }, SPOT)
      expect(away).toBeGreaterThan(0)
      expect(away).toBeLessThan(430)
      const told = (await mailsTo(row.email)).at(-1)
      expect(told?.text).toContain('vers 18\u00a0h\u00a030, Loches (37), près du pont')
      expect(told?.text).toContain('47.13123')
      expect(told?.text).not.toMatch(/vu-\d+@/)
      // The queue may give the same work twice.
      await settle()
      expect(await findTrail(row.id)).toHaveLength(1)
    })
    it('is there at once for a person with their own confirmed address, and once when told twice', async () => {
      const row = await online()
      const { rows } = await pool().query<{ email: string }>(
        'select email from users where id = $1',
        [worldOf().users.visitor],
      )
      const own = { email: rows[0]?.email }
      expect((await see(row, own, false, 'visitor')).status).toBe(200)
      expect((await see(row, own, false, 'visitor')).status).toBe(200)
      await settle()
      expect(await findTrail(row.id)).toHaveLength(1)
    })
    it('is refused of an animal that is safe, for a search that is over, and before the loss', async () => {
      const kept = await online({ kind: 'FOUND', whereabouts: 'KEPT' })
      expect((await see(kept)).status).toBe(409)
      const outside = await online({ kind: 'FOUND', whereabouts: 'SEEN' })
      expect((await see(outside)).status).toBe(200)
      const row = await online()
      const early = await see(row, { day: addDays(TODAY, -1) })
      expect(early.status).toBe(422)
      expect(early.json.fields).toHaveProperty('day')
      const lost = await see(row, { near: 'Zzyzx' })
      expect(lost.json.fields).toHaveProperty('near')
      expect((await see(row, { hour: '25:00' })).json.fields).toHaveProperty('hour')
      expect((await see(row, { website: 'x' })).status).toBe(400)
      const waiting = await rowOf((await report()).json.id)
      expect((await see(waiting)).status).toBe(404)
      await call(worldOf(), endOwnReport, {
        params: { token: ownToken(row) },
        body: { outcome: 'CLOSED' },
      })
      expect((await see(row)).status).toBe(409)
    })
    it('is taken away and shown again by the author of the report alone, and by the platform for good', async () => {
      const [row, other] = [await online(), await online()]
      await see(row, {}, true)
      await confirmAll()
      const [seen] = await findTrail(row.id)
      const answer = (of: LostFoundReport, what: string) =>
        call(worldOf(), answerOwnSighting, {
          params: { token: ownToken(of) },
          body: { sighting: seen?.id, answer: what },
        })
      expect((await answer(other, 'HIDE')).status).toBe(404)
      expect((await answer(row, 'HIDE')).status).toBe(200)
      expect(await findTrail(row.id)).toEqual([])
      expect(await ownTrail(await newReq(), row.id)).toMatchObject([{ isHidden: true }])
      expect((await answer(row, 'SHOW')).status).toBe(200)
      expect(await findTrail(row.id)).toHaveLength(1)
      const withdraw = (as: Who) =>
        call(worldOf(), withdrawLostFoundSighting, {
          as,
          params: { id: String(seen?.id) },
          body: {},
        })
      expect((await withdraw('admin')).status).toBe(403)
      expect((await withdraw('superAdmin')).status).toBe(200)
      expect(await findTrail(row.id)).toEqual([])
      expect((await answer(row, 'SHOW')).status).toBe(404)
    })
    it('keeps what was typed without JavaScript when the photo is too large', async () => {
      const form = new FormData()
      for (const [name, value] of Object.entries({
        day: TODAY,
        near: 'Loches (37)',
        text: 'Il boitait.',
      }))
        form.set(name, value)
      form.set('photo', new File([Buffer.alloc(9 * 1_048_576)], 'chat.jpg', { type: 'image/jpeg' }))
      const answer = await call(worldOf(), sendSighting, {
        params: { id: (await online()).id },
        body: form,
        headers: { accept: 'text/html' },
      })
      expect(answer.status).toBe(303)
      const { answers, errors } = draftOf(answer)
      expect(answers).toMatchObject({ near: 'Loches (37)', text: 'Il boitait.' })
      expect(Object.keys(errors)).toEqual(['photo'])
    })
    it('hides its photo with its report, and shows it with it', async () => {
      const row = await online()
      await see(row, {}, true)
      await confirmAll()
      const keyNow = async () => {
        const { rows } = await pool().query<{ photos: Array<{ key: string }> }>(
          'select photos from lost_found_sightings where report_id = $1',
          [row.id],
        )
        return rows[0]?.photos[0]?.key ?? ''
      }
      const shown = await keyNow()
      expect(await storage.read(shown)).not.toBeNull()
      await call(worldOf(), withdrawLostFound, {
        as: 'superAdmin',
        params: { id: row.id },
        body: { reason: 'Ce n’est pas un animal perdu.' },
      })
      expect(await storage.read(shown)).toBeNull()
      expect(await keyNow()).toMatch(/^private\//)
      await call(worldOf(), publishOwnReport, { params: { token: ownToken(row) }, body: {} })
      expect(await keyNow()).toMatch(/^public\//)
    })
    it('goes with whoever told it, and is shown four times a day of one person', async () => {
      const row = await online()
      const email = `vu-efface-${Date.now()}@exemple.fr`
      for (const hour of ['08:00', '09:00', '10:00', '11:00', '12:00']) {
        expect((await see(row, { email, hour })).status).toBe(200)
      }
      await confirmAll()
      expect(await findTrail(row.id)).toHaveLength(4)
      await see(row)
      await confirmAll()
      await erasePerson(await newReq(), email, email)
      expect(await findTrail(row.id)).toHaveLength(1)
    })
    it('goes with its report, and after a week when nobody confirmed it', async () => {
      const row = await online()
      await see(row, {}, true)
      await confirmAll()
      await see(await online(), {}, true)
      const count = async () =>
        (await pool().query('select 1 from lost_found_sightings')).rowCount ?? 0
      const before = await count()
      await call(worldOf(), eraseOwnReport, { params: { token: ownToken(row) }, body: {} })
      expect(await count()).toBe(before - 1)
      await forgetReports(await newReq(), new Date(Date.now() + 8 * 86_400_000))
      expect(await count()).toBe(0)
    })
  })

  describe('the photos of a report', () => {
    it('are seen by nobody without its link until it is online', async () => {
      const { json } = await report()
      const row = await rowOf(json.id)
      const form = new FormData()
      form.set('photo', await photo(), 'chat.jpg')
      const token = String(json.token)
      const added = await call(worldOf(), addOwnPhoto, { params: { token }, body: form })
      const [shown] = added.json.photos as Array<{ url: string }>
      const name = shown?.url.split('/').pop() ?? ''
      const photos = photoToken(row)
      expect(shown?.url).toBe(`/api/lost-found/photos/${photos}/${name}`)
      expect(shown?.url).not.toContain(token)
      const read = (by: string, what = name) =>
        call(worldOf(), readPrivatePhoto, { params: { token: by, name: what } })
      expect((await read(photos)).status).toBe(200)
      for (const wrong of [token, ownToken(row), photoToken(await online())]) {
        expect((await read(wrong)).status).toBe(404)
      }
      expect((await read(photos, '..%2Fx')).status).toBe(404)
      const own = ownToken(row)
      await call(worldOf(), publishOwnReport, { params: { token: own }, body: {} })
      const published = await findReport('LOST', row.id)
      expect(published?.photos[0]?.url).not.toContain('/api/lost-found/')
      expect((await read(photos)).status).toBe(404)
      expect(await storage.read(`private/lost-found/${name}`)).toBeNull()
    })
    it('may come with the last word, and go when the search goes on', async () => {
      const row = await online()
      const form = new FormData()
      for (const [name, value] of [
        ['outcome', 'RETURNED'],
        ['words', 'Merci à tous'],
      ] as const) {
        form.set(name, value)
      }
      form.set('photo', await photo(), 'photo')
      const params = { token: ownToken(row) }
      const wrong = await call(worldOf(), endOwnReport, { params: { token: 'x' }, body: form })
      expect(wrong.status).toBe(404)
      expect((await call(worldOf(), endOwnReport, { params, body: form })).status).toBe(200)
      const over = await findReport('LOST', row.id)
      expect(over).toMatchObject({ endWords: 'Merci à tous', endPhoto: { width: 90 } })
      await call(worldOf(), renewOwnReport, { params, body: {} })
      expect(await findReport('LOST', row.id)).toMatchObject({ endWords: null, endPhoto: null })
    })
  })
}
