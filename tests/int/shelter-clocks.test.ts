import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { moveAdoptionRequest } from '@/features/adoptions/api'
import { exportAnimalsCsv } from '@/features/animal-workspace/api'
import { readOneSubmission } from '@/features/forms/inbox/api'
import { readOwnAnswer } from '@/features/forms/submissions/queries'
import { ANSWER_LINK } from '@/features/forms/wire.model'
import { listTeamTickets } from '@/features/tickets/api'
import { readByLink } from '@/features/tickets/queries'
import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'
import { serve } from '@/platform/http/serve'

import { teamOf, type Team } from './adoptions'
import { at, openInbox, type Inbox } from './forms-inbox/fixture'
import { call } from './in-process'

const ZONE = 'Indian/Reunion'
/** Half past eleven in the evening in Paris, the day after on the island. */
const LATE = '2026-11-21T22:30:00.000Z'

let inbox: Inbox
let team: Team

beforeAll(async () => {
  inbox = await openInbox()
  team = teamOf(inbox.payload, inbox.world)
  await inbox.payload.update({
    collection: 'shelters',
    id: inbox.world.a.shelter,
    overrideAccess: true,
    data: { timezone: ZONE },
  })
})

describe('the hours of a shelter that is far away are its own', () => {
  it('in what is answered to its forms, and in the file of it', async () => {
    const { id } = await inbox.send('Tardive')
    await team.pool.query('update form_submissions set created_at = $2 where id = $1', [id, LATE])
    const { json } = await inbox.list('search=tardive')
    expect(json.data).toMatchObject([{ createdAt: LATE, timezone: ZONE }])
    const whole = await call(inbox.world, readOneSubmission, { as: 'moderator', params: at(id) })
    expect(whole.json.data).toMatchObject({ timezone: ZONE })
    expect((await readOwnAnswer(personalToken(ANSWER_LINK, id)))?.shelter?.timezone).toBe(ZONE)
    expect((await inbox.csv('?search=tardive')).text).toContain('22/11/2026 02:30;')
  })

  it('in its tickets, for the team and for who asks', async () => {
    const { payload, world } = inbox
    const { id } = await payload.create({
      collection: 'tickets',
      overrideAccess: true,
      data: {
        shelter: world.a.shelter,
        number: 1,
        title: 'Horaires',
        description: 'Quand venir ?',
        type: 'CONTACT',
        status: 'OPEN',
        priority: 'NORMAL',
        awaitsTeam: true,
        lastActivityAt: LATE,
        requester: { name: 'Zoé', email: 'zoe@exemple.fr' },
      },
    })
    const { json } = await call(world, listTeamTickets, {
      as: 'moderator',
      params: { shelterId: world.a.shelter },
    })
    expect(json.data).toMatchObject([{ id, timezone: ZONE }])
    const own = await readByLink(await createLocalReq({}, payload), id)
    expect(own.shelter.timezone).toBe(ZONE)
  })

  it('in what somebody reads who was too late for a step', async () => {
    const id = await team.open(await team.animal())
    await team.move(id, 'PENDING', 'IN_REVIEW')
    const story = (await team.stored(id)).timeline as { kind: string; at: string }[]
    const told = story.map((each) => (each.kind === 'MOVED' ? { ...each, at: LATE } : each))
    await team.pool.query('update adoption_requests set timeline = $2 where id = $1', [
      id,
      JSON.stringify(told),
    ])
    const { status, json } = await call(inbox.world, moveAdoptionRequest, {
      as: 'moderator',
      params: { shelterId: inbox.world.a.shelter, requestId: id },
      body: { from: 'PENDING', to: 'IN_REVIEW' },
    })
    expect([status, json.error]).toEqual([
      409,
      expect.stringContaining('le dimanche 22 novembre 2026 à 02:30') as string,
    ])
  })

  it('in the file of its animals, but for a day that was typed', async () => {
    const named = async (name: string, adoptedAt: string) => {
      const id = await team.animal({ name, species: 'HAMSTER', status: 'ADOPTED' })
      await team.pool.query('update animals set adopted_at = $2 where id = $1', [id, adoptedAt])
    }
    await named('Partie tard', LATE)
    await named('Partie un jour', '2026-11-21T12:00:00.000Z')
    const cookie = `payload-token=${inbox.world.tokens.editor}`
    const file = async (name: string) => {
      const url = `${env.publicUrl}/api/shelter/alpha/animals/export?search=${name}`
      const request = new Request(url, { headers: { cookie } })
      return (await serve(exportAnimalsCsv, request, { shelterId: 'alpha' })).text()
    }
    expect(await file('tard')).toContain(';22/11/2026;')
    await team.pool.query(`update shelters set timezone = 'Pacific/Wallis' where id = $1`, [
      inbox.world.a.shelter,
    ])
    expect(await file('jour')).toContain(';21/11/2026;')
  })
})
