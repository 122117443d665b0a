import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { copyPerson, erasePerson } from '@/features/privacy/commands'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { teamOf, type Team } from './adoptions'

const asProgram = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let world: World
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

type Rows = Array<Record<string, unknown>>
type Held = Array<{ what: string; table: string; rows: Rows }>

async function copyOf(email: string): Promise<{ text: string; rows: (table: string) => Rows }> {
  const { data } = await copyPerson(await createLocalReq({}, payload), email)
  const { held } = data as { held: Held }
  return {
    text: JSON.stringify(data),
    rows: (table) => held.filter((each) => each.table === table).flatMap(({ rows }) => rows),
  }
}

const comment = async (ticket: string, content: string, more: object = {}): Promise<string> => {
  const data = { shelter: world.a.shelter, ticket, content, ...more }
  const { id } = await payload.create({
    collection: 'ticket-comments',
    ...asProgram,
    data: { authorName: 'Inès', ...data },
  })
  return id
}

const ticketOf = async (number: number, requester: object): Promise<string> => {
  const { id } = await payload.create({
    collection: 'tickets',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      number,
      type: 'CONTACT',
      priority: 'NORMAL',
      status: 'OPEN',
      title: 'Une visite',
      requester,
      lastActivityAt: new Date().toISOString(),
    },
  })
  return id
}

describe('the copy of one’s data has nothing that the screens say stays with the team', () => {
  it('of an adoption request: no note, no reason, what was told and the steps', async () => {
    const email = 'copie-refusee@exemple.fr'
    const id = await team.open(await team.animal(), { email, note: 'Voix hésitante' })
    const message = { subject: 'Votre demande', text: 'Nous ne pouvons pas donner suite.' }
    const more = { reason: 'Trop d’absences dans la journée', note: 'Jardin minuscule', message }
    expect((await team.move(id, 'PENDING', 'REJECTED', more)).status).toBe(200)
    const { text, rows } = await copyOf(email)
    expect(text).not.toMatch(/Voix hésitante|Jardin minuscule|Trop d’absences/)
    const [row] = rows('adoption_requests')
    expect(row).toMatchObject({ id, status: 'REJECTED', applicant_email: email })
    expect(row).not.toHaveProperty('reason')
    const story = row?.timeline as Array<{ kind: string; to: string | null; text: string | null }>
    expect(story.map(({ kind, to }) => [kind, to])).toEqual([
      ['CREATED', 'PENDING'],
      ['MOVED', 'REJECTED'],
      ['MESSAGE', null],
    ])
    expect(story[2]?.text).toContain('Nous ne pouvons pas donner suite.')
  })

  it('of a ticket: of what the team says to itself, that it exists', async () => {
    const email = 'copie-ticket@exemple.fr'
    const ticket = await ticketOf(910_001, { name: 'Nour', email })
    const internal = await comment(ticket, 'Elle insiste beaucoup', { isInternal: true })
    const answer = await comment(ticket, 'Venez samedi')
    const { text, rows } = await copyOf(email)
    expect(text).not.toContain('Elle insiste beaucoup')
    const comments = rows('ticket_comments')
    expect(comments.map(({ id }) => id).sort()).toEqual([internal, answer].sort())
    expect(Object.keys(comments.find(({ id }) => id === internal) ?? {})).toEqual([
      'id',
      'created_at',
    ])
    expect(comments.find(({ id }) => id === answer)?.content).toBe('Venez samedi')

    await erasePerson(await createLocalReq({}, payload), email, email)
    const { rows: left } = await team.pool.query(
      'select 1 from ticket_comments where ticket_id = $1',
      [ticket],
    )
    expect(left).toEqual([])
  })

  it('of a member of a team: not what they wrote about families', async () => {
    const email = 'copie-equipe@exemple.fr'
    const { id: author } = await payload.create({
      collection: 'users',
      ...asProgram,
      data: { email, name: 'Oriane', password: 'une phrase de quatre mots' },
    })
    const ticket = await ticketOf(910_002, { name: 'Paul', email: 'paul-famille@exemple.fr' })
    const words = 'Paul habite rue Basse'
    const id = await comment(ticket, words, { author, isInternal: true })
    const { text, rows } = await copyOf(email)
    expect(text).not.toContain(words)
    expect(rows('ticket_comments')).toMatchObject([{ id }])
    await erasePerson(await createLocalReq({}, payload), email, email)
    const { rows: left } = await team.pool.query(
      'select content, author_id, author_name from ticket_comments where id = $1',
      [id],
    )
    expect(left).toEqual([{ content: words, author_id: null, author_name: 'Personne anonymisée' }])
  })
})
