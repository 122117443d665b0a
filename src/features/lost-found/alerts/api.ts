import { z } from 'zod'

import { ACCOUNT_SIGN_IN } from '@/features/accounts/own/model'
import { PREFERENCES_PATH } from '@/features/notifications/preferences/model'
import { HttpError } from '@/platform/http/errors'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'
import { defineRoute } from '@/platform/http/route'
import { countTry } from '@/platform/rate-limit/presses'

import { watchLimiter } from './limits'
import { ALERTS_API, ALERTS_PART, STOP_ALERTS_API } from './model'
import { watchSchema } from './schema'
import { removeWatch, setWatch } from './watch'

const tags = ['Notifications']
const done = (what: string) => `${PREFERENCES_PATH}?fait=${what}#${ALERTS_PART}`

const answers = {
  200: {
    description: 'C’est fait\u00a0; `next` le dit',
    schema: z.object({ success: z.literal(true), next: z.string() }),
  },
}

const countChange = (user: string): Promise<void> =>
  countTry(watchLimiter, user, 'Trop d’envois détectés. Réessayez plus tard.')

export const watchLostAnimals = defineRoute({
  method: 'POST',
  path: ALERTS_API,
  summary: 'Être prévenu des animaux perdus autour d’une commune',
  description:
    'Du lieu, on ne garde que le milieu de la commune, brouillé à 300 m. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  // A plain form of whoever is not signed in any more is led to where they can be.
  auth: 'optional',
  body: watchSchema,
  bodyLimitBytes: 2000,
  form: true,
  formFailure: (failure, sent) =>
    failure.status === 401
      ? seeOther(ACCOUNT_SIGN_IN)
      : backToForm(PREFERENCES_PATH, failure, sent, { part: ALERTS_PART }),
  answers,
  refusals: [401, 403, 422, 429],
  handler: async ({ req, user, body, isPlainForm }) => {
    if (!user) throw new HttpError(401)
    await countChange(user.id)
    await setWatch(req, user.id, body)
    const next = done('alertes')
    return isPlainForm ? seeOther(next, noDraft(PREFERENCES_PATH)) : { success: true, next }
  },
})

export const stopWatchingLostAnimals = defineRoute({
  method: 'POST',
  path: STOP_ALERTS_API,
  summary: 'Ne plus être prévenu des animaux perdus',
  description: 'Le lieu est effacé. Un formulaire sans JavaScript reçoit une redirection 303.',
  tags,
  auth: 'optional',
  form: true,
  formFailure: () => seeOther(ACCOUNT_SIGN_IN),
  answers,
  refusals: [401, 403],
  handler: async ({ req, user, isPlainForm }) => {
    if (!user) throw new HttpError(401)
    await removeWatch(req, user.id)
    const next = done('sans-alertes')
    return isPlainForm ? seeOther(next) : { success: true, next }
  },
})
