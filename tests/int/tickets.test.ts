import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  createTicket,
  createTicketComment,
  deleteTicketComment,
  getTicketComments,
  updateTicket,
  updateTicketComment,
} from '@/features/tickets/actions'
import type { Answered } from '@/features/tickets/session'
import type { CommentView } from '@/features/tickets/view'
import type { Ticket } from '@/payload-types'
import { env } from '@/platform/env'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, ROLES, type Who, type World } from './access/world'

let sent = new Headers()
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(sent) }))

let payload: Payload
let world: World
let secondModerator: string

const asProgram = { overrideAccess: true, depth: 0 } as const

let house = 0
/** Calls an action as the browser of somebody would. */
function as<T>(
  who: Who | 'second',
  work: () => Promise<T>,
  origin: string | null = env.publicUrl,
): Promise<T> {
  house += 1
  const token = who === 'second' ? secondModerator : who === 'anonymous' ? '' : world.tokens[who]
  sent = new Headers({
    ...(origin ? { origin } : {}),
    'x-forwarded-for': `10.3.${Math.floor(house / 250)}.${house % 250}`,
    ...(token ? { cookie: `payload-token=${token}` } : {}),
  })
  return work()
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const email = 'second@exemple.fr'
  await payload.create({
    collection: 'users',
    ...asProgram,
    data: {
      email,
      name: 'Claire',
      password: PASSWORD,
      memberships: [{ shelter: world.a.shelter, role: 'MODERATOR' }],
      location: { city: 'Rennes' },
    },
  })
  const data = { email, password: PASSWORD }
  const login = await payload.login({ collection: 'users', data, overrideAccess: true })
  secondModerator = login.token as string
})

const statusOf = (answer: Answered<unknown>): number => (answer.success ? 200 : answer.status)
const dataOf = <T>(answer: Answered<T>): T => {
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data
}

const ask = { title: 'Horaires', description: 'Quand venir ?' }
const open = async (who: Who | 'second' = 'visitor', more: object = {}) =>
  dataOf(await as(who, () => createTicket({ shelterId: world.a.shelter, ...ask, ...more })))

const row = (id: string): Promise<Ticket> =>
  payload.findByID({ collection: 'tickets', id, ...asProgram })

const say = (who: Who | 'second', ticketId: string, content: string, isInternal = false) =>
  as(who, () => createTicketComment({ ticketId, content, isInternal }))
const read = async (who: Who | 'second', ticketId: string) =>
  dataOf(await as(who, () => getTicketComments(ticketId)))

const mailsTo = async (to: string): Promise<string[]> => {
  const where = { to: { equals: to } }
  const { docs } = await payload.find({ collection: 'emails', where, limit: 100, ...asProgram })
  return docs.map(({ subject }) => subject)
}

beforeEach(async () => {
  await payload.delete({ collection: 'emails', where: {}, ...asProgram })
})

describe('createTicket', () => {
  it('lets a signed-in visitor write to a shelter, in their own name', async () => {
    const { id, path } = await open('visitor', {
      priority: 'URGENT',
      assigneeId: world.users.admin,
      requesterName: 'Quelqu’un d’autre',
    })
    expect(await row(id)).toMatchObject({
      shelter: world.a.shelter,
      type: 'CONTACT',
      priority: 'NORMAL',
      status: 'OPEN',
      title: 'Horaires',
      requester: { name: 'visitor', email: 'visitor@exemple.fr', user: world.users.visitor },
      awaitsTeam: true,
    })
    expect((await row(id)).assignee ?? null).toBeNull()
    expect(path).toMatch(/^\/suivi\/ticket\//)
    expect(await mailsTo('visitor@exemple.fr')).toEqual(['Refuge alpha a bien reçu votre demande'])
    expect(await mailsTo('moderator@exemple.fr')).toEqual(['visitor vous écrit : Horaires'])
    expect(await mailsTo('editor@exemple.fr')).toEqual([])
    expect(await mailsTo('foreignadmin@exemple.fr')).toEqual([])
  })
  it('lets the team say everything', async () => {
    const { id } = await open('moderator', {
      type: 'PREVISIT',
      priority: 'URGENT',
      requesterName: 'Léa',
      requesterEmail: 'lea@exemple.fr',
      assigneeId: world.users.admin,
      animalId: world.a.animals.hidden,
    })
    expect(await row(id)).toMatchObject({
      type: 'PREVISIT',
      priority: 'URGENT',
      requester: { name: 'Léa', email: 'lea@exemple.fr' },
      assignee: world.users.admin,
      animal: world.a.animals.hidden,
      awaitsTeam: false,
    })
    expect(await mailsTo('lea@exemple.fr')).toHaveLength(1)
    expect(await mailsTo('admin@exemple.fr')).toEqual(['Un ticket vous est confié : Horaires'])
  })
  it('refuses what is not theirs', async () => {
    const attempts: Array<[Who, object, number]> = [
      ['anonymous', {}, 401],
      ['visitor', { type: 'ADOPTION' }, 403],
      ['visitor', { type: 'PREVISIT' }, 403],
      ['visitor', { shelterId: world.suspended.shelter }, 404],
      ['visitor', { animalId: world.b.animals.public }, 422],
      ['moderator', { animalId: world.b.animals.public }, 422],
      ['moderator', { assigneeId: world.users.foreignAdmin }, 422],
      ['moderator', { assigneeId: world.users.editor }, 422],
      ['moderator', { title: '   ' }, 400],
      ['moderator', { requesterEmail: 'x' }, 400],
      ['moderator', { number: 1 }, 400],
    ]
    for (const [who, more, status] of attempts) {
      const wanted = { shelterId: world.a.shelter, ...ask, ...more }
      const answer = await as(who, () => createTicket(wanted))
      expect([who, more, statusOf(answer)]).toEqual([who, more, status])
    }
  })
  it('numbers the tickets of a shelter without a hole, eight at once included', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => open('visitor', { shelterId: world.b.shelter })),
    )
    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('believes no page of another site', async () => {
    const wanted = { shelterId: world.a.shelter, ...ask }
    for (const origin of ['https://ailleurs.exemple.fr', null]) {
      expect(statusOf(await as('moderator', () => createTicket(wanted), origin))).toBe(401)
    }
  })
})

describe('comments', () => {
  it('go between the two, and those inside stay inside', async () => {
    const { id } = await open()
    await say('moderator', id, 'Visiteur pénible', true)
    await say('moderator', id, '  Venez samedi.  ')
    await say('visitor', id, 'Merci !')

    const forTeam = await read('second', id)
    expect(forTeam.map(({ content }) => content)).toEqual([
      'Visiteur pénible',
      'Venez samedi.',
      'Merci !',
    ])
    expect(forTeam.map(({ isInternal }) => isInternal)).toEqual([true, false, false])
    expect(forTeam[2]?.user).toMatchObject({
      id: world.users.visitor,
      name: 'visitor',
      email: 'visitor@exemple.fr',
      avatar: null,
      isSuperAdmin: false,
    })
    const own = await as('visitor', () => getTicketComments(id))
    expect(JSON.stringify(own)).not.toContain('pénible')
    expect(JSON.stringify(own)).not.toContain('@exemple.fr')
    expect(dataOf(own).map(({ content }) => content)).toEqual(['Venez samedi.', 'Merci !'])
    expect(await mailsTo('visitor@exemple.fr')).toContain('Refuge alpha vous répond : Horaires')
    expect((await mailsTo('visitor@exemple.fr')).length).toBe(2)
  })

  it.each(ROLES)('of a visitor’s ticket, for %s', async (who) => {
    const { id } = await open()
    await say('moderator', id, 'Entre nous', true)
    const team = ['moderator', 'admin', 'superAdmin'].includes(who)
    const allowed = team || who === 'visitor'
    const refusal = { anonymous: 401, volunteer: 403, editor: 403, foreignAdmin: 404 }[
      who as string
    ]
    const seen = await as(who, () => getTicketComments(id))
    expect(statusOf(seen)).toBe(allowed ? 200 : refusal)
    expect(JSON.stringify(seen).includes('Entre nous')).toBe(team)
    expect(statusOf(await say(who, id, 'Bonjour'))).toBe(allowed ? 200 : refusal)
    expect(statusOf(await say(who, id, 'Secret', true))).toBe(
      team ? 200 : who === 'visitor' ? 403 : refusal,
    )
    expect(
      statusOf(await as(who, () => updateTicket({ ticketId: id, status: 'IN_PROGRESS' }))),
    ).toBe(team ? 200 : who === 'visitor' ? 403 : refusal)
    if (!team) expect((await row(id)).status).toBe('OPEN')
  })

  it('refuse what is empty, too long or of the wrong shape', async () => {
    const { id } = await open()
    for (const content of ['', '   \n ', 'x'.repeat(5001)]) {
      expect(statusOf(await say('visitor', id, content))).toBe(400)
    }
    for (const ticketId of ['1', "' or 1=1", '']) {
      expect(statusOf(await as('superAdmin', () => getTicketComments(ticketId)))).toBe(400)
    }
    const nobodys = '00000000-0000-7000-8000-000000000000'
    expect(statusOf(await as('superAdmin', () => getTicketComments(nobodys)))).toBe(404)
  })

  const edit = (who: Who | 'second', { id }: CommentView, content = 'Corrigé') =>
    as(who, () => updateTicketComment({ commentId: id, content }))
  const remove = (who: Who | 'second', { id }: CommentView) =>
    as(who, () => deleteTicketComment(id))

  it('are edited by their author for 15 minutes, and say so', async () => {
    const { id } = await open()
    const own = dataOf(await say('visitor', id, 'Bonjou'))
    expect(own).toMatchObject({ canEdit: true, canDelete: true, isMine: true })
    expect(own.updatedAt).toBe(own.createdAt)
    expect(statusOf(await edit('moderator', own))).toBe(403)
    expect(statusOf(await edit('anonymous', own))).toBe(401)
    expect(statusOf(await edit('foreignAdmin', own))).toBe(404)
    const edited = dataOf(await edit('visitor', own, 'Bonjour'))
    expect(edited.content).toBe('Bonjour')
    expect(edited.updatedAt > edited.createdAt).toBe(true)

    const createdAt = new Date(Date.now() - 16 * 60_000).toISOString()
    const data = { createdAt } as never
    await payload.update({ collection: 'ticket-comments', id: own.id, data, ...asProgram })
    const late = await edit('visitor', own)
    expect(late).toMatchObject({
      status: 403,
      error: 'Un commentaire ne se modifie que pendant 15 minutes',
    })
    expect((await read('visitor', id))[0]).toMatchObject({ canEdit: false, canDelete: true })
    expect(dataOf(await edit('superAdmin', own)).content).toBe('Corrigé')
  })

  it('are deleted by their author and by super admins', async () => {
    const { id } = await open()
    const one = dataOf(await say('visitor', id, 'Un'))
    const two = dataOf(await say('moderator', id, 'Deux'))
    const inside = dataOf(await say('moderator', id, 'Dedans', true))
    expect(statusOf(await remove('second', two))).toBe(403)
    expect(statusOf(await remove('visitor', two))).toBe(403)
    // What is internal does not exist for who asked.
    expect(statusOf(await remove('visitor', inside))).toBe(404)
    expect(statusOf(await edit('visitor', inside))).toBe(404)
    expect(statusOf(await remove('visitor', one))).toBe(200)
    expect(statusOf(await remove('superAdmin', two))).toBe(200)
    expect((await read('second', id)).map(({ content }) => content)).toEqual(['Dedans'])
  })
})

describe('updateTicket', () => {
  const change = (who: Who | 'second', ticketId: string, more: object) =>
    as(who, () => updateTicket({ ticketId, ...more }))

  it('follows the states, and tells who asked when it is done', async () => {
    const { id } = await open()
    expect(statusOf(await change('moderator', id, { status: 'WAITING' }))).toBe(200)
    expect(statusOf(await change('moderator', id, { status: 'OPEN' }))).toBe(422)
    await say('visitor', id, 'Voici')
    expect(await row(id)).toMatchObject({ status: 'IN_PROGRESS', awaitsTeam: true })
    expect(statusOf(await change('moderator', id, { status: 'RESOLVED' }))).toBe(200)
    expect(await mailsTo('visitor@exemple.fr')).toContain('Votre demande est résolue : Horaires')
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
      error: `Claire a déjà passé ce ticket à « ${label} »`,
    })
  })

  it('gives a ticket to those who may work on it alone', async () => {
    const { id } = await open()
    for (const who of ['foreignAdmin', 'editor', 'visitor'] as const) {
      expect(statusOf(await change('moderator', id, { assigneeId: world.users[who] }))).toBe(422)
    }
    expect(statusOf(await change('moderator', id, { assigneeId: world.users.admin }))).toBe(200)
    expect(await mailsTo('admin@exemple.fr')).toContain('Un ticket vous est confié : Horaires')
    await payload.delete({ collection: 'emails', where: {}, ...asProgram })
    await say('visitor', id, 'Alors ?')
    expect(await mailsTo('admin@exemple.fr')).toHaveLength(1)
    expect(await mailsTo('moderator@exemple.fr')).toHaveLength(0)
    expect(statusOf(await change('moderator', id, { assigneeId: null, priority: 'URGENT' }))).toBe(
      200,
    )
    expect(await row(id)).toMatchObject({ assignee: null, priority: 'URGENT' })
  })

  it('masks who asked in the audit log', async () => {
    const { id } = await open('moderator', { requesterName: 'Mme Tartempion' })
    const where = { entityId: { equals: id } }
    const { docs } = await payload.find({ collection: 'audit-log', where, ...asProgram })
    expect(docs).not.toHaveLength(0)
    expect(JSON.stringify(docs)).not.toContain('Tartempion')
  })
})
