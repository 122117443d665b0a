/** The page of one's own account, and where its forms are sent. */
export const ACCOUNT_PATH = '/account'
/** Where whoever is not signed in any more gets back to it. */
export const ACCOUNT_SIGN_IN = '/auth/connexion?suite=%2Faccount'
export const ME_API = '/api/user/me'
export const IDENTITY_API = '/api/user/identity'
export const NEW_EMAIL_API = '/api/user/new-email'
export const NEW_PASSWORD_API = '/api/user/password'
export const CLOSE_SESSION_API = '/api/user/sessions/close'
export const LEAVE_TEAM_API = '/api/user/teams/leave'

/** The forms of the page, as its address names them. */
export const PARTS = {
  identity: 'identite',
  email: 'adresse',
  password: 'mot-de-passe',
  sessions: 'appareils',
  teams: 'equipes',
} as const
export type Part = (typeof PARTS)[keyof typeof PARTS]

/** Said when a form of the page is done. */
export const DONE: Record<Part, string> = {
  identite: 'Vos coordonnées sont enregistrées.',
  adresse:
    'Un message vient de partir à la nouvelle adresse. Ouvrez son lien\u00a0: jusque-là, rien ne change.',
  'mot-de-passe':
    'Votre nouveau mot de passe est enregistré. Vos autres appareils sont déconnectés.',
  equipes: 'Vous ne faites plus partie de cette équipe.',
  appareils: 'C’est fait\u00a0: il faudra s’y connecter de nouveau.',
}

/** Begins the key under which it is kept in which kind of browser a session was opened. */
export const DEVICE_PREFIX = 'session:'

/** Every other session of the account, as the form names them. */
export const ALL_OTHERS = 'autres'

const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const first = (list: typeof BROWSERS, text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/**
 * A device as its owner would name it: « Firefox sur Windows ».
 * @param userAgent as the browser sends it; null when it sends none
 */
export function deviceLabel(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = first(BROWSERS, text) ?? 'Un navigateur'
  const system = first(SYSTEMS, text)
  return system ? `${browser} sur ${system}` : browser
}
