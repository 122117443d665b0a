import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { keepWalk, publishWalk, rejectWalk } from '../commands/moderate'
import { reportProblem } from '../commands/report-problem'
import { LIST_PATH, problemApi, problemPath } from '../model'
import { listDesk } from './list'
import { decisionSchema, deskQuery, problemSchema, rejectionSchema } from './schema'
import { deskView } from './view'

const tags = ['Promenades']
const params = z.object({ walkId: idSchema })
const done = z.object({ success: z.literal(true), data: z.object({ id: z.string() }) })
const WHO =
  'Pour les super administrateurs, et pour qui modifie les contenus du refuge d’une promenade. `version` est celle qui a été lue.'

export const listDeskWalks = defineRoute({
  method: 'GET',
  path: '/api/desk/walks',
  summary: 'Les promenades à relire, signalées ou modifiées',
  description: WHO,
  tags,
  auth: 'user',
  query: deskQuery,
  answers: { 200: { description: 'Une page de la liste', schema: deskView } },
  refusals: [403],
  handler: async ({ req, query }) => ({ success: true, ...(await listDesk(req, query)) }),
})

export const publishDeskWalk = defineRoute({
  method: 'POST',
  path: '/api/desk/walks/{walkId}/publish',
  summary: 'Publier une promenade',
  description: WHO,
  tags,
  auth: 'user',
  params,
  body: decisionSchema,
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'Elle est en ligne, son auteur est prévenu', schema: done } },
  refusals: [404, 409, 422],
  handler: async ({ req, user, params: { walkId: id }, body: { version } }) => {
    await countPress(user.id)
    await publishWalk(req, { id, version })
    return { success: true, data: { id } }
  },
})

export const rejectDeskWalk = defineRoute({
  method: 'POST',
  path: '/api/desk/walks/{walkId}/reject',
  summary: 'Renvoyer une promenade à son auteur, qui lit pourquoi',
  description: WHO,
  tags,
  auth: 'user',
  params,
  body: rejectionSchema,
  bodyLimitBytes: 4000,
  answers: { 200: { description: 'Son auteur est prévenu', schema: done } },
  refusals: [404, 409],
  handler: async ({ req, user, params: { walkId: id }, body: { version, seen, reason } }) => {
    await countPress(user.id)
    await rejectWalk(req, user, { id, version, seen }, reason)
    return { success: true, data: { id } }
  },
})

export const keepDeskWalk = defineRoute({
  method: 'POST',
  path: '/api/desk/walks/{walkId}/keep',
  summary: 'Laisser en ligne une promenade signalée ou modifiée',
  description: WHO,
  tags,
  auth: 'user',
  params,
  body: decisionSchema,
  bodyLimitBytes: 1000,
  answers: { 200: { description: 'Plus rien n’attend à son sujet', schema: done } },
  refusals: [404, 409],
  handler: async ({ req, user, params: { walkId: id }, body: { version, seen } }) => {
    await countPress(user.id)
    await keepWalk(req, user, { id, version, seen })
    return { success: true, data: { id } }
  },
})

export const reportWalkProblem = defineRoute({
  method: 'POST',
  path: problemApi('{id}'),
  summary: 'Signaler un problème sur une promenade',
  description:
    'Son auteur et l’équipe le lisent\u00a0; qui l’écrit n’est pas gardé. Sans JavaScript\u00a0: une redirection 303.',
  tags,
  auth: 'optional',
  params: z.object({ id: idSchema }),
  body: problemSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent) =>
    backToForm(
      typeof sent.slug === 'string' && /^[a-z0-9-]{1,50}$/.test(sent.slug)
        ? problemPath(sent.slug)
        : LIST_PATH,
      failure,
      sent,
    ),
  answers: {
    200: {
      description: 'L’équipe est prévenue',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [404, 429],
  handler: async ({ req, request, params: { id }, body, isPlainForm }) => {
    const page = problemPath((await reportProblem(req, request, id, body)).slug)
    const next = `${page}?fait=oui`
    return isPlainForm ? seeOther(next, noDraft(page)) : { success: true, next }
  },
})
