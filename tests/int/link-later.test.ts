import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { linkLaterTask } from '@/features/adoptions/link-later'
import { takeFormMail } from '@/features/adoptions/mails'
import { caseOf } from '@/features/adoptions/facts'
import { inTransaction } from '@/platform/db/transaction'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { adoptionForm } from './adoption-form'
import { teamOf, type Team } from './adoptions'

let payload: Payload
let world: World
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
})

it('a request of somebody whose letters of today were used up gets its link tomorrow', async () => {
  const email = 'victime@exemple.fr'
  const req = await createLocalReq({}, payload)
  const known = await caseOf(
    req,
    await team.stored(await team.open(await team.animal(), { email })),
  )
  while (await takeFormMail(known)) continue
  const before = (await team.mailsTo(email)).length
  const { answer } = await adoptionForm(payload, world)
  const animal = await team.animal()
  await answer(animal, email)
  // Asked for again, it is one letter.
  await expect(answer(animal, email)).rejects.toThrow('part demain')
  expect(await team.mailsTo(email)).toHaveLength(before)
  const jobs = async () =>
    (
      await team.pool.query(
        `select input, wait_until > now() + interval '23 hours' as later from payload_jobs
         where task_slug = 'send-adoption-link-later'`,
      )
    ).rows
  expect(await jobs()).toMatchObject([{ later: true }])
  const [job] = await jobs()
  const input = job?.input as { request: string }
  const run = () => inTransaction(req, () => linkLaterTask.handler({ req, input, job: {} }))
  // Still too many: the day after.
  await run()
  expect(await team.mailsTo(email)).toHaveLength(before)
  expect(await jobs()).toHaveLength(2)
  await team.pool.query(`delete from rate_limits where key like '%adoption-mail%'`)
  await run()
  expect((await team.mailsTo(email)).at(-1)?.text).toContain('/suivi/adoption/')
})
