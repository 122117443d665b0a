import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { atMost } from '@/platform/validation/at-most.model'

import { landingOf } from '../suite'
import { emailSchema } from '../schema'
import { LINK_IS_ON_ITS_WAY } from '../sentences'
import { confirmAddress, resendConfirmation } from './commands'
import { CONFIRM_API, CONFIRM_PATH, RESEND_API, RESEND_PATH } from './model'

/** The link that a page carries, as its address repeats it. */
const linkOf = ({ token }: Readonly<Record<string, unknown>>) => ({
  query: { jeton: typeof token === 'string' ? token.slice(0, 100) : '' },
})

export const verifyEmail = defineRoute({
  method: 'POST',
  path: CONFIRM_API,
  summary: 'Confirmer son adresse e-mail avec le lien reçu',
  description:
    'Le lien ne sert qu’une fois, avec le mot de passe du compte\u00a0; la session s’ouvre. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags: ['Comptes'],
  auth: 'public',
  body: z.object({
    token: z.string({ error: 'Ce lien est incomplet' }).max(100, 'Ce lien est incomplet'),
    password: z
      .string({ error: 'Le mot de passe est requis' })
      .min(1, 'Le mot de passe est requis')
      .max(1000, atMost(1000)),
  }),
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, sent) => backToForm(CONFIRM_PATH, failure, {}, linkOf(sent)),
  answers: {
    200: {
      description: 'L’adresse est confirmée et la session ouverte',
      schema: z.object({ success: z.literal(true), next: z.string().describe('Où aller ensuite') }),
    },
  },
  refusals: [403, 409, 429],
  handler: async ({ body, request, isPlainForm }) => {
    const { cookies, user, suite } = await confirmAddress(request, body)
    const landing = landingOf(user)
    const next = suite ?? (landing === '/' ? '/account?fait=confirmee' : landing)
    if (isPlainForm) return seeOther(next, [...cookies, ...noDraft(CONFIRM_PATH)])
    const response = Response.json({ success: true, next })
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  },
})

export const resendVerification = defineRoute({
  method: 'POST',
  path: RESEND_API,
  summary: 'Recevoir de nouveau le lien qui confirme son adresse',
  description: 'La réponse est la même que le compte existe ou non, confirmé ou non.',
  tags: ['Comptes'],
  auth: 'public',
  body: z.object({ email: emailSchema }),
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, sent) => backToForm(RESEND_PATH, failure, sent),
  answers: {
    200: {
      description: 'La demande est reçue',
      schema: z.object({ success: z.literal(true), message: z.string() }),
    },
  },
  refusals: [403, 429],
  handler: async ({ body, request, isPlainForm }) => {
    await resendConfirmation(request, body.email)
    if (isPlainForm) return seeOther(`${RESEND_PATH}?envoye=1`, noDraft(RESEND_PATH))
    return { success: true, message: LINK_IS_ON_ITS_WAY }
  },
})
