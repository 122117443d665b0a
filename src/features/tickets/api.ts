import { z } from 'zod'

import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import type { Failure } from '@/platform/http/failure'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { createTicketFor, trackingPath } from './commands'
import { addCommentByLink, editCommentByLink, removeCommentByLink } from './comments-by-link'
import { ticketLimiter } from './limits'
import { listTickets } from './list/read'
import { ticketsQuerySchema, ticketsView } from './list/schema'
import { problemOf } from './problems'
import { COMMENTS_API, WRITE_API } from './model'
import { answerSchema, newTicketSchema } from './schema'

const comment = z.object({
  id: z.string(),
  content: z.string(),
  isInternal: z.boolean(),
  createdAt: z.string(),
  updatedAt: z
    .string()
    .describe('Diffère de «\u00a0createdAt\u00a0» si le commentaire a été modifié'),
  user: z.object({
    id: z.string().nullable(),
    name: z.string(),
    avatar: z.string().nullable(),
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

export const listTeamTickets = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/tickets',
  summary: 'Les tickets d’un refuge',
  description: 'Ceux que la personne a le droit de suivre.',
  tags: ['Tickets'],
  auth: 'user',
  params: z.object({ shelterId: shelterKeySchema }),
  query: ticketsQuerySchema,
  answers: { 200: { description: 'Une page, les plus pressés d’abord', schema: ticketsView } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, query, req }) => {
    const { rows, ...answer } = await listTickets(req, shelterId, query)
    return { success: true, data: rows, ...answer }
  },
})

export const answerTicket = defineRoute({
  method: 'POST',
  path: COMMENTS_API,
  summary: 'Répondre à un ticket par le lien reçu',
  description:
    'Pour la personne qui a écrit au refuge, avec ou sans compte\u00a0; «\u00a0token\u00a0» vient de ce lien. ' +
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
    const id = ticketOf(token)
    await ticketLimiter.count(request)
    const data = await addCommentByLink(req, id, content)
    if (isPlainForm) return backTo(token)
    return Response.json({ success: true, data }, { status: 201 })
  },
})

/** The ticket that a link opens. @throws {HttpError} 404 */
function ticketOf(token: string): string {
  const id = idOfToken('ticket', token)
  if (!id) throw new HttpError(404, 'Ticket introuvable')
  return id
}

const commentParams = z.object({ commentId: idSchema })
const BY_LINK =
  'Pour qui suit le ticket par ce lien\u00a0; ce qu’un compte a signé demande ce compte.'

export const editAnswer = defineRoute({
  method: 'PATCH',
  path: `${COMMENTS_API}/{commentId}`,
  summary: 'Modifier ce que l’on a écrit par le lien reçu',
  description: `Pendant 15 minutes\u00a0; le commentaire porte ensuite «\u00a0modifié\u00a0». ${BY_LINK}`,
  tags: ['Tickets'],
  auth: 'optional',
  params: commentParams,
  body: answerSchema.extend({ token: tokenSchema }),
  bodyLimitBytes: 65_536,
  answers: {
    200: {
      description: 'Le commentaire tel qu’il est maintenant',
      schema: z.object({ success: z.literal(true), data: comment }),
    },
  },
  refusals: [403, 404],
  handler: async ({ params: { commentId }, body: { token, content }, req, request }) => {
    const id = ticketOf(token)
    await ticketLimiter.count(request)
    return { success: true, data: await editCommentByLink(req, id, { commentId, content }) }
  },
})

export const removeAnswer = defineRoute({
  method: 'DELETE',
  path: `${COMMENTS_API}/{commentId}`,
  summary: 'Supprimer ce que l’on a écrit par le lien reçu',
  description: `Le corps porte le lien, qu’aucun journal d’adresses ne garde ainsi. ${BY_LINK}`,
  tags: ['Tickets'],
  auth: 'optional',
  params: commentParams,
  body: z.strictObject({ token: tokenSchema }),
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'Supprimé', schema: z.object({ success: z.literal(true) }) } },
  refusals: [403, 404],
  handler: async ({ params: { commentId }, body: { token }, req, request }) => {
    const id = ticketOf(token)
    await ticketLimiter.count(request)
    await removeCommentByLink(req, id, commentId)
    return { success: true }
  },
})

const SUPPORT = '/support'

/** Without JavaScript: the same form again, or the way in for whoever is not signed in. */
const backToWriting = (failure: Failure, sent: Readonly<Record<string, unknown>>): Response =>
  failure.status === 401
    ? seeOther(`/auth/connexion?suite=${SUPPORT}`)
    : backToForm(SUPPORT, failure, sent, { part: 'ecrire' })

export const writeToShelter = defineRoute({
  method: 'POST',
  path: WRITE_API,
  summary: 'Écrire à un refuge',
  description:
    'Ouvre un ticket au nom de la personne connectée, ou de l’équipe du refuge. ' +
    'Un formulaire sans JavaScript reçoit une redirection 303.',
  tags: ['Tickets'],
  // Whoever is not signed in is led to where they can be, by a plain form.
  auth: 'optional',
  body: newTicketSchema,
  bodyLimitBytes: 65_536,
  form: true,
  formFailure: backToWriting,
  answers: {
    200: {
      description: 'Le message est parti\u00a0; «\u00a0next\u00a0» est la page où le suivre',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [401, 403, 404, 422, 429],
  handler: async ({ body, req, user, request, isPlainForm }) => {
    if (!user) throw new HttpError(401)
    await ticketLimiter.count(request, user.email)
    const { id, requester } = await createTicketFor(req, body)
    // A team that writes to itself finds it in its list.
    const isOwn = idOf(requester?.user) === user.id
    const next = isOwn ? trackingPath(id) : `/admin/collections/tickets/${id}`
    return isPlainForm ? seeOther(next, noDraft(SUPPORT)) : { success: true, next }
  },
})
