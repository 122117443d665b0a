import { z } from 'zod'

import { isEmailAddress } from '@/platform/email/model'
import type { Failure } from '@/platform/http/failure'
import { idSchema } from '@/platform/http/params'
import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { limitAttempts } from '@/platform/rate-limit/attempts'

import { leaveWall } from './commands/leave-wall'
import { moveSponsorship } from './commands/move-sponsorship'
import { openOwnCardPage } from './commands/open-card-page'
import { seeAfterCard } from './commands/see-after-card'
import { sendDonorLink } from './commands/send-link'
import { LINK_SENT, type Problem } from './model'
import { linkSchema, moveSchema } from './schema'

const tags = ['Dons']
const success = z.literal(true)
const token = z.string().min(1).max(200)
const params = z.object({ token, sponsorshipId: idSchema })

/** Acting by one's link: nobody does so dozens of times in a quarter of an hour. */
const donorLimiter = limitAttempts({
  name: 'donor',
  sentence: 'Trop de tentatives détectées',
  byNetwork: 60,
  byAccount: 30,
})

/** Asking for a link. */
const linkLimiter = limitAttempts({
  name: 'donor-link',
  sentence: 'Trop de demandes détectées',
  byNetwork: 15,
  byAccount: 5,
})

const pageOf = (of: string, query = ''): string => `/mes-dons/${encodeURIComponent(of)}${query}`

/** Without JavaScript: the same page again, with the sentence. */
function backToPage({ status }: Failure, sent: Readonly<Record<string, unknown>>): Response {
  const of = typeof sent.token === 'string' ? sent.token : ''
  const wrong: Problem = sent.move === 'choose' ? 'choix' : 'montant'
  const problem: Problem =
    status === 400 || status === 422 ? wrong : status === 409 ? 'etape' : 'service'
  return seeOther(pageOf(of, `?erreur=${problem}`))
}

/** Without JavaScript: the form again, with what was typed. */
function backToForm({ status }: Failure, sent: Readonly<Record<string, unknown>>): Response {
  const email = typeof sent.email === 'string' ? sent.email.trim() : ''
  const query = new URLSearchParams({ erreur: status === 429 ? 'trop' : 'email' })
  if (isEmailAddress(email)) query.set('email', email)
  return seeOther(`/mes-dons?${query}`)
}

export const askDonorLink = defineRoute({
  method: 'POST',
  path: '/api/donors/link',
  summary: 'Recevoir par e-mail le lien de la page de ses dons',
  description: 'La réponse est la même que l’adresse ait donné ou non.',
  tags,
  auth: 'public',
  body: linkSchema,
  form: true,
  formFailure: backToForm,
  answers: {
    200: {
      description: 'S’il y a des dons, le message part',
      schema: z.object({ success, message: z.string(), next: z.string() }),
    },
  },
  refusals: [429],
  handler: async ({ body, request, isPlainForm }) => {
    await linkLimiter.count(request, body.email)
    await sendDonorLink(body.email)
    const next = '/mes-dons?envoye=1'
    return isPlainForm ? seeOther(next) : { success: true, message: LINK_SENT, next }
  },
})

export const moveOwnSponsorship = defineRoute({
  method: 'POST',
  path: '/api/donors/{token}/sponsorships/{sponsorshipId}',
  summary: 'Changer, mettre en pause, reprendre ou arrêter son parrainage',
  description:
    'Par le lien personnel reçu par e-mail\u00a0; sans compte. Un formulaire sans JavaScript reçoit ' +
    'une redirection 303.',
  tags,
  auth: 'public',
  params,
  body: moveSchema,
  form: true,
  formFailure: backToPage,
  answers: {
    200: { description: 'C’est fait', schema: z.object({ success, next: z.string() }) },
  },
  refusals: [404, 409, 422, 429, 503],
  handler: async ({ params: { token: of, sponsorshipId }, body, request, isPlainForm }) => {
    await donorLimiter.count(request)
    const done = await moveSponsorship({ token: of, sponsorship: sponsorshipId }, body)
    const next = pageOf(of, `?fait=${done}`)
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

export const leaveWallRoute = defineRoute({
  method: 'POST',
  path: '/api/donors/{token}/thanks/{donationId}/leave',
  summary: 'Retirer son nom du mur des remerciements d’une collecte',
  description: 'Par le lien personnel\u00a0; sans JavaScript, une redirection 303.',
  tags,
  auth: 'public',
  params: z.object({ token, donationId: idSchema }),
  body: z.strictObject({}).optional(),
  bodyLimitBytes: 1000,
  form: true,
  formFailure: (_failure, _sent, { token: of }) => seeOther(pageOf(of, '?erreur=etape')),
  answers: {
    200: { description: 'C’est fait', schema: z.object({ success, next: z.string() }) },
  },
  refusals: [404, 429],
  handler: async ({ params: { token: of, donationId }, request, isPlainForm }) => {
    await donorLimiter.count(request)
    await leaveWall({ token: of, donation: donationId })
    const next = pageOf(of, '?fait=mur')
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})

export const openCardPage = defineRoute({
  method: 'GET',
  path: '/api/donors/{token}/sponsorships/{sponsorshipId}/card',
  summary: 'La page du prestataire où changer de carte',
  description: 'Par le lien personnel\u00a0; une redirection 303.',
  tags,
  auth: 'public',
  params,
  answers: { 303: { description: 'Vers la page du prestataire' } },
  refusals: [404, 409, 429, 503],
  handler: async ({ params: { token: of, sponsorshipId }, request }) => {
    await donorLimiter.count(request)
    return seeOther(await openOwnCardPage({ token: of, sponsorship: sponsorshipId }))
  },
})

export const leaveCardPage = defineRoute({
  method: 'GET',
  path: '/api/donors/{token}/sponsorships/{sponsorshipId}/card/back',
  summary: 'Le retour de la page du prestataire',
  description: 'Par le lien personnel\u00a0; une redirection 303 vers la page de ses dons.',
  tags,
  auth: 'public',
  params,
  answers: { 303: { description: 'Vers la page de ses dons' } },
  refusals: [404, 429],
  handler: async ({ params: { token: of, sponsorshipId }, request }) => {
    await donorLimiter.count(request)
    await seeAfterCard({ token: of, sponsorship: sponsorshipId })
    return seeOther(pageOf(of, '?fait=carte'))
  },
})
