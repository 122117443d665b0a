import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { addAdoptionNote, sendAdoptionMessage } from '@/features/adoptions/api'
import { chooseAdoptionMeeting } from '@/features/adoptions/follow/api'
import { readFollow } from '@/features/adoptions/follow/queries'
import { personalToken } from '@/platform/access/personal-link'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { adoptionForm } from './adoption-form'
import { teamOf, type Team } from './adoptions'
import { call } from './in-process'

let payload: Payload
let world: World
let team: Team
const params = (requestId: string) => ({ shelterId: world.a.shelter, requestId })

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

it('what the team sends twice is written and mailed once', async () => {
  const email = 'deux-fois@exemple.fr'
  const id = await team.open(await team.animal(), { email })
  const before = (await team.mailsTo(email)).length
  const send = (route: typeof addAdoptionNote, body: object) =>
    call(world, route, { as: 'moderator', params: params(id), body })
  const message = { subject: 'Bonjour', text: 'Quand venez-vous\u00a0?' }
  const answers = [
    await send(addAdoptionNote, { text: 'Une note' }),
    await send(addAdoptionNote, { text: 'Une note' }),
    await send(sendAdoptionMessage, message),
    await send(sendAdoptionMessage, message),
    await send(sendAdoptionMessage, { ...message, text: 'Demain\u00a0?' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { timeline } = await team.detail(id)
  const kinds = timeline.map(({ kind }) => kind).filter((kind) => kind !== 'CREATED')
  expect(kinds.sort()).toEqual(['MESSAGE', 'MESSAGE', 'NOTE'])
  expect(await team.mailsTo(email)).toHaveLength(before + 2)
})

it('a meeting that is chosen again stands, with the place that the team gave since', async () => {
  const email = 'rencontre@exemple.fr'
  const id = await team.open(await team.animal(), { email })
  // Opening hours, without which there is nothing to choose.
  await adoptionForm(payload, world)
  await team.bring(id, 'MEETING')
  const token = personalToken('adoption', id)
  const at = (await readFollow(token))?.slots[0]?.slots[0]?.at
  const choose = () =>
    call(world, chooseAdoptionMeeting, { as: 'anonymous', params: { token }, body: { at } })
  expect((await choose()).status).toBe(200)
  await team.change(id, { meetingPlace: 'Au parc des Sternes' })
  const before = (await team.mailsTo(email)).length
  expect((await choose()).status).toBe(200)
  const { meetingPlace, timeline } = await team.detail(id)
  expect(meetingPlace).toBe('Au parc des Sternes')
  expect(timeline.filter(({ kind }) => kind === 'MEETING_SET')).toHaveLength(1)
  expect(await team.mailsTo(email)).toHaveLength(before)
})
