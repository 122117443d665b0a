/** The page with the form, the one that says what comes next, and where it is sent. */
export const SIGN_UP_PATH = '/auth/inscription'
export const SIGNED_UP_PATH = '/auth/inscription/merci'
export const SIGN_UP_API = '/api/auth/sign-up'

/** Sentence of the contract, for a limiter. Source: docs/decisions/people.md. */
export const TOO_MANY_SIGN_UPS = 'Trop d’inscriptions détectées'

/** Milliseconds that nobody needs less than to fill the form. */
export const SIGN_UP_FASTEST_MS = 3000

/** The fields of the form, in its order: the list of errors follows it. */
export const SIGN_UP_LABELS = {
  name: 'Votre nom',
  email: 'E-mail',
  password: 'Mot de passe',
  terms: 'Conditions d’utilisation',
  website: 'Champ à laisser vide',
} as const
export type SignUpField = keyof typeof SIGN_UP_LABELS

const DAY_MS = 24 * 3600 * 1000

/** Days after which an account goes whose address nobody confirmed. Source: docs/decisions/people.md. */
const UNCONFIRMED_DAYS = 30

/** Accounts that were opened before this, and never confirmed, go. */
export const signedUpBefore = (now: Date): Date =>
  new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS)

type Account = {
  /** ISO 8601; empty for an account that an invitation or a super admin made. */
  signedUpAt?: string | null
  emailVerified?: string | null
  isSuperAdmin?: boolean | null
  memberships?: readonly unknown[] | null
}

/** When an account goes if nobody confirms its address; null for one that stays. */
export function goesUnconfirmedOn(account: Account): Date | null {
  const { signedUpAt, emailVerified, isSuperAdmin, memberships } = account
  if (!signedUpAt || emailVerified || isSuperAdmin || memberships?.length) return null
  return new Date(Date.parse(signedUpAt) + UNCONFIRMED_DAYS * DAY_MS)
}

/** Said where the link is waited for. */
export const UNCONFIRMED_GOES = 'Sans confirmation, le compte est effacé au bout de trente jours.'
