import type { Failure } from '@/platform/http/failure'
import { ownCookie } from '@/platform/http/own-cookie'
import { seeOther } from '@/platform/http/plain-form'
import { readWait } from '@/ui/countdown'

import type { Outcome } from './components/sign-in-request'
import { TOO_MANY_SIGN_INS } from './model'
import { WRONG_CREDENTIALS } from './sentences'
import { signInPath } from './suite'

/** Keeps the typed e-mail from one page to the next, for a minute, out of every address and log. */
export const TYPED_COOKIE = 'patte-saisie'

/** Keeps a typed e-mail for the next page. */
export function typedCookie(email: string): string {
  const typed = encodeURIComponent(email.slice(0, 254))
  return ownCookie(TYPED_COOKIE, typed, { path: '/auth', seconds: 60 })
}

/** What the address of the sign-in page says went wrong; the words are the page's own. */
const PROBLEMS: Record<number, string> = { 400: 'champs', 401: 'identifiants', 429: 'attente' }

const SENTENCES: Record<string, string> = {
  champs: 'Écrivez votre e-mail et votre mot de passe',
  identifiants: WRONG_CREDENTIALS,
  attente: TOO_MANY_SIGN_INS,
  service: 'Le service est momentanément indisponible. Réessayez dans un instant.',
}

/** What the sign-in page shows of a form sent without JavaScript; null when nothing went wrong. */
export function outcomeOf(problem: unknown, wait: unknown): Outcome | null {
  const error = typeof problem === 'string' ? SENTENCES[problem] : undefined
  return error ? { error, fields: {}, wait: readWait(wait) } : null
}

/** Back to the sign-in page, which shows what was wrong and keeps what was typed. */
export function formFailure(
  { status, more }: Failure,
  { suite, email }: { suite: string | null; email: string },
): Response {
  const path = new URL(signInPath(suite), 'http://here')
  path.searchParams.set('erreur', PROBLEMS[status] ?? 'service')
  if (status === 429) path.searchParams.set('attente', String(more?.retryAfter))
  return seeOther(path.pathname + path.search, [typedCookie(email)])
}
