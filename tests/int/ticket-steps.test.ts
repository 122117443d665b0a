import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { updateTicket } from '@/features/tickets/actions'

import { PASSWORD } from './access/world'
import { auditLines } from './audit-lines'
import { openTicketFixture, statusOf, type Caller, type TicketFixture } from './ticket-fixture'

const asProgram = { overrideAccess: true, depth: 0 } as const

let fixture: TicketFixture
const as: TicketFixture['as'] = (who, work, origin) => fixture.as(who, work, origin)
const open: TicketFixture['open'] = (who, more) => fixture.open(who, more)
const row: TicketFixture['row'] = (id) => fixture.row(id)
const say: TicketFixture['say'] = (who, id, text, isInternal) =>
  fixture.say(who, id, text, isInternal)
const mailsTo: TicketFixture['mailsTo'] = (to) => fixture.mailsTo(to)

beforeAll(async () => {
  fixture = await openTicketFixture()
})
beforeEach(() => fixture.forgetMails())

describe('what is sent twice', () => {
  it.each(['visitor', 'moderator'] as const)('by a %s opens one ticket, told once', async (who) => {
    const words = { title: `Deux fois par ${who}`, requesterEmail: 'lea@exemple.fr' }
    const one = { ...words, description: 'Quand venir\u00a0?' }
    const all = await Promise.all([open(who, one), open(who, one)])
    all.push(await open(who, one))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    const to = who === 'visitor' ? 'visitor@exemple.fr' : 'lea@exemple.fr'
    expect(await mailsTo(to)).toHaveLength(1)
    // Other words, or the same of somebody else, are another one.
    const others = [
      await open(who, { ...one, description: 'Et dimanche\u00a0?' }),
      await open(who === 'visitor' ? 'volunteer' : 'visitor', one),
    ]
    expect(new Set([...all, ...others].map(({ id }) => id)).size).toBe(3)
  })
  it('is one comment, told once; what a colleague says too is another', async () => {
    const { id } = await open()
    await fixture.forgetMails()
    await Promise.all([say('moderator', id, 'Venez.'), say('moderator', id, 'Venez.')])
    await say('moderator', id, 'Venez.', true)
    await say('second', id, 'Venez.')
    const seen = await fixture.read('moderator', id)
    expect(seen.map(({ isInternal }) => isInternal).sort()).toEqual([false, false, true])
    expect(await mailsTo('visitor@exemple.fr')).toHaveLength(2)
  })
})

describe('updateTicket', () => {
  const change = (who: Caller, ticketId: string, more: object) =>
    as(who, () => updateTicket({ ticketId, ...more }))

  it('follows the states, and tells who asked when it is done', async () => {
    const { id } = await open()
    expect(statusOf(await change('moderator', id, { status: 'WAITING' }))).toBe(200)
    expect(statusOf(await change('moderator', id, { status: 'OPEN' }))).toBe(422)
    await say('visitor', id, 'Voici')
    expect(await row(id)).toMatchObject({ status: 'IN_PROGRESS', awaitsTeam: true })
    expect(statusOf(await change('moderator', id, { status: 'RESOLVED' }))).toBe(200)
    expect(await mailsTo('visitor@exemple.fr')).toContain(
      'Votre demande est résolue\u00a0: Horaires',
    )
    await say('visitor', id, 'Pas tout à fait')
    expect((await row(id)).status).toBe('IN_PROGRESS')
    expect(statusOf(await change('moderator', id, { status: 'CLOSED' }))).toBe(200)
    expect(statusOf(await change('moderator', id, { status: 'IN_PROGRESS' }))).toBe(422)
    expect(statusOf(await say('visitor', id, 'Encore'))).toBe(422)
    expect(statusOf(await say('moderator', id, 'Encore'))).toBe(422)
    expect(statusOf(await say('moderator', id, 'À retenir', true))).toBe(200)
  })

  it('lets one of two win, and tells the other who did what', async () => {
    const { id } = await open()
    const answers = await Promise.all([
      change('second', id, { from: 'OPEN', status: 'RESOLVED' }),
      change('second', id, { from: 'OPEN', status: 'CLOSED' }),
    ])
    expect(answers.map(statusOf).sort()).toEqual([200, 409])
    const { status } = await row(id)
    const label = status === 'RESOLVED' ? 'Résolu' : 'Clos'
    expect(answers.find(({ success }) => !success)).toMatchObject({
      error: `Claire a déjà passé ce ticket à «\u00a0${label}\u00a0»`,
    })
  })

  it('gives a ticket to those who may work on it alone', async () => {
    const { id } = await open()
    for (const who of ['foreignAdmin', 'editor', 'visitor'] as const) {
      expect(
        statusOf(await change('moderator', id, { assigneeId: fixture.world.users[who] })),
      ).toBe(422)
    }
    expect(statusOf(await change('moderator', id, { assigneeId: fixture.world.users.admin }))).toBe(
      200,
    )
    expect(await mailsTo('admin@exemple.fr')).toContain('Un ticket vous est confié\u00a0: Horaires')
    await fixture.forgetMails()
    await say('visitor', id, 'Alors\u00a0?')
    expect(await mailsTo('admin@exemple.fr')).toHaveLength(1)
    expect(await mailsTo('moderator@exemple.fr')).toHaveLength(0)
    expect(statusOf(await change('moderator', id, { assigneeId: null, priority: 'URGENT' }))).toBe(
      200,
    )
    expect(await row(id)).toMatchObject({ assignee: null, priority: 'URGENT' })
  })

  it.each([
    ['left the team', []],
    ['may no more work on tickets', ['EDITOR' as const]],
  ])('keeps what somebody writes from an assignee who %s: the team is told', async (_how, left) => {
    const { payload, world } = fixture
    const person = await payload.create({
      collection: 'users',
      ...asProgram,
      data: {
        email: `partant-${left.length}@exemple.fr`,
        name: 'Partant',
        password: PASSWORD,
        memberships: [{ shelter: world.a.shelter, role: 'MODERATOR' }],
        location: { city: 'Rennes' },
      },
    })
    const { id } = await open()
    expect(statusOf(await change('moderator', id, { assigneeId: person.id }))).toBe(200)
    const memberships = left.map((role) => ({ shelter: world.a.shelter, role }))
    await payload.update({
      collection: 'users',
      id: person.id,
      ...asProgram,
      data: { memberships },
    })
    await fixture.forgetMails()
    await say('visitor', id, 'Mon numéro est le 06 39 98 00 42')
    expect(await mailsTo(person.email)).toEqual([])
    expect(await mailsTo('moderator@exemple.fr')).toEqual(['visitor vous écrit\u00a0: Horaires'])
  })

  it('is in the audit log with who moved it, who asked being masked', async () => {
    const { id } = await open('moderator', { requesterName: 'Mme Tartempion' })
    expect(statusOf(await change('moderator', id, { status: 'CLOSED' }))).toBe(200)
    expect((await auditLines(id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      entity: 'tickets',
      by: fixture.world.users.moderator,
      before: { status: 'OPEN' },
      after: { status: 'CLOSED' },
    })
    const where = { entityId: { equals: id } }
    const { docs } = await fixture.payload.find({ collection: 'audit-log', where, ...asProgram })
    expect(docs).not.toHaveLength(0)
    expect(JSON.stringify(docs)).not.toContain('Tartempion')
  })
})
