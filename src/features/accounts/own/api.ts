import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import { ownPageForms } from '@/platform/http/own-page-forms'
import { defineRoute } from '@/platform/http/route'
import { signedIn } from '@/platform/http/signed-in'

import { askNewEmail, changeIdentity, changePassword } from './commands'
import {
  ACCOUNT_PATH,
  ACCOUNT_SIGN_IN,
  ALL_OTHERS,
  CLOSE_SESSION_API,
  DONE,
  IDENTITY_API,
  LEAVE_TEAM_API,
  NEW_EMAIL_API,
  NEW_PASSWORD_API,
  PARTS,
  type Part,
} from './model'
import { leaveTeam } from '../team-workspace/commands'
import {
  closeSessionSchema,
  identitySchema,
  leaveTeamSchema,
  newEmailSchema,
  newPasswordSchema,
} from './schema'
import { closeOwnSessions } from './sessions'

const { backTo, doneAt } = ownPageForms(ACCOUNT_PATH, ACCOUNT_SIGN_IN)
const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
const done = z.object({ success: z.literal(true), message: z.string() })

/** What all forms of the page have in common. */
const shared = (part: Part) =>
  ({
    method: 'POST',
    description: PLAIN,
    tags: ['Comptes'],
    // Whoever is not signed in any more is led to where they can be, by a plain form.
    auth: 'optional',
    bodyLimitBytes: 16_384,
    form: true,
    formFailure: backTo(part),
    answers: { 200: { description: 'C’est fait', schema: done } },
  }) as const

const answer = (part: Part, isPlainForm: boolean): Response | object =>
  isPlainForm ? doneAt(part) : { success: true, message: DONE[part] }

export const saveIdentity = defineRoute({
  ...shared(PARTS.identity),
  path: IDENTITY_API,
  summary: 'Changer son nom, son téléphone, sa ville',
  body: identitySchema,
  refusals: [401, 403],
  handler: async ({ req, user, body, isPlainForm }) => {
    await changeIdentity(req, signedIn(user), body)
    return answer(PARTS.identity, isPlainForm)
  },
})

export const requestNewEmail = defineRoute({
  ...shared(PARTS.email),
  path: NEW_EMAIL_API,
  summary: 'Demander une autre adresse e-mail',
  description: `Un lien part à la nouvelle adresse\u00a0; le compte garde l’ancienne jusque-là. La réponse est la même qu’un compte porte cette adresse ou non. ${PLAIN}`,
  body: newEmailSchema,
  refusals: [401, 403, 429],
  handler: async ({ req, user, body, request, isPlainForm }) => {
    await askNewEmail(request, req, signedIn(user), body)
    return answer(PARTS.email, isPlainForm)
  },
})

export const saveNewPassword = defineRoute({
  ...shared(PARTS.password),
  path: NEW_PASSWORD_API,
  summary: 'Changer son mot de passe',
  description: `Les autres sessions du compte se ferment. ${PLAIN}`,
  body: newPasswordSchema,
  refusals: [401, 403, 429],
  handler: async ({ req, user, body, isPlainForm }) => {
    await changePassword(req, signedIn(user), body)
    return answer(PARTS.password, isPlainForm)
  },
})

export const closeSession = defineRoute({
  ...shared(PARTS.sessions),
  path: CLOSE_SESSION_API,
  summary: 'Déconnecter un de ses appareils, ou tous les autres',
  description: `«\u00a0session\u00a0» est son identifiant, ou «\u00a0${ALL_OTHERS}\u00a0». ${PLAIN}`,
  body: closeSessionSchema,
  refusals: [401, 403, 404],
  handler: async ({ req, user, body: { session }, isPlainForm }) => {
    signedIn(user)
    const ended = await closeOwnSessions(req, session === ALL_OTHERS ? null : session)
    // It may have ended by itself: all others are then as asked.
    if (ended === 0 && session !== ALL_OTHERS)
      throw new HttpError(404, 'Cet appareil est déjà déconnecté')
    return answer(PARTS.sessions, isPlainForm)
  },
})

export const leaveOneTeam = defineRoute({
  ...shared(PARTS.teams),
  path: LEAVE_TEAM_API,
  summary: 'Quitter une de ses équipes',
  description: `Le dernier administrateur reste (422). ${PLAIN}`,
  body: leaveTeamSchema,
  refusals: [401, 403, 404, 422],
  handler: async ({ req, user, body: { shelter }, isPlainForm }) => {
    signedIn(user)
    await leaveTeam(req, shelter)
    return answer(PARTS.teams, isPlainForm)
  },
})
