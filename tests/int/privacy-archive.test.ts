import { randomUUID } from 'node:crypto'

import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { erasePersonData } from '@/features/privacy/api'
import { askOwnData, readOwnData } from '@/features/privacy/archive/api'
import { makeArchive } from '@/features/privacy/archive/commands/make'
import { removeOldArchives } from '@/features/privacy/archive/commands/remove-old'
import { archiveKey, MOST_BYTES, type OwnArchive } from '@/features/privacy/archive/model'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, type World } from './access/world'
import { archivesIn, downloadWith, openArchive } from './data-archives'
import { call } from './in-process'

const DAY_MS = 24 * 3600 * 1000

let payload: Payload
let world: World
let pool: Pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  pool = payload.db.pool
})

const { somebody, answerWith } = archivesIn(() => ({ payload, world, pool }))

/** What a job does with an archive; the queue itself is tested elsewhere (jobs.test.ts). */
const make = (archive: string, isLastTry = false) => makeArchive(payload, archive, isLastTry)

describe('a copy of one’s data', () => {
  it('is asked for, looked at and downloaded by nobody who is not signed in', async () => {
    expect((await call(world, askOwnData, { body: { currentPassword: 'x' } })).status).toBe(401)
    expect((await call(world, readOwnData)).status).toBe(401)
    expect((await downloadWith(randomUUID())).status).toBe(401)
  })

  it('asks for the password, and for an address that was confirmed', async () => {
    const { ask } = await somebody('copie-mot-de-passe')
    expect((await ask('non')).json.fields).toEqual({
      currentPassword: 'Ce n’est pas votre mot de passe actuel',
    })
    const stranger = await somebody('copie-pas-la-sienne', {})
    expect((await stranger.ask()).status).toBe(422)
    expect(await stranger.seen()).toEqual([])
  })

  it('is made by a job, with the files, and told by e-mail', async () => {
    const them = await somebody('copie-entiere')
    const [kept = '', other = '', lost = ''] = await answerWith(them.email, [
      { name: '../../carnet.txt', text: 'vacciné' },
      { name: 'carnet.txt', text: 'deux' },
      { name: 'perdu.txt', text: null },
    ])
    const asked = await them.ask()
    expect(asked.status).toBe(200)
    const [waiting] = asked.json.data as OwnArchive[]
    expect(waiting).toMatchObject({ state: 'MAKING', filesTotal: null, bytes: null })
    const archive = waiting?.id ?? ''
    expect((await them.download(archive)).status).toBe(404)
    const { rows: jobs } = await pool.query(
      `select input from payload_jobs where task_slug = 'make-data-archive'
        and input ->> 'archive' = $1`,
      [archive],
    )
    expect(jobs).toEqual([{ input: { archive } }])

    await make(archive)
    const [ready] = await them.seen()
    expect(ready).toMatchObject({ id: archive, state: 'READY', filesDone: 3, filesTotal: 3 })
    expect(Date.parse(ready?.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
    const message = (await them.told()).at(-1)
    expect(message?.subject).toBe('La copie de vos données est prête')
    expect(message?.text).toContain('/account#copie')
    expect(message?.text).not.toContain(archive)

    const answer = await them.download(archive)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Number(answer.headers.get('content-length'))).toBe(ready?.bytes)
    const inside = await openArchive(answer)
    expect(Object.keys(inside)).toEqual([
      'donnees.json',
      'fichiers/reponses/-..-carnet.txt',
      'fichiers/reponses/carnet.txt',
      'LISEZ-MOI.txt',
    ])
    expect(inside['fichiers/reponses/-..-carnet.txt']).toBe('vacciné')
    const data = JSON.parse(inside['donnees.json'] ?? '') as {
      email: string
      files: string[]
      held: Array<{ table: string; rows: Array<{ id: string }> }>
    }
    expect(data.email).toBe(them.email)
    expect(data.files).toEqual([kept, other, lost])
    expect(data.held.find(({ table }) => table === 'users')?.rows).toMatchObject([{ id: them.id }])
    expect(inside['donnees.json']).not.toContain('"hash"')
    // What the storage lost keeps nothing else from its owner.
    expect(inside['LISEZ-MOI.txt']).toMatch(
      /n’existent plus[^\n]*\n- fichiers\/reponses\/perdu\.txt/,
    )
    const { rows: log } = await pool.query(
      `select user_id from audit_log where entity = 'copie-de-donnees' and user_id = $1`,
      [them.id],
    )
    expect(log).toHaveLength(1)
  })

  it('leaves out what there is no room for, and says so', async () => {
    const them = await somebody('copie-trop-grande')
    const [large] = await answerWith(them.email, [
      { name: 'film.mp4', text: 'film' },
      { name: 'photo.jpg', text: 'photo' },
    ])
    const archive = await them.askedId()
    const { open } = storage
    storage.open = async (asked) => {
      const stored = await open(asked)
      return stored && asked === large ? { ...stored, size: MOST_BYTES + 1 } : stored
    }
    try {
      await make(archive)
    } finally {
      storage.open = open
    }
    const inside = await openArchive(await them.download(archive))
    expect(Object.keys(inside)).toEqual([
      'donnees.json',
      'fichiers/reponses/photo.jpg',
      'LISEZ-MOI.txt',
    ])
    expect(inside['LISEZ-MOI.txt']).toMatch(/500\u00a0Mo[^\n]*\n- fichiers\/reponses\/film\.mp4/)
  })

  it('contains no copy that was made before', async () => {
    const them = await somebody('copie-de-copie')
    await make(await them.askedId())
    const second = await them.askedId()
    await make(second)
    const inside = await openArchive(await them.download(second))
    expect(Object.keys(inside)).toEqual(['donnees.json', 'LISEZ-MOI.txt'])
    expect((JSON.parse(inside['donnees.json'] ?? '') as { files: string[] }).files).toEqual([])
  })

  it('is its owner’s alone, whoever else is signed in', async () => {
    const them = await somebody('copie-a-moi')
    const other = await somebody('copie-d-un-autre')
    const archive = await them.askedId()
    await make(archive)
    const superAdmin = { cookie: `payload-token=${world.tokens.superAdmin}` }
    for (const headers of [other.headers, superAdmin]) {
      expect((await downloadWith(archive, headers)).status).toBe(404)
    }
    expect((await them.download(randomUUID())).status).toBe(404)
    expect((await them.download(archive)).status).toBe(200)
    expect(await other.seen()).toEqual([])
  })

  it('asked for twice is one, also at once, and three a day at most', async () => {
    const them = await somebody('copie-souvent')
    const both = await Promise.all([them.askedId(), them.askedId()])
    expect(both[0]).toBe(both[1])
    for (let nth = 1; nth < 3; nth += 1) {
      await make((await them.seen())[0]?.id ?? '')
      await them.ask()
    }
    // The third one is being made: it is what is answered.
    expect((await them.ask()).status).toBe(200)
    await make((await them.seen())[0]?.id ?? '')
    expect(await them.seen()).toHaveLength(3)
    const late = await them.ask()
    expect([late.status, late.json.error]).toEqual([
      422,
      expect.stringMatching(/^Vous avez eu trois copies/),
    ])
    await pool.query(
      `update data_archives set asked_at = asked_at - interval '1 day' where user_id = $1`,
      [them.id],
    )
    expect((await them.ask()).status).toBe(200)
  })

  it('goes after seven days, with its file', async () => {
    const them = await somebody('copie-vieille')
    const archive = await them.askedId()
    await make(archive)
    const remove = async (days: number) =>
      removeOldArchives(await createLocalReq({}, payload), new Date(Date.now() + days * DAY_MS))
    await remove(6.9)
    expect(await storage.exists(archiveKey(archive))).toBe(true)
    // Its time has come and the task has not: it is gone for its owner.
    await pool.query(
      `update data_archives set expires_at = now() - interval '1 second' where id = $1`,
      [archive],
    )
    expect((await them.download(archive)).status).toBe(404)
    expect(await them.seen()).toEqual([])
    await remove(0)
    expect(await storage.exists(archiveKey(archive))).toBe(false)
    const { rows } = await pool.query('select 1 from data_archives where id = $1', [archive])
    expect(rows).toEqual([])
  })

  it('goes with its person, ready or half made', async () => {
    const them = await somebody('copie-effacee')
    const ready = await them.askedId()
    await make(ready)
    const making = await them.askedId()
    const body = { email: them.email, confirmation: them.email }
    const erased = await call(world, erasePersonData, { as: 'superAdmin', body })
    expect(erased.status).toBe(200)
    expect(await storage.exists(archiveKey(ready))).toBe(false)
    // A server was writing it at that moment: its job comes back and takes it away.
    await storage.write(archiveKey(making), Buffer.from('PK'))
    await make(making)
    expect(await storage.exists(archiveKey(making))).toBe(false)
  })

  it('is not kept when its person goes while it is written', async () => {
    const them = await somebody('copie-part')
    const [key] = await answerWith(them.email, [{ name: 'a.txt', text: 'a' }])
    const archive = await them.askedId()
    const { open } = storage
    storage.open = async (asked) => {
      if (asked === key) await pool.query('delete from data_archives where id = $1', [archive])
      return open(asked)
    }
    try {
      await make(archive)
    } finally {
      storage.open = open
    }
    expect(await storage.exists(archiveKey(archive))).toBe(false)
    expect((await them.told()).map(({ subject }) => subject)).not.toContain(
      'La copie de vos données est prête',
    )
  })

  it('that fails says so, and may be asked for again', async () => {
    const them = await somebody('copie-ratee')
    const [key = ''] = await answerWith(them.email, [{ name: 'a.txt', text: 'a' }])
    const archive = await them.askedId()
    const { open } = storage
    storage.open = (asked) => (asked === key ? Promise.reject(new Error('down')) : open(asked))
    try {
      await expect(make(archive)).rejects.toThrow('down')
      expect((await them.seen())[0]?.state).toBe('MAKING')
      await expect(make(archive, true)).rejects.toThrow('down')
    } finally {
      storage.open = open
    }
    expect((await them.seen())[0]?.state).toBe('FAILED')
    expect((await them.told()).at(-1)?.subject).toBe(
      'La copie de vos données n’a pas pu être faite',
    )
    const again = await them.askedId()
    expect(again).not.toBe(archive)
    // The first one is not taken up once there is another.
    await make(archive)
    await make(again)
    expect((await them.seen()).map(({ id, state }) => [id, state])).toEqual([[again, 'READY']])
  })

  it('is not made for an address that became another one meanwhile', async () => {
    const them = await somebody('copie-change')
    const archive = await them.askedId()
    await payload.update({
      collection: 'users',
      id: them.id,
      overrideAccess: true,
      data: { email: 'copie-ailleurs@exemple.fr' },
    })
    await make(archive)
    expect((await them.seen())[0]?.state).toBe('FAILED')
    expect(await storage.exists(archiveKey(archive))).toBe(false)
  })

  it('is asked for without JavaScript', async () => {
    const { headers } = await somebody('copie-sans-script')
    const post = (currentPassword: string) =>
      call(world, askOwnData, { body: new URLSearchParams({ currentPassword }), headers })
    const on = await post(PASSWORD)
    expect([on.status, on.headers.get('location')]).toEqual([303, '/account?fait=copie#copie'])
    const back = await post('non')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      '/account?corriger=copie#copie',
    ])
  })
})
