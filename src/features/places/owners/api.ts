import { z } from 'zod'

import { idOfToken } from '@/platform/access/personal-link'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import { idSchema } from '@/platform/http/params'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countPress } from '@/platform/rate-limit/presses'

import { claimPlace, confirmClaim } from '../commands/claim'
import { leaveOwnPlace, updateOwnPlace } from '../commands/own'
import { FACES, SENTENCES } from '../model'
import { placeUpdateSchema } from '../schema'
import {
  CLAIM_CONFIRM_API,
  CLAIM_LINK,
  claimApi,
  claimLinkPath,
  claimPath,
  leaveApi,
  OWN_PLACES_PATH,
  ownApi,
  ownPlacePath,
} from './model'
import { claimSchema } from './schema'

const tags = ['Adresses']
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const params = z.object({ id: idSchema })
const done = z.object({ success: z.literal(true), next: z.string() })

const isSlug = (slug: unknown): slug is string =>
  typeof slug === 'string' && /^[a-z0-9-]{1,90}$/.test(slug)

export const claimPlaceRoute = defineRoute({
  method: 'POST',
  path: claimApi('{id}'),
  summary: 'Dire que l’on tient un lieu',
  description: `L’adresse e-mail doit être du domaine de son site\u00a0: elle reçoit un lien de 24\u00a0heures. La réponse est la même, que le lieu ait déjà quelqu’un ou non. ${PLAIN}`,
  tags,
  auth: 'optional',
  params,
  body: claimSchema,
  bodyLimitBytes: 2000,
  form: true,
  formFailure: (failure, sent) =>
    isSlug(sent.slug)
      ? backToForm(claimPath(sent.slug), failure, sent)
      : seeOther(FACES.addresses.path),
  answers: { 200: { description: 'Le lien est en route', schema: done } },
  refusals: [404, 422, 429],
  handler: async ({ req, request, params: { id }, body: { email }, isPlainForm }) => {
    const page = claimPath(await claimPlace(req, request, id, email))
    const next = `${page}?fait=oui`
    return isPlainForm ? seeOther(next, noDraft(page)) : { success: true, next }
  },
})

export const confirmClaimRoute = defineRoute({
  method: 'POST',
  path: CLAIM_CONFIRM_API,
  summary: 'Devenir celui qui tient un lieu',
  description: `Le jeton est celui du lien reçu par e-mail, qui sert une fois\u00a0; l’ouvrir ne le dépense pas. ${PLAIN}`,
  tags,
  auth: 'user',
  body: z.strictObject({ token: z.string().max(200) }),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (failure, { token }) =>
    typeof token === 'string' && idOfToken(CLAIM_LINK, token)
      ? backToForm(claimLinkPath(token), failure, {})
      : seeOther(FACES.addresses.path),
  answers: { 200: { description: 'C’est fait, ou une personne vérifie', schema: done } },
  refusals: [403, 404, 409, 429],
  handler: async ({ req, user, body: { token }, isPlainForm }) => {
    await countPress(user.id)
    if (!idOfToken(CLAIM_LINK, token)) throw new HttpError(404, SENTENCES.notFound)
    const outcome = await confirmClaim(req, user, token)
    const next = `${OWN_PLACES_PATH}?fait=${outcome === 'OWNER' ? 'tenue' : 'recue'}`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

export const updateOwnPlaceRoute = defineRoute({
  method: 'POST',
  path: ownApi('{id}'),
  summary: 'Modifier un lieu que l’on tient',
  description: `Téléphone, horaires et mots sont en ligne aussitôt\u00a0; le nom, la nature, le lieu et le site attendent l’équipe. «\u00a0version\u00a0» est celle qui a été lue. ${PLAIN}`,
  tags,
  auth: 'user',
  params,
  body: placeUpdateSchema,
  bodyLimitBytes: 32_768,
  form: true,
  formFailure: (failure, sent, { id }) => backToForm(ownPlacePath(id), failure, sent),
  answers: { 200: { description: 'C’est écrit', schema: done } },
  refusals: [404, 409, 422],
  handler: async ({ req, user, params: { id }, body, isPlainForm }) => {
    await countPress(user.id)
    const { isAsked } = await updateOwnPlace(req, user, id, body)
    const next = `${OWN_PLACES_PATH}?fait=${isAsked ? 'demandee' : 'ecrite'}`
    return isPlainForm ? seeOther(next, noDraft(ownPlacePath(id))) : { success: true, next }
  },
})

export const leaveOwnPlaceRoute = defineRoute({
  method: 'POST',
  path: leaveApi('{id}'),
  summary: 'Ne plus tenir un lieu',
  description: `Sa page reste comme elle est. ${PLAIN}`,
  tags,
  auth: 'user',
  params,
  form: true,
  formFailure: () => seeOther(OWN_PLACES_PATH),
  answers: { 200: { description: 'Ce n’est plus le vôtre', schema: done } },
  refusals: [404],
  handler: async ({ req, user, params: { id }, isPlainForm }) => {
    await countPress(user.id)
    await leaveOwnPlace(req, user, id)
    const next = `${OWN_PLACES_PATH}?fait=rendue`
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})
