/** The page on which a person decides what others see of them. */
export const OWN_PROFILE_PATH = '/profil'
/** Where whoever is not signed in gets back to it. */
export const OWN_PROFILE_SIGN_IN = '/auth/connexion?suite=%2Fprofil'
export const OWN_PROFILE_API = '/api/user/profile'
export const PHOTO_API = '/api/user/profile/photo'
export const REMOVE_PHOTO_API = '/api/user/profile/photo/remove'

/** The page of a profile that everybody sees. @param user id of the account */
export const profilePath = (user: string): string => `/profil/${user}`
/** Where a super admin takes a profile down. */
export const withdrawApi = (user: string): string => `/api/profiles/${user}/withdraw`

/** Longest texts of a profile, in characters. */
export const SHOWN_NAME_MAX = 50
export const TEXT_MAX = 500
export const REASON_MAX = 300

/** Largest photo that is sent, in bytes (5 MB); the browser makes it lighter before. */
export const PHOTO_MAX_BYTES = 5_242_880
/** Width and height of the photo that is kept, in pixels. */
export const PHOTO_SIDE = 480

export const SENTENCES = {
  unconfirmed: 'Confirmez d’abord l’adresse e-mail de votre compte',
  nameless: 'Écrivez le nom que les autres verront',
  notFound: 'Profil introuvable',
  photoMissing: 'Choisissez une photo',
  photoTooLarge: 'La photo dépasse 5\u00a0Mo',
  photoType: 'Choisissez une photo JPG, PNG, WEBP ou AVIF',
} as const

/** The forms of the page, as its address names them. */
export const PARTS = { profile: 'profil', photo: 'photo' } as const
export type Part = (typeof PARTS)[keyof typeof PARTS]

/** What a person wrote for others. */
export type Profile = {
  shownName: string
  text: string
  /** Path of the photo on the site; null without one. */
  photo: string | null
  isPublic: boolean
  /** Why the platform took it down; null for one that it did not, or that was corrected since. */
  withdrawnFor: string | null
}

/** What the page says once the profile is saved. */
export const savedSentence = (isPublic: boolean): string =>
  isPublic
    ? 'C’est enregistré. Votre profil est visible par tous.'
    : 'C’est enregistré. Vous seul voyez votre profil.'

/** What a face shows without a photo. */
export const initialOf = (name: string): string => name.trim().charAt(0).toUpperCase()

/**
 * The name that a profile begins with: the first name alone, since others will read it.
 * @param name of the account
 */
export const proposedName = (name: string): string =>
  (name.trim().split(/\s+/)[0] ?? '').slice(0, SHOWN_NAME_MAX)
