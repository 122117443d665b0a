import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { noteRequest } from '@/features/adoptions/commands/note'
import { openThread } from '@/features/relay/commands'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { saveMeanwhile } from './at-that-moment'
import { newTopic } from './relay-people'

const asProgram = { overrideAccess: true, depth: 0 } as const
const PROVEN = '2026-01-01T00:00:00.000Z'

let payload: Payload
let world: World
let team: Team
const pool = () => payload.db.pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

let people = 0
/** Somebody with an account, and how they go to another address. */
async function somebody() {
  people += 1
  const [from, to] = [`ici-${people}@exemple.fr`, `ailleurs-${people}@exemple.fr`]
  const { id } = await payload.create({
    collection: 'users',
    ...asProgram,
    data: { email: from, name: 'Ida', password: PASSWORD, emailVerified: PROVEN },
  })
  const move = (data: object = { emailVerified: new Date().toISOString() }) =>
    payload.update({ collection: 'users', id, ...asProgram, data: { email: to, ...data } })
  const ask = async (email = from, animal?: string) => {
    const request = await team.open(animal ?? (await team.animal()), { email })
    const values = [request, id]
    await pool().query('update adoption_requests set applicant_user_id = $2 where id = $1', values)
    return request
  }
  return { id, from, to, move, ask }
}

const ticketOf = (user: string, email: string, number: number, status: 'OPEN' | 'CLOSED') =>
  payload.create({
    collection: 'tickets',
    ...asProgram,
    data: {
      ...{ shelter: world.a.shelter, number, title: 'Horaires', type: 'CONTACT', status },
      priority: 'NORMAL',
      lastActivityAt: PROVEN,
      requester: { name: 'Ida', email, user },
    },
  })

describe('whoever goes to another address', () => {
  it('is written to there about requests that are open, and asks twice for no animal', async () => {
    const { from, to, move, ask } = await somebody()
    const [open, closed, written] = [await ask(), await ask(), await ask('un-proche@exemple.fr')]
    await team.move(closed, 'PENDING', 'REJECTED', { reason: 'Non', message: null })
    const twice = await team.animal()
    const [mine, theirs] = [await ask(from, twice), await team.open(twice, { email: to })]
    await move()
    const email = async (id: string) => (await team.stored(id)).applicant.email
    expect(await Promise.all([open, closed, written, mine, theirs].map(email))).toEqual([
      to,
      from,
      'un-proche@exemple.fr',
      from,
      to,
    ])
    const { animal, openKey } = await team.stored(open)
    expect(openKey).toBe(`${String(animal)}:${to}`)
    expect((await team.ask(String(animal), { email: to })).status).toBe(409)
    expect((await team.move(open, 'PENDING', 'IN_REVIEW')).status).toBe(200)
    expect((await team.mailsTo(to)).length).toBeGreaterThan(0)
  })
  it('is written to there about tickets that are not closed', async () => {
    const { id, from, to, move } = await somebody()
    const open = await ticketOf(id, from, 9001, 'OPEN')
    const closed = await ticketOf(id, from, 9002, 'CLOSED')
    const other = await ticketOf(id, 'un-proche@exemple.fr', 9003, 'OPEN')
    await move()
    const email = async (ticket: string) =>
      (await payload.findByID({ collection: 'tickets', id: ticket, ...asProgram })).requester?.email
    expect(await Promise.all([open, closed, other].map((row) => email(row.id)))).toEqual([
      to,
      from,
      'un-proche@exemple.fr',
    ])
  })
  it('is written to there in conversations, and so is nobody else', async () => {
    const { id, from, to, move } = await somebody()
    const { threadId } = await openThread(await createLocalReq({}, payload), {
      topic: newTopic(),
      from: { name: 'Ida', email: from, user: id, isConfirmed: true },
      to: { name: 'Bob', email: 'bob@exemple.fr' },
      text: 'Je crois l’avoir vu.',
    })
    await move()
    const { rows } = await pool().query<{ email: string }>(
      'select email from relay_sides where thread_id = $1 order by side',
      [threadId],
    )
    expect(rows.map(({ email }) => email)).toEqual([to, 'bob@exemple.fr'])
  })
  it('is not believed of an address that nobody proved', async () => {
    const { from, move, ask } = await somebody()
    const request = await ask()
    await move({})
    expect((await team.stored(request)).applicant.email).toBe(from)
  })
  it('waits for what the team writes at that moment, and the team for them', async () => {
    const { to, move, ask } = await somebody()
    const id = await ask()
    const change = ['select 1 from adoption_requests where id = $1 for update']
    await saveMeanwhile(payload, { id, change, save: () => move() })
    const req = await createLocalReq({}, payload)
    req.user = await payload.findByID({
      collection: 'users',
      id: world.users.moderator,
      ...asProgram,
    })
    await noteRequest(req, { shelter: world.a.shelter, id }, 'Une note')
    expect((await team.stored(id)).applicant.email).toBe(to)
  })
})
