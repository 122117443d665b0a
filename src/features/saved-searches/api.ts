import { createLocalReq } from 'payload'
import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import type { Failure } from '@/platform/http/failure'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { openPayload } from '@/platform/payload'

import { changeCadence, pauseSearch, resumeSearch } from './commands/change'
import { confirmSearch } from './commands/confirm'
import { saveSearch } from './commands/save'
import { stopSearch } from './commands/stop'
import { idOfSearch } from './links'
import { pressLimiter } from './limits'
import { API, NEW_PATH, OWN_PATH, searchPath, stopApi } from './model'
import { cadenceSchema, linkSchema, searchSchema } from './schema'

const tags = ['Alertes']
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const BY_LINK = `Le jeton est celui du lien reçu par e-mail\u00a0; ouvrir le lien ne fait rien. ${PLAIN}`
const done = z.object({ success: z.literal(true), next: z.string() })
const DONE = { 200: { description: 'C’est fait', schema: done } } as const

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Without JavaScript: back to the form, of the same list. */
const backToNew = (failure: Failure, sent: Readonly<Record<string, unknown>>) =>
  backToForm(NEW_PATH, failure, sent, { query: { recherche: text(sent.query).slice(0, 2000) } })

export const saveSearchRoute = defineRoute({
  method: 'POST',
  path: API,
  summary: 'Demander une alerte pour les nouveaux animaux d’une liste',
  description:
    '«\u00a0query\u00a0» est celle du catalogue. La réponse est la même que l’adresse soit connue ou non\u00a0: sans session, ' +
    `l’alerte attend la confirmation par le lien reçu. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: searchSchema,
  bodyLimitBytes: 8192,
  form: true,
  formFailure: backToNew,
  answers: DONE,
  refusals: [422, 429],
  handler: async ({ req, user, body, request, isPlainForm }) => {
    const { isActive } = await saveSearch(req, request, user, body)
    const asked = new URLSearchParams({ fait: isActive ? 'active' : 'envoye' })
    if (body.query) asked.set('recherche', body.query)
    const next = `${NEW_PATH}?${asked}`
    return isPlainForm ? seeOther(next, noDraft(NEW_PATH)) : { success: true, next }
  },
})

type Way = { token: string; from: 'lien' | 'espace' }

const pageOf = ({ token, from }: Way): string => (from === 'espace' ? OWN_PATH : searchPath(token))

/** Without JavaScript: back to the page that the press came from. */
const backToPage = (failure: Failure, { token, from }: Readonly<Record<string, unknown>>) =>
  idOfSearch(text(token))
    ? backToForm(
        pageOf({ token: text(token), from: from === 'espace' ? 'espace' : 'lien' }),
        failure,
        {},
      )
    : seeOther('/animaux')

/** What every press on the page of a search shares. */
const PRESS = {
  method: 'POST',
  description: BY_LINK,
  tags,
  auth: 'public',
  bodyLimitBytes: 1000,
  form: true,
  formFailure: backToPage,
  answers: DONE,
} as const

const answer = (way: Way, fait: string, isPlainForm: boolean) => {
  const next = `${pageOf(way)}?fait=${fait}`
  return isPlainForm ? seeOther(next) : { success: true as const, next }
}

const newReq = async () => createLocalReq({}, await openPayload())

export const confirmSearchRoute = defineRoute({
  ...PRESS,
  path: `${API}/confirm`,
  summary: 'Confirmer une alerte',
  body: linkSchema,
  refusals: [404, 422, 429],
  handler: async ({ request, body, isPlainForm }) => {
    await pressLimiter.count(request)
    await confirmSearch(await newReq(), body.token)
    return answer(body, 'confirmee', isPlainForm)
  },
})

export const changeSearchRoute = defineRoute({
  ...PRESS,
  path: `${API}/cadence`,
  summary: 'Changer le rythme d’une alerte',
  body: cadenceSchema,
  refusals: [404, 429],
  handler: async ({ request, body, isPlainForm }) => {
    await pressLimiter.count(request)
    await changeCadence(await newReq(), body.token, body.cadence)
    return answer(body, 'rythme', isPlainForm)
  },
})

export const pauseSearchRoute = defineRoute({
  ...PRESS,
  path: `${API}/pause`,
  summary: 'Mettre une alerte en pause',
  body: linkSchema,
  refusals: [404, 429],
  handler: async ({ request, body, isPlainForm }) => {
    await pressLimiter.count(request)
    await pauseSearch(await newReq(), body.token)
    return answer(body, 'pause', isPlainForm)
  },
})

export const resumeSearchRoute = defineRoute({
  ...PRESS,
  path: `${API}/resume`,
  summary: 'Reprendre une alerte',
  body: linkSchema,
  refusals: [404, 429],
  handler: async ({ request, body, isPlainForm }) => {
    await pressLimiter.count(request)
    await resumeSearch(await newReq(), body.token)
    return answer(body, 'reprise', isPlainForm)
  },
})

export const removeSearchRoute = defineRoute({
  ...PRESS,
  path: `${API}/remove`,
  summary: 'Supprimer une alerte',
  body: linkSchema,
  refusals: [404, 429],
  handler: async ({ request, body, isPlainForm }) => {
    await pressLimiter.count(request)
    await stopSearch(await newReq(), body.token)
    return answer(body, 'supprimee', isPlainForm)
  },
})

const params = z.object({ token: z.string().min(1).max(200) })

/** A program that reads mail only looks: nothing is stopped by GET. */
export const openSearchStop = defineRoute({
  method: 'GET',
  path: stopApi('{token}'),
  summary: 'La page où l’on arrête une alerte',
  description: 'Une redirection 303\u00a0: rien n’est arrêté par une lecture.',
  tags,
  auth: 'public',
  params,
  answers: { 303: { description: 'Vers la page' } },
  handler: async ({ params: { token } }) => seeOther(searchPath(token)),
})

export const stopSearchRoute = defineRoute({
  method: 'POST',
  path: stopApi('{token}'),
  summary: 'Arrêter une alerte',
  description:
    'L’adresse de l’en-tête «\u00a0List-Unsubscribe\u00a0» d’une alerte (RFC 8058)\u00a0; le corps n’est pas lu.',
  tags,
  auth: 'public',
  params,
  form: true,
  answers: {
    200: {
      description: 'C’est fait, ou l’était déjà',
      schema: z.object({ success: z.literal(true) }),
    },
  },
  refusals: [404],
  handler: async ({ params: { token } }) => {
    if (!idOfSearch(token)) throw new HttpError(404)
    await stopSearch(await newReq(), token)
    return { success: true }
  },
})
