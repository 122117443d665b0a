import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { copyPerson, erasePerson } from '@/features/privacy/commands'
import { closeTopic } from '@/features/relay/commands'
import { cleanPhoto } from '@/features/relay/photo'
import { stopThread } from '@/features/relay/commands/leave'
import { receiveInbound } from '@/features/relay/inbound/api'
import { reportPerson, writeMessage } from '@/features/relay/api'
import { sideToken } from '@/features/relay/links'
import { KEPT_DAYS, SENTENCES } from '@/features/relay/model'
import { readOpened } from '@/features/relay/queries'
import { countWaiting, listReports, readReport } from '@/features/relay/reports'
import { readReportedPhoto, reviewReportedThread } from '@/features/relay/review-api'
import { forgetOldThreads } from '@/features/relay/tasks'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { BOB, LEA, newTopic, relayDesk } from './relay-people'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const desk = relayDesk(() => payload)
const { open, stateOf, texts, mails } = desk
const write = (token: string, text: string) => call(world, writeMessage, { body: { token, text } })
const report = (token: string, reason = 'Elle demande 200 euros.') =>
  call(world, reportPerson, { body: { token, reason } })
const review = (as: Who, thread: string, decision: string, said = 2) =>
  call(world, reviewReportedThread, { as, body: { thread, decision, said } })

/** A super admin asks. */
const bossReq = async () => {
  const id = world.users.superAdmin
  const user = await payload.findByID({ collection: 'users', id, overrideAccess: true })
  return Object.assign(await desk.newReq(), { user: { ...user, collection: 'users' } })
}

beforeEach(async () => {
  await desk.forget()
  await desk.pool().query('delete from relay_threads')
})

describe('a report', () => {
  it('closes the thread at once, even against a message of that moment', async () => {
    const { threadId, fromToken } = await open()
    const token = sideToken('to', threadId)
    expect((await report(token, 'court')).json.fields).toEqual({ reason: SENTENCES.reason })
    await desk.forget()
    const [sent, reported, again] = await Promise.all([
      write(fromToken, 'Envoyez un mandat'),
      report(token),
      report(token),
    ])
    expect([reported.status, again.status]).toEqual([200, 200])
    // Whichever came first: a message arrived whole, or its author reads why not.
    expect(await texts(threadId)).toHaveLength(sent.status === 200 ? 2 : 1)
    expect((await write(fromToken, 'Alors ?')).json.error).toBe(SENTENCES.refused)
    expect((await write(token, 'Non')).json.error).toBe(SENTENCES.ownBlock)
    const told = (await mails()).filter(({ subject }) => subject.includes('signalée'))
    expect(told).toHaveLength(1)
    expect(JSON.stringify(told)).not.toMatch(/Léa|Bob|euros|mandat/)
  })

  it('is read and decided by super admins alone', async () => {
    const { threadId, fromToken } = await open()
    const silent = await open({ from: { name: 'Zoé', email: 'zoe@x.fr', isConfirmed: true } })
    await report(fromToken)
    const req = await desk.newReq()
    expect(await listReports(req)).toBeNull()
    expect(await readReport(req, threadId)).toBeNull()
    const boss = await bossReq()
    expect(await countWaiting(boss)).toBe(1)
    expect((await listReports(boss))?.map(({ id }) => id)).toEqual([threadId])
    expect(await readReport(boss, silent.threadId)).toBeNull()
    expect((await review('anonymous', threadId, 'REOPEN')).status).toBe(401)
    for (const as of ['visitor', 'admin'] as const) {
      expect((await review(as, threadId, 'REOPEN')).status).toBe(403)
    }
    expect((await review('superAdmin', silent.threadId, 'CLOSE')).status).toBe(404)
    expect((await review('superAdmin', threadId, 'CLOSE')).status).toBe(200)
    // Decided: another decision changes nothing, and nothing opens it again.
    expect((await review('superAdmin', threadId, 'REOPEN')).status).toBe(200)
    expect(await stateOf(threadId)).toBe('BLOCKED')
    expect(await countWaiting(boss)).toBe(0)
    const { rows } = await desk
      .pool()
      .query<{ note: string }>('select note from audit_log where entity_id = $1', [threadId])
    expect(rows).toEqual([{ note: 'Conversation signalée\u00a0: close' }])
    expect((await mails()).filter(({ subject }) => subject.includes('a été lu'))).toHaveLength(1)
  })

  it('that was nothing opens the thread again', async () => {
    const { threadId, fromToken } = await open()
    await report(fromToken)
    await review('superAdmin', threadId, 'REOPEN')
    expect((await write(sideToken('to', threadId), 'Bonjour')).status).toBe(200)
  })

  it('gives back what it was: nobody is forced into what they left, or into what is over', async () => {
    const left = await open()
    await stopThread(await desk.newReq(), left.fromToken)
    await report(sideToken('to', left.threadId))
    await review('superAdmin', left.threadId, 'REOPEN')
    expect(await stateOf(left.threadId)).toBe('STOPPED')
    const topic = newTopic()
    const over = await open({ topic })
    await report(over.fromToken)
    await closeTopic(await desk.newReq(), topic, 'C’est fini.')
    await review('superAdmin', over.threadId, 'REOPEN')
    expect(await stateOf(over.threadId)).toBe('OVER')
  })
})

describe('both sides may report', () => {
  const readMails = async () =>
    (await mails()).filter(({ subject }) => subject.includes('a été lu')).map((each) => each.to)

  it('whoever was reported too, once, and the platform looks again', async () => {
    const { threadId, fromToken } = await open()
    const token = sideToken('to', threadId)
    await report(fromToken)
    expect(await readOpened(await desk.newReq(), token)).toMatchObject({
      refusal: SENTENCES.refused,
      mayReport: true,
    })
    await review('superAdmin', threadId, 'CLOSE')
    for (let times = 0; times < 2; times += 1) {
      expect((await report(token, 'Elle me menace.')).status).toBe(200)
    }
    expect(await countWaiting(await bossReq())).toBe(1)
    const read = await readReport(await bossReq(), threadId)
    expect(read).toMatchObject({ isReviewed: false, reporter: 'from' })
    expect(read?.said.map(({ by, reason }) => [by, reason])).toEqual([
      ['from', 'Elle demande 200 euros.'],
      ['to', 'Elle me menace.'],
    ])
    expect(await readOpened(await desk.newReq(), token)).toMatchObject({
      refusal: SENTENCES.ownBlock,
      mayReport: false,
    })
    // Who reported first was told, and hears nothing more of a conversation that stays closed.
    await review('superAdmin', threadId, 'CLOSE')
    expect(await readMails()).toEqual([LEA.email, BOB.email])
    expect(await countWaiting(await bossReq())).toBe(0)
  })

  it('and what the other side says meanwhile is no part of a decision, and waits first', async () => {
    const decided = await open()
    await report(decided.fromToken)
    await review('superAdmin', decided.threadId, 'CLOSE')
    const { threadId, fromToken } = await open({ topic: newTopic() })
    await report(fromToken)
    await report(sideToken('to', threadId))
    expect((await review('superAdmin', threadId, 'REOPEN', 1)).status).toBe(409)
    const plain = new URLSearchParams({ thread: threadId, decision: 'REOPEN', said: '1' })
    const back = await call(world, reviewReportedThread, { as: 'superAdmin', body: plain })
    expect(back.headers.get('location')).toBe(`/messages/signalements?fil=${threadId}&erreur=autre`)
    const listed = await listReports(await bossReq())
    expect(listed?.map(({ id, isReviewed }) => [id, isReviewed])).toEqual([
      [threadId, false],
      [decided.threadId, true],
    ])
  })

  it('and what is opened again forgets neither what was over before', async () => {
    const { threadId, fromToken } = await open()
    await stopThread(await desk.newReq(), fromToken)
    await report(fromToken)
    await report(sideToken('to', threadId))
    await review('superAdmin', threadId, 'REOPEN')
    expect(await stateOf(threadId)).toBe('STOPPED')
    expect((await readMails()).sort()).toEqual([BOB.email, LEA.email].sort())
  })
})

it('a photo of a reported conversation is shown to super admins alone', async () => {
  const picture = { create: { width: 9, height: 9, channels: 3, background: '#a64' } } as const
  const photo = await sharp(picture).png().toBuffer()
  const { threadId, fromToken } = await open({ photo: await cleanPhoto(photo) })
  const { rows } = await desk
    .pool()
    .query<{ id: string }>('select id from relay_messages where thread_id = $1', [threadId])
  const params = { threadId, messageId: rows[0]?.id ?? '' }
  const read = async (as: Who) => (await call(world, readReportedPhoto, { as, params })).status
  expect(await read('superAdmin')).toBe(404)
  await report(fromToken)
  expect(await read('superAdmin')).toBe(200)
  expect([await read('anonymous'), await read('visitor'), await read('admin')]).toEqual([
    401, 404, 404,
  ])
  const other = await open()
  await report(other.fromToken)
  const elsewhere = { ...params, threadId: other.threadId }
  const wrong = await call(world, readReportedPhoto, { as: 'superAdmin', params: elsewhere })
  expect(wrong.status).toBe(404)
})

it('whoever is erased leaves nothing, and the other reads that it is over', async () => {
  const { threadId, fromToken } = await open({ topic: newTopic() })
  const token = sideToken('to', threadId)
  await write(token, `Écrivez à ${LEA.email}`)
  const copy = JSON.stringify((await copyPerson(await desk.newReq(), LEA.email)).data)
  expect(copy).toContain('l’avoir vu')
  expect(copy).not.toContain(BOB.email)
  await erasePerson(await desk.newReq(), LEA.email, LEA.email)
  expect(await readOpened(await desk.newReq(), fromToken)).toBeNull()
  expect((await write(fromToken, 'Encore')).status).toBe(404)
  const left = await readOpened(await desk.newReq(), token)
  expect(left?.otherName).toBe('Une personne')
  expect(left?.refusal).toBe(SENTENCES.over)
  expect(JSON.stringify(left)).not.toMatch(/Léa|martinez/)
  const { rows } = await desk.pool().query('select * from relay_sides, relay_messages')
  expect(JSON.stringify(rows)).not.toMatch(/Léa|martinez/i)
})

it('what is over or silent is forgotten, a report first when somebody looked at it', async () => {
  const aged = async (days: number, more = '') => {
    const { threadId } = await open({ text: `Il y a ${days} jours ${more}` })
    await desk.forget()
    await desk
      .pool()
      .query(
        `update relay_threads set last_at = now() - make_interval(days => $2)${more} where id = $1`,
        [threadId, days],
      )
    return threadId
  }
  const kept = await aged(KEPT_DAYS.silent - 1)
  await aged(KEPT_DAYS.silent + 1)
  await aged(1, `, state = 'OVER', ended_at = now() - interval '31 days'`)
  const over = await aged(1, `, state = 'OVER', ended_at = now() - interval '29 days'`)
  const reported = await aged(200, `, state = 'BLOCKED', reported_at = now() - interval '200 days'`)
  const waiting = await open({ from: { name: 'Zoé', email: 'zoe@x.fr', isConfirmed: false } })
  await desk
    .pool()
    .query(
      `update relay_messages set waiting_since = now() - interval '8 days' where thread_id = $1`,
      [waiting.threadId],
    )
  await desk
    .pool()
    .query(`update relay_threads set created_at = now() - interval '8 days' where id = $1`, [
      waiting.threadId,
    ])
  expect(await forgetOldThreads(await desk.newReq())).toBe(3)
  const { rows } = await desk.pool().query<{ id: string }>('select id from relay_threads')
  expect(rows.map(({ id }) => id).sort()).toEqual([kept, over, reported].sort())
})

it('there is no entrance for mail while no domain is set', async () => {
  const { status } = await call(world, receiveInbound, { body: { messageId: '1' } })
  expect(status).toBe(404)
})
