import type { Failure } from '@/platform/http/failure'
import { seeOther } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'

import { problemOf, withProblem, type Problem } from '../passwords/without-script'

/** The page on which an invitation is accepted; `jeton` carries the link. */
export const ACCEPT_PATH = '/auth/invitation'

const WRONG =
  'Écrivez votre nom, et un mot de passe d’au moins 12 caractères ou d’une phrase de 4 mots peu courante.'

/** What the page shows of a form sent without JavaScript; null when nothing went wrong. */
export function invitationProblem(problem: unknown, wait: unknown): Problem | null {
  const found = problemOf(problem, wait, { champ: WRONG })
  return found && found.wait > 0 ? { ...found, error: TOO_MANY_TRIES } : found
}

/** Back to the page of the invitation, with the same link; a password is in no address. */
export function backToInvitation(
  failure: Failure,
  { token }: Readonly<Record<string, unknown>>,
): Response {
  const url = withProblem(ACCEPT_PATH, failure)
  if (typeof token === 'string') url.searchParams.set('jeton', token.slice(0, 200))
  return seeOther(url.pathname + url.search)
}
