import type { Payload } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { addPhoto } from '@/features/lost-found/commands/photos'
import { ownToken } from '@/features/lost-found/links'
import {
  flagLostFound,
  takeInLostFound,
  withdrawLostFound,
} from '@/features/lost-found/moderation-api'
import {
  endOwnReport,
  eraseOwnReport,
  publishOwnReport,
  renewOwnReport,
} from '@/features/lost-found/own-api'
import { findReport } from '@/features/lost-found/queries'
import { ageReports, forgetReports } from '@/features/lost-found/tasks'
import { storage } from '@/platform/storage'

import type { World } from './access/world'
import { call } from './in-process'
import type { reportDesk } from './lost-found-desk'

const picture = async () => ({
  name: 'chat.jpg',
  type: 'image/jpeg',
  bytes: await sharp({ create: { width: 60, height: 60, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer(),
})

type Desk = ReturnType<typeof reportDesk>

/** What becomes of a report once it is online. */
export function describeReportLife(payloadOf: () => Payload, worldOf: () => World, desk: Desk) {
  const { pool, newReq, report, rowOf, mailsTo, online } = desk
  describe('its life', () => {
    it('is asked about, expires, is renewed and forgotten', async () => {
      const row = await online()
      const days = (count: number) => new Date(Date.now() + count * 86_400_000)
      await ageReports(await newReq(), days(29))
      await ageReports(await newReq(), days(31))
      await ageReports(await newReq(), days(32))
      expect((await mailsTo(row.email)).length).toBe(3)
      await ageReports(await newReq(), days(91))
      expect((await mailsTo(row.email)).length).toBe(4)
      await ageReports(await newReq(), days(181))
      expect(await rowOf(row.id)).toMatchObject({ status: 'EXPIRED' })
      await call(worldOf(), renewOwnReport, { params: { token: ownToken(row) }, body: {} })
      expect(await rowOf(row.id)).toMatchObject({ status: 'OPEN', reminders: 0, endedAt: null })
      await call(worldOf(), endOwnReport, {
        params: { token: ownToken(row) },
        body: { outcome: 'CLOSED' },
      })
      expect(await forgetReports(await newReq(), days(364))).toBe(0)
      expect(await forgetReports(await newReq(), days(366))).toBe(1)
    })
    it('that was withdrawn is forgotten as one that is over', async () => {
      const row = await online()
      await pool().query('update lost_found_reports set hidden_at = now() where id = $1', [row.id])
      // It is in no list in which it would grow old.
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
      await ageReports(await newReq(), inDays(200))
      expect(await forgetReports(await newReq(), inDays(364))).toBe(0)
      expect(await forgetReports(await newReq(), inDays(366))).toBe(1)
    })
    it('that nobody confirmed ends after a week', async () => {
      await report()
      expect(await forgetReports(await newReq())).toBe(0)
      expect(await forgetReports(await newReq(), new Date(Date.now() + 8 * 86_400_000))).toBe(1)
    })
    it('takes photos without what the phone wrote into them, six at most, and erases them', async () => {
      const row = await online()
      const bytes = await sharp({
        create: { width: 90, height: 60, channels: 3, background: '#963' },
      })
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 7/1 52/1' } })
        .jpeg()
        .toBuffer()
      const file = { name: 'chat.jpg', type: 'image/jpeg', bytes }
      const add = async () => addPhoto(await newReq(), ownToken(row), row, file)
      const done = await Promise.allSettled(Array.from({ length: 8 }, add))
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
      const { photos } = (await findReport('LOST', row.id)) ?? { photos: [] }
      expect(photos).toHaveLength(6)
      const text = { ...file, bytes: Buffer.from('<svg/>') }
      await expect(addPhoto(await newReq(), ownToken(row), row, text)).rejects.toMatchObject({
        status: 400,
      })
      const erased = await call(worldOf(), eraseOwnReport, {
        params: { token: ownToken(row) },
        body: {},
      })
      expect(erased.status).toBe(200)
      expect(await findReport('LOST', row.id)).toBeNull()
    })
  })

  describe('a report that should not be there', () => {
    const reason = 'Ce n’est pas un animal perdu, mais une vente.'

    it('is told to the platform, and taken down by super admins alone', async () => {
      const row = await online()
      const flagged = await call(worldOf(), flagLostFound, {
        params: { id: row.id },
        body: { reason },
      })
      expect(flagged.status).toBe(200)
      const withdraw = (as: 'admin' | 'superAdmin') =>
        call(worldOf(), withdrawLostFound, { as, params: { id: row.id }, body: { reason } })
      const shown = await addPhoto(await newReq(), ownToken(row), row, await picture())
      expect((await withdraw('admin')).status).toBe(403)
      expect((await withdraw('superAdmin')).status).toBe(200)
      expect(await findReport('LOST', row.id)).toBeNull()
      // Whoever kept the address of the photo reads nothing there.
      expect(await storage.read(shown[0]?.key ?? '')).toBeNull()
      expect((await withdraw('superAdmin')).status).toBe(404)
      const again = await call(worldOf(), flagLostFound, {
        params: { id: row.id },
        body: { reason },
      })
      expect(again.status).toBe(404)
      expect((await mailsTo(row.email)).at(-1)?.text).toContain(reason)
      await call(worldOf(), publishOwnReport, { params: { token: ownToken(row) }, body: {} })
      expect((await findReport('LOST', row.id))?.photos).toHaveLength(1)
    })
  })

  describe('a shelter that takes a found animal in', () => {
    it('has its sheet, hidden, once, whoever presses', async () => {
      const row = await online({ kind: 'FOUND', text: 'Très doux.' })
      const take = (as: 'admin' | 'foreignAdmin' | 'visitor') =>
        call(worldOf(), takeInLostFound, {
          as,
          params: { id: row.id },
          body: { shelter: worldOf().a.shelter },
        })
      expect((await take('visitor')).status).toBe(404)
      expect((await take('foreignAdmin')).status).toBe(404)
      const both = await Promise.all([take('admin'), take('admin')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const taken = both.find(({ status }) => status === 200)
      const animal = await payloadOf().findByID({
        collection: 'animals',
        id: String(taken?.json.animal),
        depth: 0,
      })
      expect(animal).toMatchObject({
        status: 'FOUND',
        isVisible: false,
        name: 'Chat trouvé à Loches',
        circumstance: 'Très doux.',
        shelter: worldOf().a.shelter,
      })
      expect(animal.poundEntryAt).toBeTruthy()
      expect(await findReport('FOUND', row.id)).toMatchObject({ isTaken: true })
      expect((await mailsTo(row.email)).at(-1)?.subject).toBe(
        'Un refuge recueille l’animal que vous avez trouvé',
      )
    })
  })
}
