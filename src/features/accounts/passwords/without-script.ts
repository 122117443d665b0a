import type { Failure } from '@/platform/http/failure'
import { seeOther } from '@/platform/http/plain-form'
import { readWait } from '@/ui/countdown'
import type { Posted } from '@/ui/post-json'

import { TOO_MANY_RESETS } from '../model'
import { LINK_IS_OVER } from '../sentences'
import { signInPath } from '../suite'
import { typedCookie } from '../without-script'
import { CHOOSE_PASSWORD_PATH } from './link'

const FORGOTTEN_PATH = '/auth/mot-de-passe-oublie'

/** What the address of a page says went wrong; the words are the page's own. */
const PROBLEMS: Record<number, string> = { 400: 'champ', 403: 'lien', 429: 'attente' }

const SERVICE = 'Le service est momentanément indisponible. Réessayez dans un instant.'

type Sent = Readonly<Record<string, unknown>>
export type Problem = Pick<Posted<never>, 'error' | 'wait'> & { isOver?: boolean }

/** What a page shows of a form sent without JavaScript; null when nothing went wrong. */
export function problemOf(
  problem: unknown,
  wait: unknown,
  words: { champ: string },
): Problem | null {
  if (typeof problem !== 'string') return null
  if (problem === 'attente') return { error: TOO_MANY_RESETS, wait: readWait(wait) }
  if (problem === 'lien') return { error: LINK_IS_OVER, wait: 0, isOver: true }
  return { error: problem === 'champ' ? words.champ : SERVICE, wait: 0 }
}

/** The address of a page that says what went wrong with its form. */
export function withProblem(path: string, { status, more }: Failure): URL {
  const url = new URL(path, 'http://here')
  url.searchParams.set('erreur', PROBLEMS[status] ?? 'service')
  if (status === 429) url.searchParams.set('attente', String(more?.retryAfter))
  return url
}

/** Back to the page of the forgotten password, which keeps what was typed. */
export function backToForgotten(failure: Failure, { email }: Sent): Response {
  const { pathname, search } = withProblem(FORGOTTEN_PATH, failure)
  return seeOther(pathname + search, [typedCookie(typeof email === 'string' ? email : '')])
}

/** Back to the page of the new password, with the same link. */
export function backToChoice(failure: Failure, { token }: Sent): Response {
  const url = withProblem(CHOOSE_PASSWORD_PATH, failure)
  if (typeof token === 'string') url.searchParams.set('jeton', token.slice(0, 200))
  return seeOther(url.pathname + url.search)
}

export const sentPath = (): string => `${FORGOTTEN_PATH}?envoye=1`
export const chosenPath = (): string => `${signInPath(null)}?fait=mot-de-passe`
