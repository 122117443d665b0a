import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { addToReport, forgetReporter, reportAbuse } from '@/features/abuse/api'
import { dropDrafts } from '@/features/abuse/commands/drop-drafts'
import { eraseOld } from '@/features/abuse/commands/erase-old'
import { markRead } from '@/features/abuse/desk/read'
import { takeDraft, takeFollowDrafts } from '@/features/abuse/drafts'
import { LINK } from '@/features/abuse/model'
import { readFollowed } from '@/features/abuse/queries'
import { personalToken } from '@/platform/access/personal-link'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { ANONYMOUS, formOf, NAMED, photo, sentBy, tell } from './abuse'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World
const query = async (text: string, values: unknown[] = []) =>
  (await payload.db.pool.query<Record<string, unknown>>(text, values)).rows
const row = async (id: string) =>
  (await query('select * from abuse_reports where id = $1', [id]))[0] ?? null

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

describe('a report', () => {
  it('of somebody who stays anonymous holds nothing of them, signed in or not', async () => {
    const typed = { ...NAMED, identity: 'anonyme', mayShare: true }
    const headers = { 'user-agent': 'Sonde/7', 'x-forwarded-for': '203.0.113.77' }
    const answer = await call(world, reportAbuse, { as: 'visitor', body: typed, headers })
    expect(answer.status).toBe(200)
    const { id } = sentBy(answer)
    expect(await row(id)).toMatchObject({
      reporter_name: null,
      reporter_email: null,
      reporter_phone: null,
      may_share: false,
      department: '35',
      commune: 'Rennes (35)',
      status: 'RECEIVED',
    })
    const known = /Zéphyrine|zephyrine\.lecoq|98 11 22|203\.0\.113|Sonde|visitor@/
    const tables = await query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and (table_name like 'abuse%' or table_name in ('emails', 'audit_log', 'notifications'))`,
    )
    for (const { name } of tables) {
      const rows = await query(`select t::text as text from "${String(name)}" t`)
      const about = rows.filter(({ text }) => String(text).includes(id))
      expect([name, about.filter(({ text }) => known.test(String(text)))]).toEqual([name, []])
    }
  })

  it('tells the desk where, and nothing of what', async () => {
    const { id } = await tell(world, NAMED)
    const mails = await query(
      `select "to", subject, text from emails where text like $1 order by created_at`,
      [`%${id}%`],
    )
    const desk = mails.filter(({ to }) => to !== NAMED.email)
    expect(desk.length).toBeGreaterThan(0)
    for (const { subject, text } of desk) {
      expect(subject).toBe('Un signalement en Ille-et-Vilaine')
      expect(String(text)).toContain(`/admin/maltraitances/${id}`)
      expect(String(text)).not.toMatch(/chien|garage|Sternes|Zéphyrine|coups/i)
    }
    const own = mails.filter(({ to }) => to === NAMED.email)
    expect(own.map(({ subject }) => subject)).toEqual(['Votre message nous est bien parvenu'])
    expect(String(own[0]?.text)).not.toMatch(/maltrait|chien|signal/i)
  })

  it.each([
    [{ kind: '' }, 400, 'kind', 'Dites ce que vous avez vu'],
    [{ description: 'Trop court' }, 400, 'description', 'Écrivez au moins 20 caractères'],
    [{ commune: '' }, 400, 'commune', 'La commune est requise'],
    [{ animals: 0 }, 400, 'animals', 'Au moins un animal'],
    [{ website: 'https://x' }, 400, 'website', 'Laissez ce champ vide'],
    [{ identity: 'nom' }, 400, 'name', 'Écrivez votre nom, ou choisissez de rester anonyme'],
    [{ ip: '1' }, 400, 'ip', '«\u00a0ip\u00a0» n’est pas accepté ici'],
    [{ status: 'CLOSED' }, 400, 'status', '«\u00a0status\u00a0» n’est pas accepté ici'],
    [
      { commune: 'Nulle-Part-sur-Rien' },
      422,
      'commune',
      'Cette commune est introuvable\u00a0: écrivez son nom ou son code postal',
    ],
    [{ seenOn: '2099-01-01' }, 422, 'seenOn', 'Cette date n’est pas encore venue'],
  ])('with %o is refused with %i on %s', async (wrong, status, field, sentence) => {
    const answer = await call(world, reportAbuse, { body: { ...ANONYMOUS, ...wrong } })
    expect([answer.status, answer.json.fields?.[field]]).toEqual([status, sentence])
  })

  it('keeps its photos apart, without where they were taken', async () => {
    const { id } = await tell(world, ANONYMOUS, [await photo(), await photo('chez-julie.png')])
    const photos = (await row(id))?.photos as Array<{ key: string }>
    expect(photos).toHaveLength(2)
    for (const { key } of photos) {
      expect(key).toMatch(/^private\/abuse\/[\da-f-]{36}\.jpg$/)
      const stored = await storage.open(key)
      const bytes = Buffer.from(await new Response(stored?.stream).arrayBuffer())
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
    expect(JSON.stringify(photos)).not.toContain('julie')
  })

  it('refuses what is no photo, and the seventh', async () => {
    const script = new File(['<svg onload="alert(1)"/>'], 'photo.jpg', { type: 'image/jpeg' })
    const wrong = await call(world, reportAbuse, { body: formOf(ANONYMOUS, [script]) })
    expect([wrong.status, wrong.json.fields?.photos]).toEqual([
      400,
      'Choisissez des photos JPG, PNG, WEBP ou AVIF',
    ])
    const seven = await Promise.all(Array.from({ length: 7 }, () => photo()))
    const many = await call(world, reportAbuse, { body: formOf(ANONYMOUS, seven) })
    expect([many.status, many.json.fields?.photos]).toEqual([400, '6 photos au maximum'])
  })

  it('is limited by network, and told how long to wait', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' }
    const send = () => call(world, reportAbuse, { body: ANONYMOUS, headers })
    for (let tries = 0; tries < 8; tries += 1) expect((await send()).status).toBe(200)
    const answer = await send()
    expect([answer.status, Number(answer.json.retryAfter) > 0]).toEqual([429, true])
  })
})

describe('a report without JavaScript', () => {
  const accept = { accept: 'text/html' }

  it('leads to its follow page, and leaves no cookie', async () => {
    const body = formOf({ ...ANONYMOUS, name: '', email: '' }, [new File([], '')])
    const { status, headers } = await call(world, reportAbuse, { body, headers: accept })
    expect([status, headers.get('set-cookie')]).toEqual([303, null])
    expect(headers.get('location')).toMatch(/^\/suivi\/message\/[\w.-]+\?envoye=oui$/)
  })

  it('comes back with what was typed, once, and with no cookie', async () => {
    const typed = { ...NAMED, commune: 'Nulle-Part-sur-Rien' }
    const body = formOf(typed, [await photo()])
    const { status, headers } = await call(world, reportAbuse, { body, headers: accept })
    expect([status, headers.get('set-cookie')]).toEqual([303, null])
    const location = new URL(headers.get('location') ?? '', 'http://x')
    expect(location.pathname).toBe('/agir/maltraitance/corriger')
    const asked = Object.fromEntries(location.searchParams)
    expect(location.href).not.toMatch(/garage|Zephyrine|Zéphyrine/i)
    expect(await takeDraft(asked)).toMatchObject({
      draft: { description: typed.description, name: typed.name, animals: '1' },
      errors: { commune: expect.stringContaining('introuvable') as string },
    })
    expect(await takeDraft(asked)).toEqual({ draft: {}, errors: {}, problem: null })
    expect(await takeDraft({ a: 'x.y' })).toEqual({ draft: {}, errors: {}, problem: null })
  })

  it('comes back with what was typed when a photo is wrong', async () => {
    const script = new File(['rien'], 'photo.jpg', { type: 'image/jpeg' })
    const body = formOf(ANONYMOUS, [script])
    const { headers } = await call(world, reportAbuse, { body, headers: accept })
    const location = new URL(headers.get('location') ?? '', 'http://x')
    const { draft, errors } = await takeDraft(Object.fromEntries(location.searchParams))
    expect([draft.place, errors.photos]).toEqual([
      ANONYMOUS.place,
      'Choisissez des photos JPG, PNG, WEBP ou AVIF',
    ])
  })

  it('is dropped when nobody fetched it', async () => {
    const body = formOf({ ...ANONYMOUS, kind: '' })
    await call(world, reportAbuse, { body, headers: accept })
    await dropDrafts(await createLocalReq({}, payload), Date.now() + 11 * 60_000)
    expect(await query('select 1 from abuse_drafts')).toEqual([])
  })
})

describe('the follow page', () => {
  it('opens for its token alone, and says nothing of what was written', async () => {
    const { token, id } = await tell(world, NAMED)
    const followed = await readFollowed(token)
    expect(followed).toMatchObject({ status: 'RECEIVED', hasContact: true, events: [] })
    expect(JSON.stringify(followed)).not.toMatch(/garage|Zéphyrine|Sternes/)
    for (const wrong of ['', id, `${id}.x`, `${token}x`, personalToken('ticket', id)]) {
      expect(await readFollowed(wrong)).toBeNull()
      const answer = await call(world, addToReport, { body: { token: wrong, note: 'Bonsoir' } })
      expect([400, 404]).toContain(answer.status)
    }
    expect(
      await readFollowed(personalToken(LINK, '0198c5a0-7b1f-7c11-8f1e-0123456789ab')),
    ).toBeNull()
  })

  it('takes a precision, which makes the report new again', async () => {
    const { token, id } = await tell(world)
    await query('update abuse_reports set is_unread = false where id = $1', [id])
    const note = 'Il a recommencé ce matin.'
    expect((await call(world, addToReport, { body: { token, note } })).status).toBe(200)
    expect((await readFollowed(token))?.events).toMatchObject([{ kind: 'NOTE', text: note }])
    expect(await row(id)).toMatchObject({ is_unread: true })
    const req = await createLocalReq({}, payload)
    const events = (await readFollowed(token))?.events ?? []
    // It came while somebody had the report open: they have not seen it.
    await markRead(req, { id, events: [] })
    expect(await row(id)).toMatchObject({ is_unread: true })
    await markRead(req, { id, events })
    expect(await row(id)).toMatchObject({ is_unread: false })
    const empty = await call(world, addToReport, { body: { token, note: ' ' } })
    expect([empty.status, empty.json.fields?.note]).toEqual([400, 'Écrivez votre message'])
  })

  it('shows a precision that was refused without JavaScript again, once, and with no cookie', async () => {
    const { token, id } = await tell(world)
    await query(`update abuse_reports set status = 'CLOSED' where id = $1`, [id])
    const body = new URLSearchParams({ token, note: 'Il a recommencé ce matin.' })
    const { status, headers } = await call(world, addToReport, { body })
    expect([status, headers.get('set-cookie')]).toEqual([303, null])
    const location = new URL(headers.get('location') ?? '', 'http://x')
    expect([location.pathname, location.hash]).toEqual([`/suivi/message/${token}`, '#preciser'])
    expect(location.search).not.toContain('recommenc')
    const kept = await query('select typed::text as typed from abuse_drafts')
    expect(JSON.stringify(kept)).not.toContain(token)
    const asked = Object.fromEntries(location.searchParams)
    const { preciser, coordonnees } = await takeFollowDrafts(asked)
    expect([preciser.draft, coordonnees.errors]).toEqual([
      { note: 'Il a recommencé ce matin.' },
      {},
    ])
    expect(preciser.errors).toEqual({ note: 'Ce signalement est clos' })
    expect((await takeFollowDrafts(asked)).preciser.draft).toEqual({})
    for (const route of [addToReport, forgetReporter]) {
      const wrong = await call(world, route, { body: new URLSearchParams({ token: `${id}.x` }) })
      expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([303, null])
      expect(wrong.headers.get('location')).toBe('/suivi/message/inconnu')
    }
  })

  it('forgets who wrote, with the letters to them, and the report goes on', async () => {
    const { token, id } = await tell(world, NAMED)
    // The text of an old letter is erased by itself; the address is left.
    await query(
      `insert into emails (id, "to", subject, status, text, html)
       select gen_random_uuid(), "to", subject, 'SENT', null, null from emails where "to" = $1 limit 1`,
      [NAMED.email],
    )
    for (let times = 0; times < 2; times += 1) {
      expect((await call(world, forgetReporter, { body: { token } })).status).toBe(200)
    }
    expect(await row(id)).toMatchObject({ reporter_name: null, reporter_email: null })
    const letters = await query(
      'select 1 from emails where "to" = $1 and (text is null or text like $2)',
      [NAMED.email, `%${id}%`],
    )
    expect(letters).toEqual([])
    expect((await readFollowed(token))?.hasContact).toBe(false)
  })
})

it('everything is erased two years after it came, with its files', async () => {
  const { id, token } = await tell(world, ANONYMOUS, [await photo()])
  const young = await tell(world)
  await call(world, addToReport, { body: { token, note: 'Une précision.' } })
  const [photos] = (await row(id))?.photos as Array<{ key: string }>
  await query(
    `update abuse_reports set received_at = now() - interval '2 years 1 day' where id = $1`,
    [id],
  )
  expect(await eraseOld(await createLocalReq({}, payload))).toBe(1)
  expect(await row(id)).toBeNull()
  expect(await query('select 1 from abuse_events where report_id = $1', [id])).toEqual([])
  expect(await storage.open(photos?.key ?? '')).toBeNull()
  expect(await row(young.id)).not.toBeNull()
  expect(await readFollowed(token)).toBeNull()
})
