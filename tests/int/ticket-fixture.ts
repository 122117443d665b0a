import type { Payload } from 'payload'

import { createTicket, createTicketComment, getTicketComments } from '@/features/tickets/actions'
import type { Answered } from '@/features/tickets/session'
import type { CommentView } from '@/features/tickets/view'
import type { Ticket } from '@/payload-types'
import { env } from '@/platform/env'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, type Who, type World } from './access/world'
import { sendHeaders } from './next-headers'

const asProgram = { overrideAccess: true, depth: 0 } as const

/** `second` is Claire, another moderator of shelter A. */
export type Caller = Who | 'second'

export const ask = { title: 'Horaires', description: 'Quand venir ?' }

export const statusOf = (answer: Answered<unknown>): number =>
  answer.success ? 200 : answer.status

export const dataOf = <T>(answer: Answered<T>): T => {
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data
}

async function makeSecond(payload: Payload, shelter: string): Promise<string> {
  const email = 'second@exemple.fr'
  await payload.create({
    collection: 'users',
    ...asProgram,
    data: {
      email,
      name: 'Claire',
      password: PASSWORD,
      memberships: [{ shelter, role: 'MODERATOR' }],
      location: { city: 'Rennes' },
    },
  })
  const data = { email, password: PASSWORD }
  return (await payload.login({ collection: 'users', data, overrideAccess: true })).token as string
}

export type TicketFixture = {
  payload: Payload
  world: World
  /** Calls an action as the browser of somebody would. */
  as: <T>(who: Caller, work: () => Promise<T>, origin?: string | null) => Promise<T>
  open: (
    who?: Caller,
    more?: object,
  ) => Promise<{ id: string; number: number; path: string | null }>
  row: (id: string) => Promise<Ticket>
  say: (
    who: Caller,
    ticketId: string,
    content: string,
    isInternal?: boolean,
  ) => Promise<Answered<CommentView>>
  read: (who: Caller, ticketId: string) => Promise<CommentView[]>
  /** Subjects of the e-mails to somebody. */
  mailsTo: (to: string) => Promise<string[]>
  forgetMails: () => Promise<unknown>
}

/** Two shelters with everybody in them, and the actions of tickets as each would call them. */
export async function openTicketFixture(): Promise<TicketFixture> {
  const payload = await getTestPayload()
  const world = await makeWorld(payload)
  const second = await makeSecond(payload, world.a.shelter)
  let fixture = 0
  let opened = 0
  const as: TicketFixture['as'] = (who, work, origin = env.publicUrl) => {
    fixture += 1
    const token = who === 'second' ? second : who === 'anonymous' ? '' : world.tokens[who]
    const headers = new Headers({
      ...(origin ? { origin } : {}),
      'x-forwarded-for': `10.3.${Math.floor(fixture / 250)}.${fixture % 250}`,
      ...(token ? { cookie: `payload-token=${token}` } : {}),
    })
    sendHeaders(headers)
    return work()
  }
  return {
    payload,
    world,
    as,
    open: async (who = 'visitor', more = {}) => {
      opened += 1
      // Other words each time: the same ones would be the same ticket, sent twice.
      const words = { ...ask, description: `${ask.description} (${opened})` }
      return dataOf(
        await as(who, () => createTicket({ shelterId: world.a.shelter, ...words, ...more })),
      )
    },
    row: (id) => payload.findByID({ collection: 'tickets', id, ...asProgram }),
    say: (who, ticketId, content, isInternal = false) =>
      as(who, () => createTicketComment({ ticketId, content, isInternal })),
    read: async (who, ticketId) => dataOf(await as(who, () => getTicketComments(ticketId))),
    mailsTo: async (to) => {
      const where = { to: { equals: to } }
      const { docs } = await payload.find({ collection: 'emails', where, limit: 100, ...asProgram })
      return docs.map(({ subject }) => subject)
    },
    forgetMails: () => payload.delete({ collection: 'emails', where: {}, ...asProgram }),
  }
}
