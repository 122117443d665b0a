// @ts-check

/**
 * What stands behind `/admin/` for who has no session: Payload's own screens of accounts, some of which ours
 * answer for. Nobody is led back to one of them after signing in.
 */
export const ACCOUNT_SCREENS = [
  'login',
  'logout',
  'logout-inactivity',
  'forgot',
  'reset',
  'create-first-user',
  'unauthorized',
]
