import { API, placePath, PLACES_ROOT } from '../model'

/** The link of the mail that proves an address, and how long it works, in hours. */
export const CLAIM_LINK = 'place-claim'
export const CLAIM_HOURS = 24

export const claimPath = (slug: string): string => `${placePath(slug)}/revendiquer`
export const claimLinkPath = (token: string): string => `${PLACES_ROOT}/revendiquer/${token}`
/** The places that the signed-in person owns. */
export const OWN_PLACES_PATH = '/mon-espace/adresses'
export const ownPlacePath = (id: string): string => `${OWN_PLACES_PATH}/${id}`

export const claimApi = (id: string): string => `${API}/${id}/claim`
export const CLAIM_CONFIRM_API = `${API}/claims/confirm`
export const ownApi = (id: string): string => `${API}/${id}/own`
export const leaveApi = (id: string): string => `${API}/${id}/own/leave`

/**
 * What became of a claim: SENT waits for its link; DONE made an owner; WAITING came while somebody
 * else was the owner, and a super admin then gave or refused it.
 */
export type ClaimState = 'SENT' | 'DONE' | 'WAITING' | 'GIVEN' | 'REFUSED'

export const OWNER_SENTENCES = {
  badEmail: 'Écrivez une adresse e-mail, comme contact@exemple.fr',
  freeMail: (host: string, wanted: string): string =>
    `Tout le monde peut ouvrir une adresse chez ${host}\u00a0: écrivez plutôt celle de votre site, qui finit par @${wanted}`,
  otherHost: (wanted: string): string =>
    `L’adresse doit finir exactement par @${wanted}, comme le site du lieu. Si vous n’en avez pas, écrivez-nous.`,
  sharedSite: (host: string): string =>
    `Le site de ce lieu est sur ${host}, que bien d’autres partagent\u00a0: une adresse e-mail n’y prouve rien. Écrivez-nous.`,
  noSite:
    'Nous ne connaissons pas le site de ce lieu\u00a0: une adresse e-mail n’y prouve rien. Écrivez-nous.',
  linkOver: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
  unconfirmed: 'Confirmez d’abord l’adresse e-mail de votre compte',
  moved: 'Ces valeurs ont encore changé depuis\u00a0: corrigez l’adresse à la main',
  offline: 'Cette adresse n’est pas en ligne\u00a0: remettez-la d’abord en ligne.',
  decided: 'Quelqu’un a déjà décidé. Rechargez la page.',
  reason: 'Écrivez pourquoi, en 10 caractères au moins',
} as const
