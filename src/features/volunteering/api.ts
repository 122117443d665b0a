import { z } from 'zod'

import type { User } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'
import { env } from '@/platform/env'
import { SHARED } from '@/platform/http/caching'
import { clientNetwork } from '@/platform/http/client-address'
import { noDraft } from '@/platform/http/form-draft'
import { listAnswer } from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress, countTry } from '@/platform/rate-limit/presses'
import { calendarAnswer } from '@/platform/time/ics'

import { renewCalendar, slotCalendar, wholeCalendar } from './calendar'
import { apply, withdrawApplication } from './commands/apply'
import { declareHours } from './commands/hours'
import { leaveSlot, takeSlot } from './commands/take'
import { calendarReads } from './limits'
import {
  API,
  applyApi,
  applyPath,
  CALENDAR_RENEW_API,
  hoursApi,
  LIST_PATH,
  MISSIONS_PER_PAGE,
  OWN_PATH,
  slotApi,
  withdrawApi,
} from './model'
import { searchMissions } from './queries'
import { applicationSchema, hoursSchema, listQuerySchema } from './schema'
import { listedMission, next as nextSchema } from './view'

const tags = ['Bénévolat']
const params = z.object({ id: idSchema })

export const listMissionsRoute = defineRoute({
  method: 'GET',
  path: `${API}/missions`,
  summary: 'Les missions de bénévolat en ligne',
  description: `${MISSIONS_PER_PAGE} par page, les plus proches d’abord quand un lieu est demandé.`,
  tags,
  auth: 'public',
  query: listQuerySchema,
  answers: { 200: { description: 'Une page de la liste', schema: listAnswer(listedMission) } },
  handler: async ({ query }) => {
    const { missions, total, page, pages } = await searchMissions(query)
    const pagination = { page, limit: MISSIONS_PER_PAGE, total, pages }
    return Response.json({ success: true, data: missions, pagination }, { headers: SHARED })
  },
})

export const applyRoute = defineRoute({
  method: 'POST',
  path: applyApi('{id}'),
  summary: 'Proposer son aide pour une mission',
  description:
    'Avec une adresse confirmée. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  auth: 'user',
  params,
  body: applicationSchema,
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, sent) =>
    backToForm(
      // In pause or over, a mission has no page: the sentence is read in one's own space.
      failure.status === 404 || failure.status === 409
        ? OWN_PATH
        : typeof sent.slug === 'string' && /^[a-z0-9-]{1,60}$/.test(sent.slug)
          ? applyPath(sent.slug)
          : LIST_PATH,
      failure,
      sent,
    ),
  answers: { 200: { description: 'Le refuge la lit', schema: nextSchema } },
  refusals: [403, 404, 409, 422],
  handler: async ({ req, user, params: { id }, body, isPlainForm }) => {
    const { slug } = await apply(req, user, id, body)
    const next = `${OWN_PATH}?fait=proposee`
    return isPlainForm ? seeOther(next, noDraft(applyPath(slug))) : { success: true, next }
  },
})

type Work = (
  req: Parameters<typeof takeSlot>[0],
  user: User,
  id: string,
  minutes: number,
) => Promise<void>

type Own = { path: string; summary: string; said: string; work: Work; hasHours?: boolean }

const nothing = z.object({ minutes: z.number().optional() }).optional()

/** One press in one's own space: back there, with what was done. */
const own = ({ path, summary, said, work, hasHours = false }: Own) =>
  defineRoute({
    method: 'POST',
    path,
    summary,
    description: 'Un formulaire sans JavaScript reçoit une redirection 303.',
    tags,
    auth: 'user',
    params,
    body: hasHours ? hoursSchema : nothing,
    bodyLimitBytes: 1000,
    form: true,
    formFailure: (failure, sent) => backToForm(OWN_PATH, failure, sent),
    answers: { 200: { description: 'C’est fait', schema: nextSchema } },
    refusals: [404, 409],
    handler: async ({ req, user, params: { id }, body, isPlainForm }) => {
      await countPress(user.id)
      await work(req, user, id, body?.minutes ?? 0)
      const next = `${OWN_PATH}?fait=${said}`
      return isPlainForm ? seeOther(next, noDraft(OWN_PATH)) : { success: true, next }
    },
  })

export const withdrawRoute = own({
  path: withdrawApi('{id}'),
  summary: 'Retirer sa proposition',
  said: 'retiree',
  work: withdrawApplication,
})
export const takeSlotRoute = own({
  path: slotApi('{id}', 'take'),
  summary: 'Prendre un créneau',
  said: 'pris',
  work: takeSlot,
})
export const leaveSlotRoute = own({
  path: slotApi('{id}', 'leave'),
  summary: 'Rendre un créneau',
  said: 'rendu',
  work: leaveSlot,
})
export const declareHoursRoute = own({
  path: hoursApi('{id}'),
  summary: 'Déclarer ses heures',
  said: 'heures',
  work: declareHours,
  hasHours: true,
})

export const slotCalendarRoute = defineRoute({
  method: 'GET',
  path: slotApi('{id}', 'calendar'),
  summary: 'Un créneau que l’on a pris, pour son agenda',
  tags,
  auth: 'user',
  params,
  answers: { 200: { description: 'Un fichier iCalendar' } },
  refusals: [404],
  handler: async ({ req, user, params: { id } }) => {
    const session = await sessionOf(req)
    const text = await slotCalendar(session.execute.bind(session), user.id, id)
    return calendarAnswer(text, 'creneau.ics')
  },
})

export const wholeCalendarRoute = defineRoute({
  method: 'GET',
  path: `${API}/calendar/{secret}/benevolat.ics`,
  summary: 'Tous ses créneaux, par le lien privé',
  tags,
  auth: 'public',
  params: z.object({ secret: z.string().max(64) }),
  answers: { 200: { description: 'Un fichier iCalendar' } },
  refusals: [404],
  handler: async ({ request, params: { secret } }) => {
    await countTry(calendarReads, clientNetwork(request, env.TRUSTED_PROXIES))
    return calendarAnswer(await wholeCalendar(secret), 'benevolat.ics')
  },
})

export const renewCalendarRoute = defineRoute({
  method: 'POST',
  path: CALENDAR_RENEW_API,
  summary: 'Obtenir un nouveau lien privé de son agenda',
  description: 'Le lien d’avant n’ouvre plus rien.',
  tags,
  auth: 'user',
  body: z.object({}).optional(),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, sent) => backToForm(OWN_PATH, failure, sent),
  answers: { 200: { description: 'C’est fait', schema: nextSchema } },
  handler: async ({ req, user, isPlainForm }) => {
    await countPress(user.id)
    await renewCalendar(req, user.id)
    const next = `${OWN_PATH}?fait=agenda#agenda`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})
