import { safeSuite, signInPath } from './suite'

/** Where the person wanted to go: next.config.mjs leads here from every screen of the admin. */
function askedOf(request: Request): string | null {
  const { pathname, search, searchParams } = new URL(request.url)
  const isOfAccounts = /^\/admin\/(?:login|forgot|create-first-user)$/.test(pathname)
  return isOfAccounts ? searchParams.get('redirect') : pathname + search
}

/** Payload's own screens of accounts lead to ours, and back to where the person wanted to go. */
export function toSignIn(request: Request): Response {
  const asked = safeSuite(askedOf(request))
  const isAdmin = asked !== null && /^\/admin(?:$|[/?])/.test(asked)
  const isLoop = asked !== null && /^\/admin\/(?:login|logout|forgot|create-first-user)/.test(asked)
  const headers = {
    location: signInPath(isAdmin && !isLoop ? asked : '/admin'),
    'cache-control': 'no-store',
  }
  return new Response(null, { status: 307, headers })
}
