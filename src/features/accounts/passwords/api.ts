import { z } from 'zod'

import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { PASSWORD_MAX } from '../model'
import { emailSchema } from '../schema'
import { LINK_IS_ON_ITS_WAY } from '../sentences'
import { choosePassword, requestPasswordLink } from './commands'
import { backToChoice, backToForgotten, chosenPath, sentPath } from './without-script'

const done = z.object({ success: z.literal(true), message: z.string() })

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Recevoir un lien pour choisir un nouveau mot de passe',
  description: 'La réponse est la même que le compte existe ou non.',
  tags: ['Comptes'],
  auth: 'public',
  body: z.object({ email: emailSchema }),
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: backToForgotten,
  answers: { 200: { description: 'La demande est reçue', schema: done } },
  refusals: [403, 429],
  handler: async ({ body, request, isPlainForm }) => {
    await requestPasswordLink(request, body.email)
    if (isPlainForm) return seeOther(sentPath())
    return { success: true, message: LINK_IS_ON_ITS_WAY }
  },
})

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choisir un nouveau mot de passe avec le lien reçu',
  description: 'Le lien ne sert qu’une fois\u00a0; toutes les sessions du compte se ferment.',
  tags: ['Comptes'],
  auth: 'public',
  body: z.object({
    token: z.string({ error: 'Ce lien est incomplet' }).max(200, 'Ce lien est incomplet'),
    password: z
      .string({ error: 'Le mot de passe est requis' })
      .min(1, 'Le mot de passe est requis')
      .max(PASSWORD_MAX, atMost(PASSWORD_MAX)),
  }),
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: backToChoice,
  answers: { 200: { description: 'Le mot de passe est enregistré', schema: done } },
  refusals: [403, 429],
  handler: async ({ body, request, isPlainForm }) => {
    const cookie = await choosePassword(request, body)
    if (isPlainForm) return seeOther(chosenPath(), [cookie])
    const answer = { success: true, message: 'Votre mot de passe est enregistré' }
    return Response.json(answer, { headers: { 'set-cookie': cookie } })
  },
})
