import { ofPublicShelter } from '@/features/shelters/public'
import { idOf } from '@/platform/access/model'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

import type { FormDefinition, FormTicketType, FormType } from './model'
import { readDefinition } from './schema'

/** What anybody may know of a form that is open. */
export type PublicForm = {
  id: string
  shelterId: string
  title: string
  description: string
  type: FormType
  ticketType: FormTicketType | null
  /** Said once the answer was sent; empty: the usual words. */
  confirmation: string
  definition: FormDefinition
}

/** A form that is open to the public, whose shelter is too; `null` for every other id. */
export const readPublicForm = cached(
  async (id: string): Promise<PublicForm | null> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'forms',
      // The rows are the team's; those that it opened are for everybody.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
      where: {
        and: [{ id: { equals: id } }, { isActive: { equals: true } }, ofPublicShelter],
      },
    })
    const [form] = docs
    if (!form) return null
    return {
      id: form.id,
      shelterId: idOf(form.shelter) ?? '',
      title: form.title,
      description: form.description ?? '',
      type: form.type,
      ticketType: form.ticketType ?? null,
      confirmation: form.confirmation ?? '',
      definition: readDefinition(form.schema),
    }
  },
  { key: 'forms.public', tags: (id) => [tags.form(id)] },
)

export type FormChoice = {
  id: string
  title: string
  type: FormType
  ticketType: FormTicketType | null
}

/** Most forms that a shelter's list holds. */
const MOST = 200

/** The open forms of a shelter, oldest first: what « the first active form » means. */
export const listOpenForms = cached(
  async (shelterId: string): Promise<FormChoice[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'forms',
      // The rows are the team's; those that it opened are for everybody.
      overrideAccess: true,
      depth: 0,
      limit: MOST,
      pagination: false,
      sort: ['createdAt', 'id'],
      where: { and: [{ shelter: { equals: shelterId } }, { isActive: { equals: true } }] },
      select: { title: true, type: true, ticketType: true },
    })
    return docs.map(({ id, title, type, ticketType }) => ({
      id,
      title,
      type,
      ticketType: ticketType ?? null,
    }))
  },
  { key: 'forms.open', tags: (shelterId) => [tags.shelterForms(shelterId)] },
)

/** The first open form by which people write to a shelter; `null` when it has none. */
export async function findContactForm(shelterId: string): Promise<FormChoice | null> {
  const open = await listOpenForms(shelterId)
  return open.find(({ ticketType }) => ticketType === 'CONTACT') ?? null
}
