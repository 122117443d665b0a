import { z } from 'zod'

import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'

import { typedCookie } from '../without-script'
import { signUp } from './commands'
import { SIGN_UP_API, SIGN_UP_PATH, SIGNED_UP_PATH } from './model'
import { signUpSchema } from './schema'

export const openAccount = defineRoute({
  method: 'POST',
  path: SIGN_UP_API,
  summary: 'Ouvrir un compte',
  description: [
    'Un lien part à l’adresse, qui la confirme. La réponse est la même que l’adresse ait un compte ou non.',
    'Un formulaire sans JavaScript reçoit une redirection 303.',
  ].join(' '),
  tags: ['Comptes'],
  auth: 'public',
  body: signUpSchema,
  bodyLimitBytes: 16_384,
  form: true,
  formFailure: (failure, sent) => backToForm(SIGN_UP_PATH, failure, sent, { secret: ['password'] }),
  answers: {
    200: {
      description: 'Un message part à cette adresse',
      schema: z.object({ success: z.literal(true), next: z.string().describe('Où aller ensuite') }),
    },
  },
  refusals: [403, 429],
  handler: async ({ body, request, isPlainForm }) => {
    await signUp(request, body)
    const typed = typedCookie(body.email)
    if (isPlainForm) return seeOther(SIGNED_UP_PATH, [typed, ...noDraft(SIGN_UP_PATH)])
    const answer = { success: true, next: SIGNED_UP_PATH }
    return Response.json(answer, { headers: { 'set-cookie': typed } })
  },
})
