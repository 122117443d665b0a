import { failureResponse, type Failure } from './failure'
import { plainPage } from './plain-page'

const TITLES: Readonly<Record<number, string>> = {
  401: 'Connectez-vous d’abord',
  403: 'Accès refusé',
  404: 'Introuvable',
  429: 'Un peu de patience',
  503: 'Indisponible pour le moment',
}

const HOME = { href: '/', label: 'Retour à l’accueil' }
const SIGN_IN = { href: '/auth/connexion', label: 'Se connecter' }

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Did somebody follow a link in a browser? Programs that take HTML too do not name this kind of it. */
const isFollowed = (request: Request): boolean =>
  request.method === 'GET' &&
  Boolean(request.headers.get('accept')?.includes('application/xhtml+xml'))

/**
 * A failure as whoever asked can read it: a page for somebody who followed a link (a receipt, an
 * export, the page for a card), the envelope of the API for a program.
 */
export function refusedAnswer(request: Request, failure: Failure): Response {
  if (!isFollowed(request)) return failureResponse(failure)
  const { status, error, fields = {}, headers = {} } = failure
  const wrong = Object.values(fields)
  const page = plainPage(status, {
    title: TITLES[status] ?? 'Cela n’a pas marché',
    text: [error, ...(wrong.length > 1 ? wrong : [])].map(asSentence),
    links: status === 401 ? [SIGN_IN, HOME] : [HOME],
  })
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
