import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listFaq } from '@/features/faq/queries'
import { listTeam } from '@/features/team/queries'
import { listTestimonials } from '@/features/testimonials/queries'
import { tags } from '@/platform/cache/tags'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

/** The tags that the work touches. */
async function touchedBy(work: () => Promise<unknown>): Promise<string[]> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`delete from cache_outbox`)
  await work()
  const { rows } = await drizzle.execute<{ tags: string[] }>(sql`select tags from cache_outbox`)
  return [...new Set(rows.flatMap((row) => row.tags))]
}

const post = (slug: string, body: object, who: 'editor' | 'admin' = 'editor') =>
  cms(world, who, 'POST', slug, { body: { shelter: world.a.shelter, ...body } })

const messages = (json: Record<string, unknown>) => {
  const [error] = json.errors as Array<{ data?: { errors: { path: string; message: string }[] } }>
  return Object.fromEntries((error?.data?.errors ?? []).map((each) => [each.path, each.message]))
}

const idOf = (answer: { json: Record<string, unknown> }) => (answer.json.doc as { id: string }).id

describe('frequent questions', () => {
  it('are refused without their texts, in French', async () => {
    const { status, json } = await post('faq-items', { question: ' ', answer: 'a'.repeat(3001) })
    expect(status).toBe(400)
    expect(messages(json).question).toBe('La question est requise')
    expect(messages(json).answer).toMatch(/^3\s000 caractères au maximum$/)
  })
  it('stand in their order, the newest last, and only the visible ones', async () => {
    for (const body of [
      { question: 'Un', answer: 'a', order: 5 },
      { question: 'Deux', answer: 'b' },
      { question: 'Zéro', answer: 'c', order: 1, category: ' Visites ' },
      { question: 'Caché', answer: 'd', visible: false },
    ])
      expect((await post('faq-items', body)).status).toBe(201)
    const items = await listFaq(world.a.shelter)
    expect(items.map(({ question }) => question)).toEqual(['Zéro', 'Un', 'Deux'])
    expect(items[0]?.category).toBe('Visites')
    expect(await listFaq(world.b.shelter)).toEqual([])
    const { status } = await post('faq-items', { question: 'x', answer: 'y', order: 1.5 })
    expect(status).toBe(400)
  })
  it('refresh the pages of their shelter alone, and leave the site with the bin', async () => {
    const id = idOf(await post('faq-items', { question: 'À jeter', answer: 'x' }))
    const trash = { body: { deletedAt: new Date().toISOString() } }
    const touched = await touchedBy(() => cms(world, 'editor', 'PATCH', `faq-items/${id}`, trash))
    expect(touched).toEqual([tags.shelterFaq(world.a.shelter)])
    const shown = await listFaq(world.a.shelter)
    expect(shown.map(({ question }) => question)).not.toContain('À jeter')
  })
  it('are refused beyond what the site shows, and may wait hidden', async () => {
    const { drizzle } = payload.db
    await drizzle.execute(sql`
      insert into faq_items (id, shelter_id, question, answer, visible, "order")
      select gen_random_uuid(), ${world.b.shelter}, 'Question ' || n, 'x', n <= 100, n
      from generate_series(1, 101) n`)
    const ask = (method: 'POST' | 'PATCH', path: string, body: object) =>
      cms(world, 'superAdmin', method, path, { body })
    const one = { question: 'Une de trop', answer: 'x', shelter: world.b.shelter }
    const refused = await ask('POST', 'faq-items', one)
    expect([refused.status, messages(refused.json).visible]).toEqual([
      422,
      'Le site montre au maximum 100 questions\u00a0: masquez-en une d’abord',
    ])
    expect((await ask('POST', 'faq-items', { ...one, visible: false })).status).toBe(201)
    const { rows } = await drizzle.execute<{ id: string; visible: boolean }>(
      sql`select id, visible from faq_items where question in ('Question 100', 'Question 101')`,
    )
    const idWhere = (visible: boolean) => rows.find((row) => row.visible === visible)?.id ?? ''
    const change = (id: string, body: object) => ask('PATCH', `faq-items/${id}`, body)
    expect((await change(idWhere(true), { answer: 'Corrigée' })).status).toBe(200)
    expect((await change(idWhere(false), { visible: true })).status).toBe(422)
    expect((await change(idWhere(true), { visible: false })).status).toBe(200)
    expect((await change(idWhere(false), { visible: true })).status).toBe(200)
    await drizzle.execute(sql`delete from faq_items where shelter_id = ${world.b.shelter}`)
  })
})

describe('testimonials', () => {
  const said = { authorName: 'Léa', text: 'Merci à tous.' }

  it('are visible only with the agreement of the person', async () => {
    const refused = await post('testimonials', said)
    expect(refused.status).toBe(422)
    expect(messages(refused.json)).toHaveProperty('consent')
    expect((await post('testimonials', { ...said, visible: false })).status).toBe(201)
    const agreed = await post('testimonials', { ...said, consent: true })
    expect(agreed.status).toBe(201)
    expect((await listTestimonials(world.a.shelter, 12)).map(({ id }) => id)).toEqual([
      idOf(agreed),
    ])
    const withdrawn = await cms(world, 'editor', 'PATCH', `testimonials/${idOf(agreed)}`, {
      body: { consent: false, visible: false },
    })
    expect(withdrawn.status).toBe(200)
    expect(await listTestimonials(world.a.shelter, 12)).toEqual([])
  })
  it('name an animal and show a picture of their own shelter alone', async () => {
    const own = { animal: world.a.animals.public, photo: world.a.media }
    for (const wrong of [{ animal: world.b.animals.public }, { photo: world.b.media }]) {
      const answer = await post('testimonials', { ...said, ...own, ...wrong, consent: true })
      expect(answer.status).toBe(400)
    }
    const fine = await post('testimonials', { ...said, ...own, consent: true })
    expect(fine.status).toBe(201)
    const [shown] = await listTestimonials(world.a.shelter, 12)
    expect(shown?.animal).toEqual({ id: world.a.animals.public, name: 'Nala' })
    expect(shown?.photo?.alt).toBe('Un carré vert')
    await cms(world, 'editor', 'PATCH', `testimonials/${idOf(fine)}`, {
      body: { animal: world.a.animals.hidden },
    })
    expect((await listTestimonials(world.a.shelter, 12))[0]?.animal).toBeNull()
  })
  it('are refused when too long', async () => {
    const { json } = await post('testimonials', { ...said, text: 'a'.repeat(1001), consent: true })
    expect(messages(json).text).toMatch(/^1.000 caractères au maximum$/)
  })
  it('leave no name in the audit log', async () => {
    await post('testimonials', { ...said, authorName: 'Nom Secret', consent: true })
    const { text } = await cms(world, 'admin', 'GET', 'audit-log?limit=100')
    expect(text).toContain('testimonials')
    expect(text).not.toContain('Nom Secret')
  })
})

describe('a title', () => {
  it('is refused with the sentences of the contract', async () => {
    const { json } = await post('roles', { name: '', description: '' }, 'admin')
    expect(messages(json)).toEqual({
      name: 'Le nom du rôle est requis',
      description: 'La description est requise',
    })
  })
})

describe('the team that a site shows', () => {
  const rowOf = async (user: string) => {
    const doc = await payload.findByID({ collection: 'users', id: user, ...asProgram })
    return doc.memberships?.[0]
  }
  const write = async (who: 'editor' | 'admin' | 'moderator', user: string, more: object) =>
    cms(world, who, 'PATCH', `users/${user}`, {
      body: { memberships: [{ ...(await rowOf(user)), ...more }] },
    })

  it('is nobody before somebody chose it', async () => {
    expect(await listTeam(world.a.shelter)).toEqual([])
  })
  it('takes a member who ticks it, with a photo of the own shelter, and nothing more', async () => {
    const { editor } = world.users
    const touched = await touchedBy(() =>
      write('editor', editor, { showOnSite: true, photo: world.a.media }),
    )
    expect(touched).toContain(tags.shelterTeam(world.a.shelter))
    expect((await write('editor', editor, { photo: world.b.media })).status).toBe(400)
    // One's role and title are not one's own choice: they stay, or the write is refused.
    const title = idOf(await post('roles', { name: 'Chef', description: 'x' }, 'admin'))
    await write('editor', editor, { role: 'ADMIN', title })
    expect(await rowOf(editor)).toMatchObject({ role: 'EDITOR', title: null, showOnSite: true })
    const [member] = await listTeam(world.a.shelter)
    expect(member).toMatchObject({ name: 'editor', title: '', photo: { alt: 'Un carré vert' } })
    expect(JSON.stringify(member)).not.toContain('@')
  })
  it('takes an ADMIN’s choice and title for a member, not a colleague’s', async () => {
    const { moderator } = world.users
    expect((await write('editor', moderator, { showOnSite: true })).status).toBe(404)
    const title = idOf(await post('roles', { name: 'Adoptions', description: 'Reçoit.' }, 'admin'))
    const foreign = await payload.create({
      collection: 'roles',
      ...asProgram,
      data: { name: 'D’ailleurs', description: 'x', shelter: world.b.shelter },
    })
    expect((await write('admin', moderator, { title: foreign.id })).status).toBe(400)
    expect((await write('admin', moderator, { showOnSite: true, title })).status).toBe(200)
    const shown = await listTeam(world.a.shelter)
    expect(shown.map(({ name, title: said }) => [name, said])).toEqual([
      ['moderator', 'Adoptions'],
      ['editor', ''],
    ])
    expect(await listTeam(world.b.shelter)).toEqual([])
    await write('moderator', moderator, { showOnSite: false })
    expect((await listTeam(world.a.shelter)).map(({ name }) => name)).toEqual(['editor'])
  })
})
