import { ACCOUNT_SCREENS } from './account-screens.mjs'
import { safeSuite, signInPath } from './suite'

const ofAccounts = new RegExp(`^/admin/(?:${ACCOUNT_SCREENS.join('|')})(?=$|[/?])`)

/** Where the person wanted to go: next.config.mjs leads here from every screen of the admin. */
function askedOf(request: Request): string | null {
  const { pathname, search, searchParams } = new URL(request.url)
  return ofAccounts.test(pathname) ? searchParams.get('redirect') : pathname + search
}

/** Payload's own screens of accounts lead to ours, and back to where the person wanted to go. */
export function toSignIn(request: Request): Response {
  const asked = safeSuite(askedOf(request))
  const isAdmin = asked !== null && /^\/admin(?:$|[/?])/.test(asked)
  const isLoop = asked !== null && ofAccounts.test(asked)
  const headers = {
    location: signInPath(isAdmin && !isLoop ? asked : '/admin'),
    'cache-control': 'no-store',
  }
  return new Response(null, { status: 307, headers })
}
