import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { formKeys } from '@/platform/http/form-keys'
import { HttpError } from '@/platform/http/errors'
import { mapAnswer, mapResponse } from '@/platform/http/map-answer'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { idOfToken } from '@/platform/access/personal-link'

import { confirmSuggestion } from './commands/confirm'
import { reportError } from './commands/report-error'
import { suggestPlace } from './commands/suggest'
import { errorLimiter } from './limits'
import { mapPlaces } from './map'
import {
  API,
  confirmPath,
  errorApi,
  errorPath,
  FACES,
  KIND_LABELS,
  placePath,
  SENTENCES,
  SUGGEST_PATH,
  SUGGESTION_LINK,
  THANKS_PATH,
} from './model'
import { errorSchema, mapQuerySchema, suggestionSchema } from './schema'

const tags = ['Adresses']
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const done = z.object({ success: z.literal(true), next: z.string() })

export const suggestPlaceRoute = defineRoute({
  method: 'POST',
  path: API,
  summary: 'Proposer une adresse',
  description: `Relue par l’équipe avant d’être publiée. Sans session, elle est envoyée une fois l’e-mail confirmé par le lien reçu. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: suggestionSchema,
  bodyLimitBytes: 32_768,
  form: true,
  formFailure: (failure, sent) => backToForm(SUGGEST_PATH, failure, sent),
  answers: { 200: { description: 'La proposition est écrite', schema: done } },
  refusals: [422, 429],
  handler: async ({ req, user, body, request, isPlainForm }) => {
    const { saveKey, lostKeys, ...words } = body
    const keys = formKeys(isPlainForm, { saveKey, lostKeys }, words)
    const { isSent } = await suggestPlace(req, request, user, body, keys)
    const next = `${THANKS_PATH}?fait=${isSent ? 'envoye' : 'ecrit'}`
    return isPlainForm ? seeOther(next, noDraft(SUGGEST_PATH)) : { success: true, next }
  },
})

export const confirmPlaceRoute = defineRoute({
  method: 'POST',
  path: `${API}/confirm`,
  summary: 'Envoyer l’adresse que l’on a proposée sans compte',
  description: `Le jeton est celui du lien reçu par e-mail\u00a0; ouvrir le lien n’envoie rien. ${PLAIN}`,
  tags,
  auth: 'optional',
  body: z.strictObject({ token: z.string().max(200) }),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, { token }) =>
    typeof token === 'string' && idOfToken(SUGGESTION_LINK, token)
      ? backToForm(confirmPath(token), failure, {})
      : seeOther(SUGGEST_PATH),
  answers: { 200: { description: 'La proposition est envoyée', schema: done } },
  refusals: [404, 409, 429],
  handler: async ({ req, request, body: { token }, isPlainForm }) => {
    await errorLimiter.count(request)
    if (!idOfToken(SUGGESTION_LINK, token)) throw new HttpError(404, SENTENCES.notFound)
    await confirmSuggestion(req, token)
    const next = `${THANKS_PATH}?fait=envoye`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

export const mapPlacesRoute = defineRoute({
  method: 'GET',
  path: `${API}/map`,
  summary: 'Les adresses d’une liste sur une carte',
  description:
    'Au-delà de 200, celles qui sont proches forment des groupes\u00a0; `box` et `zoom` demandent une partie de la carte.',
  tags,
  auth: 'public',
  query: mapQuerySchema,
  answers: {
    200: {
      description:
        'Celles qui répondent aux filtres, seules ou en groupes\u00a0: 200 entrées au plus',
      schema: mapAnswer,
    },
  },
  handler: async ({ query: { face, box: part, zoom, ...filters } }) => {
    const { places, groups } = await mapPlaces(face, filters, part ? { box: part, zoom } : null)
    const data = places.map(({ id, slug, name, kind, communeName, point }) => ({
      id,
      ...point,
      name,
      detail: `${KIND_LABELS[kind]}, ${communeName}`,
      href: placePath(slug),
    }))
    return mapResponse(data, groups)
  },
})

export const reportPlaceError = defineRoute({
  method: 'POST',
  path: errorApi('{id}'),
  summary: 'Signaler une erreur sur une adresse',
  description: `L’équipe de la plateforme la lit. ${PLAIN}`,
  tags,
  auth: 'optional',
  params: z.object({ id: idSchema }),
  body: errorSchema,
  bodyLimitBytes: 8000,
  form: true,
  formFailure: (failure, sent) =>
    typeof sent.slug === 'string' && /^[a-z0-9-]{1,90}$/.test(sent.slug)
      ? backToForm(errorPath(sent.slug), failure, sent)
      : seeOther(FACES.addresses.path),
  answers: { 200: { description: 'L’équipe est prévenue', schema: done } },
  refusals: [404, 429],
  handler: async ({ req, request, params: { id }, body, isPlainForm }) => {
    const page = errorPath(await reportError(req, request, id, body))
    const next = `${page}?fait=oui`
    return isPlainForm ? seeOther(next, noDraft(page)) : { success: true, next }
  },
})
