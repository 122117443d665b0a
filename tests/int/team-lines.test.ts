import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listFaqItems } from '@/features/faq/api'
import { listTestimonials } from '@/features/testimonials/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const asProgram = { overrideAccess: true, depth: 0 } as const
  const ask = (question: string, shelter = world.a.shelter, more = {}) =>
    payload.create({
      collection: 'faq-items',
      ...asProgram,
      data: { question, answer: 'Oui, sur 100 % de nos animaux.', shelter, ...more },
    })
  await ask('Êtes-vous ouverts le dimanche\u00a0?', undefined, { order: 2 })
  await ask('Peut-on venir sans rendez-vous\u00a0?', undefined, { order: 1, category: 'Visites' })
  await ask('Cachée', undefined, { order: 3, visible: false })
  await ask('Jetée', undefined, { deletedAt: new Date().toISOString() })
  await ask('Ailleurs', world.b.shelter)
  await payload.create({
    collection: 'testimonials',
    ...asProgram,
    data: { authorName: 'Léa', text: 'Merci à tous.', shelter: world.a.shelter, visible: false },
  })
})

const list = (as: Who, query = '', shelterId = world.a.shelter) =>
  call(world, listFaqItems, { as, params: { shelterId }, query })
const questions = async (query = '') => {
  const { json } = await list('editor', query)
  return (json.data as Array<{ question: string }>).map(({ question }) => question.slice(0, 10))
}

describe('the plainest list of a team', () => {
  it.each<[Who, number]>([
    ['anonymous', 401],
    ['visitor', 404],
    ['foreignAdmin', 404],
    ['volunteer', 403],
    ['editor', 200],
    ['admin', 200],
    ['superAdmin', 200],
  ])('answers %s with %i', async (who, status) => {
    expect((await list(who)).status).toBe(status)
    const { shelter: shelterId } = world.a
    const other = await call(world, listTestimonials, { as: who, params: { shelterId } })
    expect(other.status).toBe(status)
  })
  it('shows what is hidden from the site, in its order, and nothing of the bin or of others', async () => {
    expect(await questions()).toEqual(['Peut-on ve', 'Êtes-vous ', 'Cachée'])
    const { json } = await list('editor')
    expect(json.pagination).toEqual({ page: 1, limit: 12, total: 3, pages: 1 })
    expect((json.data as object[])[0]).toEqual({
      id: expect.any(String) as string,
      question: 'Peut-on venir sans rendez-vous\u00a0?',
      answer: 'Oui, sur 100 % de nos animaux.',
      category: 'Visites',
      visible: true,
    })
  })
  it('finds words without accents, in each column, and reads % as a letter', async () => {
    expect(await questions('?search=etes%20vous%20OUVERTS')).toEqual(['Êtes-vous '])
    expect(await questions('?search=visites')).toEqual(['Peut-on ve'])
    expect(await questions('?search=100%20%25')).toHaveLength(3)
    expect(await questions('?search=c%25e')).toEqual([])
    expect(await questions('?page=2')).toEqual([])
  })
  it('refuses what it does not know, on its field', async () => {
    const { status, json } = await list('editor', '?limit=1000&nom=x')
    expect(status).toBe(400)
    expect(Object.keys(json.fields ?? {})).toContain('limit')
  })
})
