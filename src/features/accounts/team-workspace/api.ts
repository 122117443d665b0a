import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { changeDisplay, changeRole, leaveTeam, removeMember } from './commands'
import { readTeam } from './list'
import { displaySchema, roleSchema, teamQuerySchema } from './schema'
import { teamMemberView, teamView } from './view'

const shelterParams = z.object({ shelterId: shelterKeySchema })
const params = shelterParams.extend({ userId: idSchema })
const tags = ['Comptes']
const list = '/api/shelter/{shelterId}/team'
const done = z.object({ success: z.literal(true) })
const one = {
  200: {
    description: 'La personne, telle que la liste la montre maintenant',
    schema: z.object({ success: z.literal(true), data: teamMemberView }),
  },
}

type Params = z.infer<typeof params>
const addressOf = ({ shelterId, userId }: Params) => ({ shelter: shelterId, member: userId })

export const listTeamMembers = defineRoute({
  method: 'GET',
  path: list,
  summary: 'L’équipe d’un refuge',
  description:
    'Qui répond du refuge d’abord, puis par nom. Rien des autres équipes d’une personne.',
  tags,
  auth: 'user',
  params: shelterParams,
  query: teamQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: teamView } },
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, query, req }) => ({
    success: true,
    ...(await readTeam(req, shelterId, query)),
  }),
})

export const changeMemberRole = defineRoute({
  method: 'POST',
  path: `${list}/{userId}/role`,
  summary: 'Changer le rôle de quelqu’un dans l’équipe',
  description:
    '«\u00a0from\u00a0» est le rôle que la personne a sous les yeux\u00a0: s’il a changé, 409. Le dernier administrateur le reste (422). La personne en est avertie par e-mail.',
  tags,
  auth: 'user',
  params,
  body: roleSchema,
  answers: one,
  refusals: [403, 404, 409, 422],
  handler: async ({ params: asked, body, req }) => ({
    success: true,
    data: await changeRole(req, addressOf(asked), body),
  }),
})

export const changeMemberDisplay = defineRoute({
  method: 'PATCH',
  path: `${list}/{userId}`,
  summary: 'Changer ce que le site montre de quelqu’un',
  tags,
  auth: 'user',
  params,
  body: displaySchema,
  answers: one,
  refusals: [403, 404],
  handler: async ({ params: asked, body, req }) => ({
    success: true,
    data: await changeDisplay(req, addressOf(asked), body),
  }),
})

export const removeTeamMember = defineRoute({
  method: 'DELETE',
  path: `${list}/{userId}`,
  summary: 'Retirer quelqu’un de l’équipe',
  description:
    'Le compte reste. Le dernier administrateur ne peut pas être retiré (422). La personne en est avertie par e-mail.',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'Elle n’en fait plus partie', schema: done } },
  refusals: [403, 404, 422],
  handler: async ({ params: asked, req }) => {
    await removeMember(req, addressOf(asked))
    return { success: true }
  },
})

export const leaveOwnTeam = defineRoute({
  method: 'POST',
  path: `${list}/leave`,
  summary: 'Quitter une équipe',
  description: 'Quel que soit son rôle\u00a0; le dernier administrateur reste (422).',
  tags,
  auth: 'user',
  params: shelterParams,
  answers: { 200: { description: 'La personne n’en fait plus partie', schema: done } },
  refusals: [404, 422],
  handler: async ({ params: { shelterId }, req }) => {
    await leaveTeam(req, shelterId)
    return { success: true }
  },
})
