import { failureOf } from './failure'
import { plainPage } from './plain-page'
import { leaveUnread } from './read-body'
import { readSent } from './read-sent'
import type { Route } from './route'
import { hidesOrigin, refuseForeignOrigin } from './session'

/** Why a request is refused before its body is looked at; null when it is not. */
export async function refusalOf(route: Route, request: Request): Promise<Error | null> {
  try {
    if (route.method !== 'GET') refuseForeignOrigin(request)
    await route.arrival?.(request)
    return null
  } catch (error) {
    return error as Error
  }
}

/**
 * A page of ours whose origin an extension or a policy hid: the browser says that it is of this site. Of
 * another site it says so too, however that site hides its name.
 */
const isOwnHidden = (request: Request): boolean =>
  hidesOrigin(request) && request.headers.get('sec-fetch-site') === 'same-origin'

/** Files are read only where somebody counts them first. */
const mayRead = (route: Route, request: Request): boolean =>
  route.arrival !== undefined ||
  !(request.headers.get('content-type') ?? '').startsWith('multipart/')

/**
 * Answers a browser that sent a form, which is refused unread: with a page. Where it only hid its
 * own page (an extension, a strict policy) the form comes back with what was typed, and nothing is
 * written; of another site nothing is read.
 */
export async function refusedForm(
  route: Route,
  request: Request,
  params: unknown,
  error: Error,
): Promise<Response> {
  const failure = failureOf(error)
  const { status, error: sentence, headers = {} } = failure
  if (status === 403 && isOwnHidden(request) && mayRead(route, request) && route.formFailure) {
    const isTooMuch = await route.arrival?.(request).then(
      () => false,
      () => true,
    )
    if (!isTooMuch) {
      const { body, upload } = await readSent(route, request).catch(() => ({
        body: undefined,
        upload: null,
      }))
      const typed = (body ?? upload?.fields ?? {}) as Record<string, unknown>
      return route.formFailure(failure, typed, params)
    }
  }
  leaveUnread(request)
  const page = plainPage(status, {
    title: 'Ce formulaire n’est pas parti',
    text: [
      `${sentence}.`,
      'Revenez à la page précédente\u00a0: ce que vous avez écrit y est peut-être encore.',
    ],
    links: [{ href: '/', label: 'Retour à l’accueil' }],
  })
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
