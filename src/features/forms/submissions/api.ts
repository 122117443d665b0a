import { z } from 'zod'

import { readShelter } from '@/features/shelters/queries'
import { HttpError } from '@/platform/http/errors'
import { failureOf, type Failure } from '@/platform/http/failure'
import { draftCookies, noDraft } from '@/platform/http/form-draft'
import { idSchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute, type Route } from '@/platform/http/route'
import { log } from '@/platform/log'

import type { Followers } from '../commands/store-answer'
import { enterForms } from '../limits'
import { formToAnswer, toAnswer } from '../to-answer'
import { readPublicForm } from '../queries'
import { ANSWER_PREFIX, formPath } from '../wire.model'
import { submitAnswers } from './commands/submit'
import { readSent, type SentAnswers } from './read-sent'
import { SUBMIT_SENTENCES } from './sentences'
import { stampOf } from './stamp'

const success = z.literal(true)
const tags = ['Formulaires']
const params = z.object({ id: idSchema })

/** A browser that follows a form itself asks for a page; a script of ours asks for JSON. */
const wantsPage = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html')

/** What the address of the next page says went wrong; the fields say the rest themselves. */
function problemOf({ status, error, more }: Failure): string {
  if (status === 429) return `attente&attente=${String(more?.retryAfter)}`
  if (more?.existing) return 'existe'
  if (error === SUBMIT_SENTENCES.changed) return 'change'
  if (error === SUBMIT_SENTENCES.tooFast) return 'vite'
  if (status === 422) return 'animal'
  return status === 400 || status === 413 ? 'champs' : 'service'
}

/** Without JavaScript: the same form again, filled, with what is to correct. */
async function backToForm(
  formId: string,
  failure: Failure,
  sent: SentAnswers | null,
): Promise<Response> {
  const form = await readPublicForm(formId)
  const shelter = form && (await readShelter(form.shelterId))
  // Closed or gone: its page says so.
  if (!shelter) return seeOther(`/shelter/${form?.shelterId ?? formId}/formulaires/${formId}`)
  const path = `${formPath(shelter.slug, formId)}/corriger`
  const animal = sent?.animalId ? `&animal=${encodeURIComponent(sent.animalId)}` : ''
  const cookies = draftCookies(path, sent?.answers ?? {}, failure.fields ?? {})
  return seeOther(`${path}?erreur=${problemOf(failure)}${animal}`, cookies)
}

const DESCRIPTION = [
  'En JSON\u00a0: `{answers: {nom: réponse}, consent: true, stamp, version?, animalId?, saveKey?, lostKeys?}`.',
  `Avec des fichiers, ou sans JavaScript\u00a0: un formulaire dont chaque question est une partie nommée \`${ANSWER_PREFIX}{nom}\`,`,
  'à côté de `consent`, `stamp`, `version` et `animal`.',
  'Le timbre (`stamp`) vient de la page du formulaire, ou de GET /api/forms/{id}/stamp.',
  '`saveKey` (32 chiffres hexadécimaux) est la clé de cet envoi, `lostKeys` celles des envois d’avant restés sans réponse\u00a0: la même réponse n’est gardée qu’une fois.',
  'Un navigateur sans JavaScript reçoit une redirection 303.',
].join(' ')

/**
 * The one way by which answers come.
 * @param followers who takes over which answers; see {@link Followers}
 */
export function submissionRoute(followers: Followers): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/forms/{id}/submissions',
    summary: 'Répondre à un formulaire',
    description: DESCRIPTION,
    tags,
    auth: 'optional',
    params,
    answers: {
      201: {
        description: 'La réponse est reçue',
        schema: z.object({
          success,
          next: z.string().describe('La page de remerciement'),
          trackingPath: z
            .string()
            .nullable()
            .describe('Où suivre ce que la réponse devient\u00a0; null quand l’e-mail seul le dit'),
        }),
      },
      303: {
        description: 'Sans JavaScript\u00a0: la page de remerciement, ou le formulaire à corriger',
      },
    },
    refusals: [403, 404, 409, 413, 422, 429],
    handler: async ({ params: { id }, user, request, requestId }) => {
      const isPlain = wantsPage(request)
      let sent: SentAnswers | null = null
      try {
        await enterForms(request)
        sent = await readSent(request)
        if (sent.fault) throw sent.fault
        const { form, trackingPath } = await submitAnswers(
          { user, request, formId: id },
          sent,
          followers,
        )
        const shelter = await readShelter(form.shelterId)
        const path = formPath(shelter?.slug ?? form.shelterId, id)
        const query = trackingPath ? `?suivi=${encodeURIComponent(trackingPath)}` : ''
        const next = `${path}/merci${query}`
        if (isPlain) return seeOther(next, noDraft(`${path}/corriger`))
        return Response.json({ success: true, next, trackingPath }, { status: 201 })
      } catch (error) {
        if (!isPlain) throw error
        const failure = failureOf(error)
        if (failure.status === 500) log.error({ requestId, err: error }, 'a plain form failed')
        return backToForm(id, failure, sent)
      }
    },
  })
}

export const readStamp = defineRoute({
  method: 'GET',
  path: '/api/forms/{id}/stamp',
  summary: 'Le timbre d’un formulaire, à joindre à la réponse',
  description: 'Une réponse envoyée moins de trois secondes après son timbre est refusée.',
  tags,
  auth: 'public',
  params,
  query: z.strictObject({}),
  answers: {
    200: { description: 'Le timbre', schema: z.object({ success, stamp: z.string() }) },
  },
  refusals: [404],
  handler: async ({ params: { id } }) => {
    if (!(await readPublicForm(id))) throw new HttpError(404, SUBMIT_SENTENCES.missing)
    return { success: true, stamp: stampOf(id, Date.now()) }
  },
})

export const readFormToAnswer = defineRoute({
  method: 'GET',
  path: '/api/forms/{id}',
  summary: 'Un formulaire ouvert au public, pour y répondre',
  tags,
  auth: 'public',
  params,
  query: z.strictObject({}),
  answers: {
    200: { description: 'Le formulaire', schema: z.object({ success, data: formToAnswer }) },
  },
  refusals: [404],
  handler: async ({ params: { id } }) => {
    const form = await readPublicForm(id)
    const shelter = form && (await readShelter(form.shelterId))
    if (!form || !shelter) throw new HttpError(404, SUBMIT_SENTENCES.missing)
    return { success: true, data: toAnswer(form, shelter.name) }
  },
})
