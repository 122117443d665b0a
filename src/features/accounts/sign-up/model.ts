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
