import type { Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'

import { OpeningHours } from '@/features/shelters/components/OpeningHours'
import { readShelter } from '@/features/shelters/queries'
import { addDays, parisDay } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const patch = (who: Parameters<typeof cms>[1], body: object) =>
  cms(world, who, 'PATCH', `shelters/${world.a.shelter}`, { body })

type Errors = Array<{ data?: { errors?: Array<{ path: string; message: string }> } }>
const messages = (json: Record<string, unknown>) =>
  Object.fromEntries(
    ((json.errors as Errors)[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]),
  )
type Row = { id: string }
const saved = (json: Record<string, unknown>) =>
  json.doc as { openingHours: Row[]; openingExceptions: Array<Row & { periods: Row[] }> }

const today = parisDay(new Date())
const day = (ahead: number) => addDays(today, ahead)
const closed = (from: number, to = from) => {
  return { startDate: day(from), endDate: day(to), label: 'Congés', isClosed: true }
}
const tuesday = { weekday: 2, opensAt: '10:00', closesAt: '12:00' }

describe('the week of a shelter', () => {
  it.each([
    [
      [tuesday, { weekday: 2, opensAt: '11:00', closesAt: '15:00' }],
      'openingHours.1.opensAt',
      'Cette plage commence avant la fin d’une autre',
    ],
    [
      [{ weekday: 2, opensAt: '12:00', closesAt: '10:00' }],
      'openingHours.0.closesAt',
      'La fermeture doit venir après l’ouverture',
    ],
    [
      [{ weekday: 2, opensAt: '12:00' }],
      'openingHours.0.closesAt',
      'Indiquez les deux heures, ou cochez «\u00a0Fermé\u00a0»',
    ],
    [
      [{ weekday: 2, opensAt: '9h', closesAt: '10:00' }],
      'openingHours.0.opensAt',
      'Heure invalide (écrire 09:30)',
    ],
  ])('is refused with %o', async (openingHours, path, message) => {
    const { status, json } = await patch('admin', { openingHours })
    expect(status).toBe(400)
    expect(messages(json)).toMatchObject({ [path]: message })
  })

  it('keeps the ids of its rows on a second save', async () => {
    const first = await patch('admin', {
      openingHours: [tuesday, { weekday: 1, isClosed: true }],
      openingExceptions: [
        closed(3),
        { ...closed(5), isClosed: false, periods: [{ opensAt: '10:00', closesAt: '12:00' }] },
      ],
    })
    expect(first.status).toBe(200)
    const before = saved(first.json)
    const second = await patch('admin', {
      openingHours: before.openingHours,
      openingExceptions: before.openingExceptions,
    })
    const after = saved(second.json)
    const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
    expect(ids(after.openingHours)).toEqual(ids(before.openingHours))
    expect(ids(after.openingExceptions)).toEqual(ids(before.openingExceptions))
    expect(ids(after.openingExceptions[1]?.periods ?? [])).toEqual(
      ids(before.openingExceptions[1]?.periods ?? []),
    )
  })
})

describe('the exceptions of a shelter', () => {
  it.each([
    [[closed(4, 3)], 'openingExceptions.0.endDate', 'Le dernier jour doit venir après le premier'],
    [
      [closed(3), closed(3)],
      'openingExceptions.1.startDate',
      'Ces jours sont déjà dans une autre ligne',
    ],
    [
      [{ ...closed(3), isClosed: false, periods: [{ opensAt: '12:00', closesAt: '10:00' }] }],
      'openingExceptions.0.periods.0.closesAt',
      'La fermeture doit venir après l’ouverture',
    ],
  ])('are refused with %o', async (openingExceptions, path, message) => {
    const { status, json } = await patch('admin', { openingExceptions })
    expect(status).toBe(400)
    expect(messages(json)).toMatchObject({ [path]: message })
  })

  it('are not an editor’s to write, nor another team’s', async () => {
    const before = await payload.findByID({
      collection: 'shelters',
      id: world.a.shelter,
      overrideAccess: true,
    })
    for (const [who, status] of [
      ['editor', 403],
      ['foreignAdmin', 404],
      ['visitor', 403],
    ] as const) {
      const answer = await patch(who, { openingExceptions: [closed(9)] })
      expect([who, answer.status]).toEqual([who, status])
    }
    const after = await payload.findByID({
      collection: 'shelters',
      id: world.a.shelter,
      overrideAccess: true,
    })
    expect(after.openingExceptions).toEqual(before.openingExceptions)
  })

  it('are told on its site while they are not over', async () => {
    const answer = await patch('admin', {
      openingHours: [tuesday],
      openingExceptions: [closed(-9, -8), closed(0, 2)],
    })
    expect(answer.status).toBe(200)
    const shelter = await readShelter(world.a.shelter)
    expect(shelter?.openingExceptions.map(({ startDate }) => startDate)).toEqual([today])
    const html = shelter ? renderToStaticMarkup(OpeningHours({ shelter })) : ''
    expect(html).toContain('Fermé du ')
    expect(html.match(/\(Congés\)/g)).toHaveLength(1)
  })
})
