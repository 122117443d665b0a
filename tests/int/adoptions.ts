import type { Payload } from 'payload'

import {
  changeAdoptionRequest,
  createAdoptionRequest,
  moveAdoptionRequest,
  readAdoptionRequest,
} from '@/features/adoptions/api'
import type { RequestStatus } from '@/features/adoptions/model'
import type { RequestDetail } from '@/features/adoptions/view'

import { legalCat, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'

const asProgram = { overrideAccess: true, depth: 0 } as const

type Sql = {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/** What the tests of adoptions do again and again, for the first shelter of the world. */
export function teamOf(payload: Payload, world: World) {
  const shelterId = world.a.shelter
  const pool: Sql = payload.db.pool
  let people = 0

  const animal = async (more: object = {}): Promise<string> => {
    const { id } = await payload.create({
      collection: 'animals',
      ...asProgram,
      data: {
        name: 'Filou',
        shelter: shelterId,
        status: 'AT_SHELTER',
        isVisible: true,
        ...legalCat,
        ...more,
      },
    })
    return id
  }

  const ask = (animalId: string, more: object = {}, as: Who = 'moderator'): Promise<Answer> => {
    people += 1
    const body = { animal: animalId, name: 'Zoé', email: `zoe${people}@exemple.fr`, ...more }
    return call(world, createAdoptionRequest, { as, params: { shelterId }, body })
  }

  const open = async (animalId: string, more: object = {}): Promise<string> => {
    const answer = await ask(animalId, more)
    if (answer.status !== 201) throw new Error(`not opened: ${JSON.stringify(answer.json)}`)
    return (answer.json.data as RequestDetail).id
  }

  const move = (
    requestId: string,
    from: RequestStatus,
    to: RequestStatus,
    more: object = {},
    as: Who = 'moderator',
    shelter = shelterId,
  ): Promise<Answer> =>
    call(world, moveAdoptionRequest, {
      as,
      params: { shelterId: shelter, requestId },
      body: { from, to, ...more },
    })

  const STEPS: RequestStatus[] = ['PENDING', 'IN_REVIEW', 'MEETING', 'APPROVED', 'CERTIFICATE']

  return {
    animal,
    ask,
    open,
    move,
    pool,
    /** Takes a new request to a state, by the steps that a team takes. */
    async bring(requestId: string, to: RequestStatus): Promise<void> {
      for (let at = 0; STEPS[at] !== to; at += 1) {
        const [from, next] = [STEPS[at], STEPS[at + 1]] as [RequestStatus, RequestStatus]
        const { status, json } = await move(requestId, from, next)
        if (status !== 200) throw new Error(`${from} > ${next}: ${JSON.stringify(json)}`)
      }
    },
    change: (requestId: string, body: object, as: Who = 'moderator') =>
      call(world, changeAdoptionRequest, { as, params: { shelterId, requestId }, body }),
    read: (requestId: string, as: Who = 'moderator', shelter = shelterId) =>
      call(world, readAdoptionRequest, { as, params: { shelterId: shelter, requestId } }),
    detail: async (requestId: string): Promise<RequestDetail> => {
      const params = { shelterId, requestId }
      const { json } = await call(world, readAdoptionRequest, { as: 'moderator', params })
      return json.data as RequestDetail
    },
    stored: (requestId: string) =>
      payload.findByID({ collection: 'adoption-requests', id: requestId, ...asProgram }),
    /** Makes a certificate look as if it were delivered that many milliseconds ago. */
    deliveredAgo: (requestId: string, ms: number) =>
      pool.query(
        `update certificates set delivered_at = now() - ($2 || ' milliseconds')::interval where request_id = $1`,
        [requestId, ms],
      ),
    mailsTo: async (to: string) => {
      const { docs } = await payload.find({
        collection: 'emails',
        ...asProgram,
        where: { to: { equals: to } },
        sort: 'createdAt',
        limit: 100,
      })
      return docs.map(({ subject, text }) => ({ subject, text }))
    },
  }
}
export type Team = ReturnType<typeof teamOf>
