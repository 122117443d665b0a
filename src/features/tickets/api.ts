import { z } from 'zod'

import { idOfToken } from '@/platform/access/personal-link'
import { HttpError } from '@/platform/http/errors'
import { defineRoute } from '@/platform/http/route'
import { ticketDoor } from '@/platform/rate-limit/doors'

import { addCommentByLink } from './comments'
import { problemOf } from './problems'
import { answerSchema } from './schema'

const comment = z.object({
  id: z.string(),
  content: z.string(),
  isInternal: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string().describe('Diffère de « createdAt » si le commentaire a été modifié'),
  user: z.object({
    id: z.string().nullable(),
    name: z.string(),
    avatar: z.null(),
    isSuperAdmin: z.boolean(),
  }),
  fromTeam: z.boolean(),
  isMine: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
})

/** A token of the right shape, whose seal the handler checks. */
const tokenSchema = z
  .string()
  .max(120)
  .regex(/^[\w.-]+$/, 'Lien invalide')

/** Back to the page of the ticket, with a word on what went wrong: for browsers without JavaScript. */
function backTo(token: unknown, problem?: string): Response {
  const { data } = tokenSchema.safeParse(token)
  const query = problem ? `?probleme=${problem}` : ''
  const location = data ? `/suivi/ticket/${data}${query}#repondre` : '/support'
  return new Response(null, { status: 303, headers: { location } })
}

export const answerTicket = defineRoute({
  method: 'POST',
  path: '/api/tickets/comments',
  summary: 'Répondre à un ticket par le lien reçu',
  description:
    'Pour la personne qui a écrit au refuge, avec ou sans compte ; « token » vient de ce lien. ' +
    'Un formulaire sans JavaScript reçoit une redirection 303.',
  tags: ['Tickets'],
  auth: 'optional',
  body: answerSchema.extend({ token: tokenSchema }),
  bodyLimitBytes: 65_536,
  form: true,
  formFailure: ({ status }, sent) => backTo(sent.token, problemOf(status)),
  answers: {
    201: {
      description: 'Le commentaire',
      schema: z.object({ success: z.literal(true), data: comment }),
    },
  },
  refusals: [403, 404, 422, 429],
  handler: async ({ body: { token, content }, req, request, isPlainForm }) => {
    const id = idOfToken('ticket', token)
    if (!id) throw new HttpError(404, 'Ticket introuvable')
    await ticketDoor.enter(request)
    const data = await addCommentByLink(req, id, content)
    if (isPlainForm) return backTo(token)
    return Response.json({ success: true, data }, { status: 201 })
  },
})
