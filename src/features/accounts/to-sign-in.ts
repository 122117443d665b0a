import { safeSuite, signInPath } from './suite'

/**
 * Where the person wanted to go. What a screen was asked for stands beside it when it is next.config.mjs
 * that leads here.
 */
function askedOf(request: Request): string | null {
  const { searchParams } = new URL(request.url)
  const path = searchParams.get('redirect')
  for (const own of ['redirect', '_rsc']) searchParams.delete(own)
  if (path === null || searchParams.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${searchParams}`
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
