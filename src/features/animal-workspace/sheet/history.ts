import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { idOf } from '@/platform/access/model'

import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'
import { historyWords } from './history.model'

/** Lines of a page. */
const PER_PAGE = 20

export const historyView = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      id: z.string(),
      at: z.string().describe('Moment, ISO 8601'),
      by: z.string().describe('Membre de l’équipe'),
      text: z.string(),
    }),
  ),
  pagination: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
})
export type History = Omit<z.infer<typeof historyView>, 'success'>

/**
 * What became of an animal and of its sheet, the latest first: who wrote which fields, and when.
 * Values stay in the log, which is for those who manage the settings.
 * @throws {HttpError} 403, 404
 */
export async function readHistory(
  req: PayloadRequest,
  address: AnimalAddress,
  page: number,
): Promise<History> {
  const { id, sex } = await ownAnimal(req, address)
  const { docs, totalPages, totalDocs } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [{ entity: { equals: 'animals' } }, { entityId: { equals: id } }] },
    // Whoever looks after the animal may know who wrote which field of it; values are not told.
    overrideAccess: true,
    depth: 0,
    limit: PER_PAGE,
    page,
    sort: '-createdAt',
    req,
  })
  const people = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(docs.flatMap(({ user }) => idOf(user) ?? []))] } },
    // Colleagues, past ones too: their name, and nothing else.
    overrideAccess: true,
    depth: 0,
    limit: PER_PAGE,
    pagination: false,
    select: { name: true },
    req,
  })
  const names = new Map(people.docs.map(({ id: person, name }) => [person, name]))
  const data = docs.flatMap(({ id: line, createdAt, action, note, after, user }) => {
    const text = historyWords({ action, note: note ?? null, after: recordOf(after) }, sex)
    const by = names.get(idOf(user) ?? '') ?? 'Compte supprimé'
    return text ? [{ id: line, at: createdAt, by, text }] : []
  })
  return { data, pagination: { page, pages: totalPages, total: totalDocs } }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
