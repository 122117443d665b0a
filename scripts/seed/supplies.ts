import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { recount } from '@/features/supply-requests/commands/recount'
import type { Category, DeliveryMode, Status, Urgency } from '@/features/supply-requests/model'
import { inTransaction } from '@/platform/db/transaction'
import { addDays, noonOf, parisDay } from '@/platform/time/model'

import { asProgram, today } from './load'

type Need = {
  title: string
  description: string
  category: Category
  urgency?: Urgency
  quantityRequested?: number
  quantityUnit?: string
  deliveryMode?: DeliveryMode
  /** Days from today to its last day. */
  days?: number
  isActive?: boolean
  gifts: ReadonlyArray<readonly [Status, number]>
}

const NEEDS: readonly Need[] = [
  {
    title: 'Croquettes pour chiots',
    description:
      'Une portée de sept est arrivée lundi. Sacs entamés acceptés s’ils sont fermés et datés.',
    category: 'FOOD',
    urgency: 'URGENT',
    quantityRequested: 20,
    quantityUnit: 'sacs',
    days: 21,
    gifts: [
      ['DONE', 4],
      ['ACCEPTED', 3],
      ['PENDING', 2],
    ],
  },
  {
    title: 'Couvertures et draps',
    description: 'Propres, même usés. Pas de couettes en plumes\u00a0: les chiens les ouvrent.',
    category: 'WELLBEING',
    gifts: [
      ['DONE', 12],
      ['PENDING', 5],
    ],
  },
  {
    title: 'Planches et vis pour des niches',
    description:
      'Planches de 2\u00a0m, épaisses de 20\u00a0mm au moins, et vis à bois inoxydables. Un bénévole passe avec sa remorque.',
    category: 'CONSTRUCTION',
    quantityRequested: 40,
    quantityUnit: 'planches',
    deliveryMode: 'EXTERIOR_PICKUP',
    gifts: [['ACCEPTED', 15]],
  },
  {
    title: 'Arbres à chat',
    description: 'Stables et entiers\u00a0; nous changeons la corde nous-mêmes.',
    category: 'TOYS_ACCESSORIES',
    quantityRequested: 6,
    quantityUnit: 'arbres à chat',
    deliveryMode: 'FLEXIBLE',
    gifts: [
      ['DONE', 2],
      ['REJECTED', 1],
    ],
  },
  {
    title: 'Lait maternisé pour chatons',
    description: 'En poudre, boîte fermée. Le lait de vache les rend malades.',
    category: 'FOOD',
    urgency: 'URGENT',
    quantityRequested: 10,
    quantityUnit: 'boîtes',
    gifts: [
      ['ACCEPTED', 6],
      ['DONE', 4],
    ],
  },
  {
    title: 'Une machine à laver',
    description: 'La nôtre tourne huit fois par jour et fuit. 8\u00a0kg ou plus.',
    category: 'OTHER',
    quantityRequested: 1,
    deliveryMode: 'EXTERIOR_PICKUP',
    isActive: false,
    gifts: [['DONE', 1]],
  },
]

const GIVERS = ['Mamie Jo', 'Loulou35', 'Les voisins du 12', 'Sacha', 'Gribouille'] as const
const WORDS = [
  'Je peux passer samedi matin.',
  null,
  'Elles étaient à mon vieux chien, en bon état.',
] as const

const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T

/**
 * What the shelters of the demonstration ask for and what people bring: all of it for the first, some
 * for the others. @returns how many requests
 */
export async function addSupplies(payload: Payload): Promise<number> {
  const { docs: shelters } = await payload.find({
    collection: 'shelters',
    ...asProgram,
    where: { status: { equals: 'APPROVED' } },
    sort: 'createdAt',
    limit: 24,
    pagination: false,
    select: { name: true },
  })
  const { docs: users } = await payload.find({
    collection: 'users',
    ...asProgram,
    // Whoever tries the demonstration as one of these two has not promised anything yet.
    where: {
      isSuperAdmin: { equals: false },
      email: { not_in: ['adoptant@exemple.fr', 'benevole@exemple.fr'] },
    },
    sort: 'email',
    limit: 12,
    pagination: false,
    select: { name: true },
  })
  const day = parisDay(today())
  let count = 0
  for (const [rank, { id: shelter }] of shelters.entries()) {
    const own = rank === 0 ? NEEDS : [at(NEEDS, rank), at(NEEDS, rank + 2)]
    for (const { gifts, days, ...need } of own) {
      const { id } = await payload.create({
        collection: 'supply-requests',
        ...asProgram,
        data: {
          deliveryMode: 'DEPOT_AT_SHELTER',
          urgency: 'NORMAL',
          ...need,
          shelter,
          ...(days && { deliveryDate: noonOf(addDays(day, days)) }),
        },
      })
      count += 1
      const req = await createLocalReq({}, payload)
      await inTransaction(req, async (execute) => {
        for (const [nth, [status, quantity]] of gifts.entries()) {
          const ago = 1 + nth * 3 + (rank % 4)
          await execute(sql`
            insert into supply_responses (request_id, shelter_id, user_id, quantity_donated, name,
              phone, message, status, rejected_reason, responded_at, decided_at)
            values (${id}::uuid, ${shelter}::uuid, ${at(users, rank + nth).id}::uuid, ${quantity},
              ${at(GIVERS, rank + nth)}, ${`06 39 98 ${String(10 + nth)} ${String(10 + rank)}`},
              ${at(WORDS, rank + nth)}, ${status},
              ${status === 'REJECTED' ? 'Le pied est cassé\u00a0: un chat tomberait. Merci quand même\u00a0!' : null},
              now() - make_interval(days => ${ago}),
              ${status === 'PENDING' ? null : sql`now() - make_interval(days => ${ago - 1})`})`)
        }
        await recount(req, execute, { request: id, shelter })
      })
    }
  }
  return count
}
