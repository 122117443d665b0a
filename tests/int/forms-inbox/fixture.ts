import { definition, field } from '@/features/forms/fixtures'
import * as inbox from '@/features/forms/inbox/api'
import type { FormSubmission } from '@/payload-types'
import { env } from '@/platform/env'
import { serve } from '@/platform/http/serve'

import { getTestPayload } from '../../support/payload'
import { makeWorld, type Who } from '../access/world'
import { call } from '../in-process'

export const questions = definition(
  field('Prénom et nom', 'text', { required: true }),
  field('E-mail', 'email'),
  field('Message', 'textarea'),
)

export type Card = {
  id: string
  senderName: string
  status: string
  assignee: { id: string } | null
}
export type Detail = Card & {
  readAt: string | null
  notes: Array<{ id: string; text: string; author: string; authorName: string }>
  parts: Array<{ title: string | null; answers: Array<{ label: string; text: string }> }>
}

/** Address of an answer of the first shelter. */
export const at = (submissionId: string, more: Record<string, string> = {}) => ({
  shelterId: 'alpha',
  submissionId,
  ...more,
})

// Keeps the mark at the start, which `text()` takes away.
const bom = new TextDecoder('utf-8', { ignoreBOM: true })

/** Two shelters with everybody in them, a form of the first, and what goes in and out of its inbox. */
export async function openInbox() {
  const payload = await getTestPayload()
  const world = await makeWorld(payload)

  const formOf = async (shelter: string, title: string): Promise<string> => {
    const { id } = await payload.create({
      collection: 'forms',
      overrideAccess: true,
      data: { shelter, title, type: 'STANDARD', schema: questions },
    })
    return id
  }
  const form = await formOf(world.a.shelter, 'Contact')

  const send = (name: string, more: Partial<FormSubmission> = {}) =>
    payload.create({
      collection: 'form-submissions',
      overrideAccess: true,
      depth: 0,
      data: {
        shelter: world.a.shelter,
        form,
        formTitle: 'Contact',
        formType: 'STANDARD',
        definition: questions,
        answers: { prenom_et_nom: name, message: `Bonjour de ${name}` },
        senderName: name,
        senderEmail: `${name.toLowerCase().replace(/\W/g, '')}@exemple.fr`,
        searchText: `${name} Bonjour de ${name}`,
        status: 'NEW',
        ...more,
      },
    })

  const list = async (query = '', as: Who = 'moderator') => {
    const { json, status } = await call(world, inbox.listSubmissions, {
      as,
      query: query && `?${query}`,
      params: { shelterId: 'alpha' },
    })
    const data = (json.data ?? []) as Card[]
    return { status, json, data, names: data.map(({ senderName }) => senderName) }
  }

  const exported = async (query = '', as: Who = 'moderator') => {
    const request = new Request(
      `${env.publicUrl}/api/shelter/alpha/form-submissions/export${query}`,
      {
        headers: as === 'anonymous' ? {} : { cookie: `payload-token=${world.tokens[as]}` },
      },
    )
    const response = await serve(inbox.exportSubmissions, request, { shelterId: 'alpha' })
    return response
  }

  const csv = async (query = '', as?: Who) => {
    const response = await exported(query, as)
    const { status, headers } = response
    return { status, headers, text: bom.decode(await response.arrayBuffer()) }
  }

  return { payload, world, form, formOf, send, list, exported, csv }
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>
