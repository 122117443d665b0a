import { canSomewhere, type Actor } from '../../platform/access/model'

/** The page on which everybody signs in. */
const SIGN_IN_PATH = '/auth/connexion'

const NOWHERE = 'http://nowhere.invalid'
const LONGEST = 2000

function isOwnPath(path: string): boolean {
  // A browser reads « \ » as « / », and drops tabs and line breaks: « /\t/evil » is « //evil ».
  if (!path.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(path)) return false
  try {
    return new URL(path, NOWHERE).origin === NOWHERE
  } catch {
    return false
  }
}

/**
 * Where to go after signing in, as asked by `suite=`: a path of this site, or
 * null for anything else, encoded tricks included.
 */
export function safeSuite(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > LONGEST || !isOwnPath(asked)) return null
  let decoded = asked
  for (let round = 0; round < 3; round += 1) {
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      break
    }
    if (!isOwnPath(decoded)) return null
  }
  const { pathname, search, hash } = new URL(asked, NOWHERE)
  if (pathname === SIGN_IN_PATH) return null
  // A header of an answer carries no other signs.
  const path = /^[\x20-\x7e]*$/.test(asked) ? asked : pathname + search + hash
  // « /.//evil/é » is of this site until its dot is read away.
  return isOwnPath(path) ? path : null
}

/** Where a person starts without having asked for a place: the staff at work, others at home. */
export function landingOf(actor: Actor): string {
  return canSomewhere(actor, 'viewAdmin') ? '/shelter/admin' : '/'
}

/** The sign-in page that leads to a place afterwards. */
export function signInPath(suite: string | null): string {
  return suite ? `${SIGN_IN_PATH}?suite=${encodeURIComponent(suite)}` : SIGN_IN_PATH
}

/** The page on which an account is opened, that leads to a place afterwards. */
export function signUpPath(suite: string | null): string {
  return suite ? `/auth/inscription?suite=${encodeURIComponent(suite)}` : '/auth/inscription'
}
