import { z } from 'zod'

import { seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'

import { leaveNewsletter } from './commands/leave'
import { leavePath } from './links'

const tags = ['Dons']
const path = '/api/newsletter/withdrawals/{token}'
const params = z.object({ token: z.string().min(1).max(200) })

/** A program that reads mail only looks: nothing is withdrawn by GET. */
export const openWithdrawal = defineRoute({
  method: 'GET',
  path,
  summary: 'La page de désinscription',
  description: 'Une redirection 303\u00a0: rien n’est retiré par une lecture.',
  tags,
  auth: 'public',
  params,
  answers: { 303: { description: 'Vers la page de désinscription' } },
  handler: async ({ params: { token } }) => seeOther(leavePath(token)),
})

export const withdrawNewsletter = defineRoute({
  method: 'POST',
  path,
  summary: 'Ne plus recevoir les nouvelles d’un refuge',
  description:
    'Par le lien signé d’un message, sans compte\u00a0; le corps n’est pas lu. C’est aussi l’adresse de ' +
    'l’en-tête «\u00a0List-Unsubscribe\u00a0» (RFC 8058). «\u00a0retour=1\u00a0»\u00a0: une redirection 303 vers la page.',
  tags,
  auth: 'public',
  params,
  query: z.strictObject({ retour: z.literal('1').optional() }),
  form: true,
  answers: {
    200: {
      description: 'C’est fait, ou l’était déjà',
      schema: z.object({ success: z.literal(true), next: z.string() }),
    },
  },
  refusals: [404],
  handler: async ({ params: { token }, query, isPlainForm }) => {
    await leaveNewsletter(token)
    const next = `${leavePath(token)}?fait=1`
    return isPlainForm && query.retour ? seeOther(next) : { success: true, next }
  },
})
