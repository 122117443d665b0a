import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  createTicket,
  deleteTicketComment,
  getTicketComments,
  updateTicket,
  updateTicketComment,
} from '@/features/tickets/actions'
import { writeToShelter } from '@/features/tickets/api'
import type { CommentView } from '@/features/tickets/view'

import { ROLES, type Who } from './access/world'
import { call } from './in-process'
import { draftOf } from './draft'
import {
  ask,
  type Caller,
  dataOf,
  openTicketFixture,
  statusOf,
  type TicketFixture,
} from './ticket-fixture'

const asProgram = { overrideAccess: true, depth: 0 } as const

let fixture: TicketFixture
const as: TicketFixture['as'] = (who, work, origin) => fixture.as(who, work, origin)
const open: TicketFixture['open'] = (who, more) => fixture.open(who, more)
const row: TicketFixture['row'] = (id) => fixture.row(id)
const say: TicketFixture['say'] = (who, id, text, isInternal) =>
  fixture.say(who, id, text, isInternal)
const read: TicketFixture['read'] = (who, id) => fixture.read(who, id)
const mailsTo: TicketFixture['mailsTo'] = (to) => fixture.mailsTo(to)

beforeAll(async () => {
  fixture = await openTicketFixture()
})
beforeEach(() => fixture.forgetMails())

describe('createTicket', () => {
  it('lets a signed-in visitor write to a shelter, in their own name', async () => {
    const { id, path } = await open('visitor', {
      priority: 'URGENT',
      assigneeId: fixture.world.users.admin,
      requesterName: 'Quelqu’un d’autre',
    })
    expect(await row(id)).toMatchObject({
      shelter: fixture.world.a.shelter,
      type: 'CONTACT',
      priority: 'NORMAL',
      status: 'OPEN',
      title: 'Horaires',
      requester: {
        name: 'visitor',
        email: 'visitor@exemple.fr',
        user: fixture.world.users.visitor,
      },
      awaitsTeam: true,
    })
    expect((await row(id)).assignee ?? null).toBeNull()
    expect(path).toMatch(/^\/suivi\/ticket\//)
    expect(await mailsTo('visitor@exemple.fr')).toEqual([
      'L’équipe du Refuge alpha a bien reçu votre demande',
    ])
    expect(await mailsTo('moderator@exemple.fr')).toEqual(['visitor vous écrit\u00a0: Horaires'])
    expect(await mailsTo('editor@exemple.fr')).toEqual([])
    expect(await mailsTo('foreignadmin@exemple.fr')).toEqual([])
  })
  it('lets the team say everything', async () => {
    const { id, path } = await open('moderator', {
      type: 'PREVISIT',
      priority: 'URGENT',
      requesterName: 'Léa',
      requesterEmail: 'lea@exemple.fr',
      assigneeId: fixture.world.users.admin,
      animalId: fixture.world.a.animals.hidden,
    })
    expect(await row(id)).toMatchObject({
      type: 'PREVISIT',
      priority: 'URGENT',
      requester: { name: 'Léa', email: 'lea@exemple.fr' },
      assignee: fixture.world.users.admin,
      animal: fixture.world.a.animals.hidden,
      awaitsTeam: false,
    })
    // The link acts as who asked: they alone get it.
    expect(path).toBeNull()
    expect(await mailsTo('lea@exemple.fr')).toHaveLength(1)
    expect(await mailsTo('admin@exemple.fr')).toEqual(['Un ticket vous est confié\u00a0: Horaires'])
  })
  it('refuses what is not theirs', async () => {
    const attempts: Array<[Who, object, number]> = [
      ['anonymous', {}, 401],
      ['visitor', { type: 'ADOPTION' }, 403],
      ['visitor', { type: 'PREVISIT' }, 403],
      ['visitor', { shelterId: fixture.world.suspended.shelter }, 404],
      ['visitor', { animalId: fixture.world.b.animals.public }, 422],
      ['moderator', { animalId: fixture.world.b.animals.public }, 422],
      ['moderator', { assigneeId: fixture.world.users.foreignAdmin }, 422],
      ['moderator', { assigneeId: fixture.world.users.editor }, 422],
      ['moderator', { title: '   ' }, 400],
      ['moderator', { requesterEmail: 'x' }, 400],
      ['moderator', { number: 1 }, 400],
    ]
    for (const [who, more, status] of attempts) {
      const wanted = { shelterId: fixture.world.a.shelter, ...ask, ...more }
      const answer = await as(who, () => createTicket(wanted))
      expect([who, more, statusOf(answer)]).toEqual([who, more, status])
    }
  })
  it('is opened by nobody whose address may be that of somebody else', async () => {
    const { payload, world } = fixture
    const change = (emailVerified: string | null) =>
      payload.update({
        collection: 'users',
        id: world.users.visitor,
        overrideAccess: true,
        data: { emailVerified },
      })
    await change(null)
    let refused: Awaited<ReturnType<typeof createTicket>>
    try {
      refused = await as('visitor', () => createTicket({ shelterId: world.a.shelter, ...ask }))
    } finally {
      await change('2026-01-01T00:00:00.000Z')
    }
    expect([statusOf(refused), refused]).toEqual([
      403,
      expect.objectContaining({ error: 'Confirmez d’abord l’adresse e-mail de votre compte' }),
    ])
  })
  it('numbers the tickets of a shelter without a hole, eight at once included', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => open('visitor', { shelterId: fixture.world.b.shelter })),
    )
    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('takes the plain form of a browser without JavaScript, or gives it back filled', async () => {
    const send = (body: Record<string, string>, who: Who = 'visitor') =>
      call(fixture.world, writeToShelter, { as: who, body: new URLSearchParams(body) })
    const typed = { shelterId: fixture.world.a.shelter, ...ask }
    const good = await send(typed)
    expect([good.status, good.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/suivi\/ticket\//),
    ])
    const bad = await send({ ...typed, title: ' ', description: 'x'.repeat(1001) })
    expect([bad.status, bad.headers.get('location')]).toEqual([
      303,
      '/support?corriger=ecrire#ecrire',
    ])
    const { answers, errors } = draftOf(bad)
    expect(answers.description).toHaveLength(1001)
    expect(errors).toEqual({
      title: 'L’objet est requis',
      description: '1\u202f000 caractères au maximum',
    })
    const nobody = await send(typed, 'anonymous')
    expect(nobody.headers.get('location')).toBe('/auth/connexion?suite=/support')
  })
  it('believes no page of another site', async () => {
    const wanted = { shelterId: fixture.world.a.shelter, ...ask }
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
    await say('visitor', id, 'Merci\u00a0!')

    const forTeam = await read('second', id)
    expect(forTeam.map(({ content }) => content)).toEqual([
      'Visiteur pénible',
      'Venez samedi.',
      'Merci\u00a0!',
    ])
    expect(forTeam.map(({ isInternal }) => isInternal)).toEqual([true, false, false])
    expect(forTeam[2]?.user).toMatchObject({
      id: fixture.world.users.visitor,
      name: 'visitor',
      email: 'visitor@exemple.fr',
      avatar: null,
      isSuperAdmin: false,
    })
    const own = await as('visitor', () => getTicketComments(id))
    expect(JSON.stringify(own)).not.toContain('pénible')
    expect(JSON.stringify(own)).not.toContain('@exemple.fr')
    expect(dataOf(own).map(({ content }) => content)).toEqual(['Venez samedi.', 'Merci\u00a0!'])
    expect(await mailsTo('visitor@exemple.fr')).toContain(
      'L’équipe du Refuge alpha vous répond\u00a0: Horaires',
    )
    expect((await mailsTo('visitor@exemple.fr')).length).toBe(2)
  })

  it('show the photos of the team to the team, and to nobody else', async () => {
    const { id } = await open()
    await say('moderator', id, 'Venez samedi.')
    const { payload, world } = fixture
    const memberships = [
      { shelter: world.a.shelter, role: 'MODERATOR' as const, photo: world.a.media },
    ]
    const person = { collection: 'users', id: world.users.moderator, ...asProgram } as const
    await payload.update({ ...person, data: { memberships } })
    expect((await read('second', id))[0]?.user.avatar).toMatch(/^\/api\/cms\/media\/file\//)
    const own = dataOf(await as('visitor', () => getTicketComments(id)))
    expect([own[0]?.content, own[0]?.user.avatar]).toEqual(['Venez samedi.', null])
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
    for (const content of ['', '   \n ', 'x'.repeat(1001)]) {
      expect(statusOf(await say('visitor', id, content))).toBe(400)
    }
    for (const ticketId of ['1', "' or 1=1", '']) {
      expect(statusOf(await as('superAdmin', () => getTicketComments(ticketId)))).toBe(400)
    }
    const nobodys = '00000000-0000-7000-8000-000000000000'
    expect(statusOf(await as('superAdmin', () => getTicketComments(nobodys)))).toBe(404)
  })

  const edit = (who: Caller, { id }: CommentView, content = 'Corrigé') =>
    as(who, () => updateTicketComment({ commentId: id, content }))
  const remove = (who: Caller, { id }: CommentView) => as(who, () => deleteTicketComment(id))

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
    await fixture.payload.update({ collection: 'ticket-comments', id: own.id, data, ...asProgram })
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
