import { safeSuite, signInPath } from './suite'

/** Payload's own screens of accounts lead to ours, and back to where the person wanted to go. */
export function toSignIn(request: Request): Response {
  const asked = safeSuite(new URL(request.url).searchParams.get('redirect'))
  const isAdmin = asked !== null && /^\/admin(?:$|[/?])/.test(asked)
  const isLoop = asked !== null && /^\/admin\/(?:login|logout|forgot|create-first-user)/.test(asked)
  const headers = {
    location: signInPath(isAdmin && !isLoop ? asked : '/admin'),
    'cache-control': 'no-store',
  }
  return new Response(null, { status: 307, headers })
}
