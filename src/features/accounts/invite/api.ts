import { z } from 'zod'

import { shelterKeySchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { signIn } from '../commands'
import { accountLimiter, inviteLimiter } from '../limits'
import { NAME_MAX, PASSWORD_MAX } from '../model'
import { acceptInvitation } from './accept'
import { invitationSchema, newInvitationSchema } from './schema'
import { cancelInvitation, inviteToTeam, listInvitations } from './team'
import { backToInvitation } from './without-script'

const answer = z.object({ success: z.literal(true), data: z.array(invitationSchema) })
const params = z.object({ shelterId: shelterKeySchema })
const path = '/api/shelter/{shelterId}/invitations'

export const readInvitations = defineRoute({
  method: 'GET',
  path,
  summary: 'Les invitations à l’équipe qui attendent',
  tags: ['Comptes'],
  auth: 'user',
  params,
  answers: { 200: { description: 'Celle qui finit d’abord en tête', schema: answer } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, req }) => ({
    success: true,
    data: await listInvitations(req, shelterId),
  }),
})

export const invite = defineRoute({
  method: 'POST',
  path,
  summary: 'Inviter quelqu’un dans l’équipe',
  description:
    'La réponse est la même que l’adresse ait un compte ou non. Une nouvelle invitation à la même adresse remplace la précédente.',
  tags: ['Comptes'],
  auth: 'user',
  params,
  body: newInvitationSchema,
  bodyLimitBytes: 16_384,
  answers: {
    200: { description: 'L’invitation part\u00a0; celles qui attendent', schema: answer },
  },
  refusals: [403, 404, 422, 429],
  handler: async ({ params: { shelterId }, body, req, user, request }) => {
    await inviteLimiter.count(request, user.email)
    return { success: true, data: await inviteToTeam(req, shelterId, body) }
  },
})

export const cancel = defineRoute({
  method: 'DELETE',
  path: `${path}/{invitationId}`,
  summary: 'Annuler une invitation',
  tags: ['Comptes'],
  auth: 'user',
  params: params.extend({
    invitationId: z.string().regex(/^[0-9a-f]{64}$/, 'Identifiant invalide'),
  }),
  answers: { 200: { description: 'Celles qui attendent encore', schema: answer } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId, invitationId }, req }) => ({
    success: true,
    data: await cancelInvitation(req, shelterId, invitationId),
  }),
})

export const accept = defineRoute({
  method: 'POST',
  path: '/api/auth/accept-invitation',
  summary: 'Rejoindre une équipe avec le lien reçu',
  description:
    'Le lien ne sert qu’une fois. Une adresse sans compte en reçoit un, et la session s’ouvre\u00a0; les autres se connectent. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags: ['Comptes'],
  auth: 'public',
  body: z.object({
    token: z.string({ error: 'Ce lien est incomplet' }).max(200, 'Ce lien est incomplet'),
    name: z.string().max(200, atMost(NAME_MAX)).optional(),
    password: z.string().max(PASSWORD_MAX, atMost(PASSWORD_MAX)).optional(),
  }),
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: backToInvitation,
  answers: {
    200: {
      description: 'La personne fait partie de l’équipe',
      schema: z.object({
        success: z.literal(true),
        suite: z.string().describe('Où aller ensuite'),
      }),
    },
  },
  refusals: [403, 429],
  handler: async ({ body, request, isPlainForm }) => {
    await accountLimiter.count(request)
    const { email, next, isNew } = await acceptInvitation(body)
    const pair = { email, password: body.password ?? '' }
    const cookies = isNew ? (await signIn(request, pair)).cookies : []
    if (isPlainForm) return seeOther(next, cookies)
    const response = Response.json({ success: true, suite: next })
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  },
})
