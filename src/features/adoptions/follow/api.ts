import { z } from 'zod'

import { idOfToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import type { Failure } from '@/platform/http/failure'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { limitAttempts } from '@/platform/rate-limit/attempts'
import { calendarAnswer } from '@/platform/time/ics'

import { NOT_FOUND } from '../request-row'
import { certificateFile } from '../files'
import { meetingSchema, signatureSchema, withdrawSchema } from '../schema'
import { chooseMeeting } from './commands/choose-meeting'
import { signOnline } from './commands/sign-online'
import { withdraw } from './commands/withdraw'
import { followedCertificate, readFollow } from './queries'
import { meetingIcs } from './ics'
import type { Done, Problem } from './model'

const params = z.object({ token: z.string().min(1).max(200) })
const success = z.literal(true)
const tags = ['Adoptions']
const description =
  'Par le lien personnel que la personne a reçu par e-mail\u00a0; sans compte. Un formulaire sans ' +
  'JavaScript reçoit une redirection 303.'
const answers = {
  200: { description: 'C’est fait', schema: z.object({ success, next: z.string() }) },
}

/** Acting on a request by its link: nobody does so dozens of times in a quarter of an hour. */
const followLimiter = limitAttempts({
  name: 'adoption-follow',
  sentence: 'Trop de tentatives détectées',
  byNetwork: 60,
  byAccount: 30,
})

const pageOf = (token: string, query = ''): string =>
  `/suivi/adoption/${encodeURIComponent(token)}${query}`

/** The answer of an action: the way back to the page, which says what was done. */
function done(token: string, what: Done, isPlainForm: boolean): Response | object {
  const next = pageOf(token, `?fait=${what}`)
  return isPlainForm ? seeOther(next) : { success: true, next }
}

/**
 * Without JavaScript: the same page again, with the sentence. The link is in the form itself,
 * because a failure does not know the address that was asked.
 */
const backTo =
  (wrong: Problem) =>
  ({ status }: Failure, sent: Readonly<Record<string, unknown>>): Response => {
    const token = typeof sent.token === 'string' ? sent.token : ''
    const problem: Problem =
      status === 400 ? wrong : status === 409 ? 'pris' : status === 422 ? 'etape' : 'service'
    return seeOther(pageOf(token, `?erreur=${problem}`))
  }

/** The form carries its link too, for the way back. */
const withToken = <S extends z.ZodRawShape>(schema: z.ZodObject<S>) =>
  schema.extend({ token: z.string().max(200).optional() })

export const withdrawAdoption = defineRoute({
  method: 'POST',
  path: '/api/adoptions/{token}/withdraw',
  summary: 'Retirer sa demande d’adoption',
  description,
  tags,
  auth: 'public',
  params,
  body: withToken(withdrawSchema),
  form: true,
  formFailure: backTo('etape'),
  answers,
  refusals: [404, 422, 429],
  handler: async ({ params: { token }, body, request, isPlainForm }) => {
    await followLimiter.count(request)
    await withdraw(token, body.reason)
    return done(token, 'retrait', isPlainForm)
  },
})

export const chooseAdoptionMeeting = defineRoute({
  method: 'POST',
  path: '/api/adoptions/{token}/meeting',
  summary: 'Choisir le moment de la rencontre',
  description,
  tags,
  auth: 'public',
  params,
  body: withToken(meetingSchema),
  form: true,
  formFailure: backTo('choix'),
  answers,
  refusals: [404, 409, 422, 429],
  handler: async ({ params: { token }, body, request, isPlainForm }) => {
    await followLimiter.count(request)
    await chooseMeeting(token, body.at)
    return done(token, 'rencontre', isPlainForm)
  },
})

export const signAdoption = defineRoute({
  method: 'POST',
  path: '/api/adoptions/{token}/signature',
  summary: 'Signer le certificat d’engagement',
  description,
  tags,
  auth: 'public',
  params,
  body: withToken(signatureSchema),
  form: true,
  formFailure: backTo('nom'),
  answers,
  refusals: [404, 409, 422, 429],
  handler: async ({ params: { token }, body, request, isPlainForm }) => {
    await followLimiter.count(request)
    await signOnline(token, body.signatureName)
    return done(token, 'signature', isPlainForm)
  },
})

export const readFollowedCertificate = defineRoute({
  method: 'GET',
  path: '/api/adoptions/{token}/certificate.pdf',
  summary: 'Son certificat d’engagement',
  description: 'Par le lien personnel\u00a0; avec «\u00a0signed=1\u00a0», le document signé.',
  tags,
  auth: 'public',
  params,
  query: z.strictObject({ signed: z.literal('1').optional() }),
  answers: { 200: { description: 'Le fichier' } },
  refusals: [404],
  handler: async ({ params: { token }, query }) =>
    certificateFile(await followedCertificate(token), query.signed === '1'),
})

export const readFollowedMeeting = defineRoute({
  method: 'GET',
  path: '/api/adoptions/{token}/meeting.ics',
  summary: 'La rencontre, pour son agenda',
  description: 'Par le lien personnel.',
  tags,
  auth: 'public',
  params,
  answers: { 200: { description: 'Un fichier iCalendar' } },
  refusals: [404],
  handler: async ({ params: { token } }) => {
    const view = await readFollow(token)
    if (!view?.meeting || !view.isOpen) throw new HttpError(404, NOT_FOUND)
    const { meeting, animal, shelter } = view
    const text = meetingIcs(
      {
        ...meeting,
        animal: animal.name,
        shelter: shelter.name,
        id: idOfToken('adoption', token) ?? '',
        url: env.publicUrl + pageOf(token),
      },
      new Date(),
    )
    return calendarAnswer(text, 'rencontre.ics')
  },
})
