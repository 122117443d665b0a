/** What a mission is about. */
export const KIND_LABELS = {
  WALKS: 'Promenades',
  CARE: 'Soins et nettoyage',
  CATS: 'Compagnie des chats',
  TRANSPORT: 'Trajets',
  HANDYWORK: 'Bricolage',
  EVENTS: 'Évènements et collectes',
  OFFICE: 'Accueil et administration',
  MEDIA: 'Photos et communication',
  OTHER: 'Autre aide',
} as const
export type MissionKind = keyof typeof KIND_LABELS

export const RHYTHM_LABELS = {
  WEEKLY: 'Chaque semaine',
  MONTHLY: 'Une ou deux fois par mois',
  OCCASIONAL: 'De temps en temps',
  ONCE: 'Une seule fois',
} as const
export type Rhythm = keyof typeof RHYTHM_LABELS

export const SKILL_LABELS = {
  DOGS: 'À l’aise avec les chiens',
  CATS: 'À l’aise avec les chats',
  HORSES: 'À l’aise avec les chevaux',
  LICENCE: 'Permis de conduire',
  CAR: 'Voiture',
  TOOLS: 'Savoir bricoler',
  COMPUTER: 'Savoir se servir d’un ordinateur',
  PHOTO: 'Savoir photographier',
  TALK: 'Aimer parler aux gens',
} as const
export type Skill = keyof typeof SKILL_LABELS

export const MISSION_STATUS_LABELS = {
  OPEN: 'En ligne',
  PAUSED: 'En pause',
  CLOSED: 'Terminée',
} as const
export type MissionStatus = keyof typeof MISSION_STATUS_LABELS

export const APPLICATION_STATUS_LABELS = {
  PENDING: 'En attente',
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
  WITHDRAWN: 'Retirée',
} as const
export type ApplicationStatus = keyof typeof APPLICATION_STATUS_LABELS

/** Characters, years, people, days. */
export const LIMITS = {
  title: 100,
  slug: 60,
  description: 2000,
  placeWords: 150,
  skills: 5,
  name: 80,
  phone: 30,
  availability: 300,
  message: 1000,
  answer: 1000,
  reason: 500,
  note: 300,
  /** Nobody younger is taken on, whatever a mission says. */
  leastAge: 8,
  /** Under this age a parent agrees. */
  adult: 18,
  mostAge: 110,
  missions: 60,
} as const

export const MISSIONS_PER_PAGE = 24

/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 25
export const RADII_KM = [5, 10, 25, 50, 100] as const

export const LIST_PATH = '/agir/devenir-benevole'
export const OWN_PATH = '/mon-espace/benevolat'
export const CERTIFICATE_PATH = `${OWN_PATH}/attestation`
export const DESK_PATH = '/admin/benevolat'
export const WEEK_PATH = `${DESK_PATH}?part=semaine`
export const API = '/api/volunteering'
export const TEAM_API = '/api/shelter/{shelterId}/volunteering'

export const missionPath = (slug: string): string => `${LIST_PATH}/${slug}`
export const shelterMissionsPath = (shelterSlug: string): string =>
  `/shelter/${shelterSlug}/benevolat`
export const applyPath = (slug: string): string => `${missionPath(slug)}/proposer`
export const applyApi = (mission: string): string => `${API}/missions/${mission}/apply`
export const withdrawApi = (id: string): string => `${API}/applications/${id}/withdraw`
export const slotApi = (slot: string, act: 'take' | 'leave' | 'calendar'): string =>
  `${API}/slots/${slot}/${act}`
export const hoursApi = (shift: string): string => `${API}/shifts/${shift}/hours`
export const CALENDAR_RENEW_API = `${API}/calendar/renew`
export const calendarPath = (secret: string): string => `${API}/calendar/${secret}/benevolat.ics`

export const SENTENCES = {
  notFound: 'Mission introuvable',
  slotNotFound: 'Créneau introuvable',
  unconfirmed: 'Confirmez d’abord l’adresse de votre compte',
  closed: 'Cette mission est terminée',
  tooYoung: (age: number): string => `Cette mission demande d’avoir au moins ${age} ans`,
  answeredAgain:
    'Cette personne a proposé son aide de nouveau\u00a0: répondez à sa nouvelle proposition',
  zoneMoves:
    'Des créneaux sont à venir, à l’heure d’ici\u00a0: annulez-les, ou créez une autre mission',
  paused: 'Ce refuge ne reçoit plus de propositions pour cette mission',
  waiting: 'Vous avez déjà proposé votre aide pour cette mission',
  already: 'Vous êtes déjà bénévole de ce refuge',
  unknownPlace: 'Nous ne connaissons pas cette commune',
  farPoint: 'Ce point est loin de la commune',
  stale: 'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez, puis recommencez.',
  decided: 'Cette proposition n’attend plus de réponse',
  undecided: 'Il n’y a pas de réponse à reprendre',
  busyVolunteer: 'Cette personne a déjà pris des créneaux\u00a0: mettez plutôt fin à son bénévolat',
  notVolunteer: 'Les créneaux sont pour les bénévoles de ce refuge',
  full: 'Ce créneau est complet',
  begun: 'Ce créneau a déjà commencé',
  cancelled: 'Ce créneau est annulé',
  overlaps: 'Vous avez déjà pris un créneau à la même heure',
  notTaken: 'Vous n’avez pas pris ce créneau',
  ended: 'Ce bénévolat a déjà pris fin',
  notEnded: 'Ce bénévolat n’a pas pris fin',
  notOver: 'Ce créneau n’est pas terminé',
  settled: 'Le refuge a déjà validé ces heures',
  tooMany: 'Trop d’envois détectés',
  tooManyMissions: `${LIMITS.missions} missions au maximum`,
} as const

/** « 2 h 30 », « 45 min ». @param minutes 0 or more */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}

export const ageWords = (minAge: number | null): string =>
  minAge === null ? 'À tout âge' : `Dès ${minAge}\u00a0ans`

/**
 * What is wrong with the age of whoever offers to help, by field; empty when nothing is.
 * @param minAge of the mission, in years; null for none
 */
export function refuseAge(
  sent: { age: number; parentName: string | null; parentAgrees: boolean },
  minAge: number | null,
): Record<string, string> {
  if (minAge !== null && sent.age < minAge) {
    return { age: `Cette mission demande d’avoir au moins ${minAge}\u00a0ans` }
  }
  if (sent.age >= LIMITS.adult) return {}
  return {
    ...(!sent.parentName && { parentName: 'Écrivez le nom d’un parent ou du responsable' }),
    ...(!sent.parentAgrees && { parentAgrees: 'Avant 18\u00a0ans, il faut l’accord d’un parent' }),
  }
}

/** May nobody apply any more? A mission that is paused or closed takes no new people. */
export const takesPeople = (status: MissionStatus): boolean => status === 'OPEN'
