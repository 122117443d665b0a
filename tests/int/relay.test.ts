import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  readPhoto,
  reportPerson,
  sendWaitingMessage,
  stopMessages,
  writeMessage,
} from '@/features/relay/api'
import { closeTopic } from '@/features/relay/commands'
import { sideToken } from '@/features/relay/links'
import { MESSAGES_A_DAY, SENTENCES } from '@/features/relay/model'
import { countThreads, readOpened, readUnproven, threadsOf } from '@/features/relay/queries'
import { personalToken } from '@/platform/access/personal-link'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
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
const write = (token: string, text: unknown, key?: string) =>
  call(world, writeMessage, { body: { token, text, ...(key && { key }) } })
const page = async (token: string) => readOpened(await desk.newReq(), token)

beforeEach(() => desk.forget())

describe('a conversation', () => {
  it('is one for two people and a topic, and each writes by their own link', async () => {
    const topic = newTopic()
    const [one, other] = await Promise.all([open({ topic }), open({ topic, text: 'Rayé, non ?' })])
    expect(one).toEqual(other)
    const toToken = sideToken('to', one.threadId)
    expect((await write(toToken, 'Oui, c’est lui.')).status).toBe(200)
    expect((await write(one.fromToken, 'Je l’ai gardé.')).status).toBe(200)
    const seen = await page(toToken)
    expect(seen?.otherName).toBe('Léa')
    expect(seen?.messages.map(({ isMine }) => isMine)).toEqual([false, false, true, false])
    expect(JSON.stringify(seen)).not.toContain('Martinez')
    expect((await page(one.fromToken))?.messages.at(2)?.isMine).toBe(false)
  })

  it('opens for nobody else', async () => {
    const { threadId, fromToken } = await open()
    const stranger = personalToken('adoption', threadId)
    for (const token of [stranger, `${threadId}.x`, '', threadId, `${fromToken}a`]) {
      expect(await page(token)).toBeNull()
      expect((await write(token || '-', 'Bonjour')).status).toBe(404)
    }
    expect(await texts(threadId)).toHaveLength(1)
  })

  it('is found again by the owner of the topic, unread until they look', async () => {
    const topic = newTopic()
    const { threadId } = await open({ topic })
    await open({ topic, from: { name: 'Zoé', email: 'zoe@x.fr', isConfirmed: false } })
    const req = await desk.newReq()
    const [first, ...others] = await threadsOf(req, topic)
    expect(others).toEqual([])
    expect(await countThreads(req, topic)).toBe(1)
    expect(first).toMatchObject({ threadId, otherName: 'Léa', isUnread: true })
    const { ownPath } = first ?? { ownPath: '' }
    expect((await write(ownPath.replace('/messages/', ''), 'Merci')).status).toBe(200)
    expect((await threadsOf(req, topic))[0]?.isUnread).toBe(false)
  })

  it('says what is wrong on the right field, and keeps what was typed without JavaScript', async () => {
    const { fromToken } = await open()
    expect((await write(fromToken, ' ')).json.fields).toEqual({ text: SENTENCES.empty })
    expect((await write(fromToken, 'a'.repeat(2001))).status).toBe(400)
    const form = new FormData()
    form.set('token', fromToken)
    form.set('text', 'Un long message')
    form.set('photo', new File(['rien'], 'x.jpg', { type: 'image/jpeg' }))
    const { status, headers } = await call(world, writeMessage, {
      body: form,
      headers: { accept: 'text/html' },
    })
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/messages/${fromToken}?corriger=repondre#repondre`)
    expect(headers.get('set-cookie')).toContain('patte-reponse-0=')
    await expect(open({ to: LEA })).rejects.toMatchObject({ status: 422 })
    await expect(open({ text: '' })).rejects.toMatchObject({ status: 400 })
  })

  it('takes a press twice as one message', async () => {
    const { threadId, fromToken } = await open()
    const key = '11111111-1111-4111-8111-111111111111'
    await Promise.all([1, 2, 3].map(() => write(fromToken, 'Une fois', key)))
    await Promise.all([1, 2].map(() => write(fromToken, 'Encore')))
    expect(await texts(threadId)).toEqual(['Je crois l’avoir vu.', 'Une fois', 'Encore'])
    expect((await mails()).filter(({ to }) => to === BOB.email)).toHaveLength(3)
  })

  it('ends for a day after 30 messages of one side', async () => {
    const { threadId, fromToken } = await open()
    await desk.pool().query(
      `insert into relay_messages (thread_id, side_id, text)
       select thread_id, side_id, 'n' || n from relay_messages, generate_series(1, $2) n
       where thread_id = $1`,
      [threadId, MESSAGES_A_DAY - 1],
    )
    const { status, json } = await write(fromToken, 'Un de plus')
    expect(status).toBe(429)
    expect(json.error).toBe(SENTENCES.tooMany)
    expect(Number(json.retryAfter)).toBeGreaterThan(80_000)
    expect((await write(sideToken('to', threadId), 'Moi, si')).status).toBe(200)
  })

  it('carries a photo that tells nothing of where it was taken', async () => {
    const { threadId, fromToken } = await open()
    const bytes = await sharp({
      create: { width: 90, height: 60, channels: 3, background: '#a64' },
    })
      .withExifMerge({ IFD3: { GPSLatitude: '47/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('token', fromToken)
    form.set('text', 'Le voici')
    form.set(
      'photo',
      new File([new Uint8Array(bytes)], 'Bob Delacroix.jpg', { type: 'image/jpeg' }),
    )
    expect((await call(world, writeMessage, { body: form })).status).toBe(200)
    const [, message] = (await page(sideToken('to', threadId)))?.messages ?? []
    const [token = '', messageId = ''] = (message?.photo ?? '').split('/').slice(-2)
    const params = { token, messageId }
    expect((await call(world, readPhoto, { params })).status).toBe(200)
    const other = (await open()).fromToken
    expect((await call(world, readPhoto, { params: { ...params, token: other } })).status).toBe(404)
    const { rows } = await desk
      .pool()
      .query<{ photo_key: string }>('select photo_key from relay_messages where id = $1', [
        messageId,
      ])
    const kept = await storage.read(rows[0]?.photo_key ?? '')
    expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined()
  })
})

describe('a first message of somebody without an account', () => {
  const visitor = { ...LEA, isConfirmed: false }
  const linkIn = (text: string) => /messages\/confirmer\/([\w.-]+)/.exec(text)?.[1] ?? ''

  it('waits until its author pressed, and whoever typed the address learns nothing', async () => {
    const topic = newTopic()
    const { threadId, fromToken } = await open({ topic, from: visitor })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe(LEA.email)
    expect(mail?.text).not.toContain('l’avoir vu')
    expect(await page(fromToken)).toBeNull()
    expect(await readUnproven(await desk.newReq(), fromToken)).toMatchObject({ title: topic.title })
    expect((await write(sideToken('from', threadId), 'Allô')).status).toBe(409)
    const token = linkIn(mail?.text ?? '')
    expect((await call(world, sendWaitingMessage, { body: { token: fromToken } })).status).toBe(404)
    const press = () => call(world, sendWaitingMessage, { body: { token } })
    const [first, again] = await Promise.all([press(), press()])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(first.json.next).toContain(sideToken('from', threadId))
    expect((await mails()).filter(({ to }) => to === BOB.email)).toHaveLength(1)
    expect(await stateOf(threadId)).toBe('OPEN')
    // A later one of somebody who types that address waits too, and reads nothing of the thread.
    const later = await open({ topic, from: visitor, text: 'Encore moi' })
    expect(later.threadId).toBe(threadId)
    expect(await page(later.fromToken)).toBeNull()
    expect((await page(sideToken('to', threadId)))?.messages).toHaveLength(1)
  })

  it('in the name of the other person tells nobody but them that the address is theirs', async () => {
    const { threadId } = await open({ from: { ...BOB, isConfirmed: false } })
    const token = linkIn((await mails())[0]?.text ?? '')
    const { status, json } = await call(world, sendWaitingMessage, { body: { token } })
    expect([status, json.error]).toEqual([409, SENTENCES.toOneself])
    expect(await stateOf(threadId)).toBe('WAITING')
  })

  it('is written to one address a few times a day', async () => {
    const from = { name: 'Ana', email: 'ana@x.fr', isConfirmed: false }
    for (let tries = 0; tries < 5; tries += 1) await open({ from })
    await expect(open({ from })).rejects.toMatchObject({ status: 429 })
  })
})

describe('whoever wants no more of it', () => {
  it('is left alone, in neutral words, and may come back', async () => {
    const topic = newTopic()
    const { threadId, fromToken } = await open({ topic })
    const token = sideToken('to', threadId)
    await desk.forget()
    const stop = () => call(world, stopMessages, { body: { token } })
    expect((await Promise.all([stop(), stop()])).map(({ status }) => status)).toEqual([200, 200])
    expect((await mails()).map(({ to }) => to)).toEqual([LEA.email])
    const refused = await write(fromToken, 'Vous êtes là ?')
    expect([refused.status, refused.json.error]).toEqual([409, SENTENCES.refused])
    await expect(open({ topic, text: 'Répondez !' })).rejects.toMatchObject({ status: 409 })
    const resume = (of: string) => call(world, stopMessages, { body: { token: of, resume: 'oui' } })
    expect((await resume(fromToken)).status).toBe(409)
    expect((await resume(token)).status).toBe(200)
    expect((await write(fromToken, 'Vous êtes là ?')).status).toBe(200)
  })

  it('is told once that the topic is over, and the other not by a second call', async () => {
    const topic = newTopic()
    const { threadId, fromToken } = await open({ topic })
    await open({ topic, from: { name: 'Zoé', email: 'zoe2@x.fr', isConfirmed: false } })
    await desk.forget()
    const close = async () => closeTopic(await desk.newReq(), topic, 'L’animal est rentré.')
    await close()
    await close()
    expect((await mails()).map(({ to }) => to)).toEqual([LEA.email])
    expect((await page(fromToken))?.endedWhy).toBe('L’animal est rentré.')
    expect((await write(fromToken, 'Tant mieux')).json.error).toBe(SENTENCES.over)
    // A swindle is understood late.
    const body = { token: fromToken, reason: 'Il a demandé de l’argent.' }
    expect((await call(world, reportPerson, { body })).status).toBe(200)
    expect(await stateOf(threadId)).toBe('BLOCKED')
  })
})
