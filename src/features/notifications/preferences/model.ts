import type { NotificationType } from '../model'
import { TYPES, type Category, type MailMode } from '../types.model'

/** What one person chose; what is not there is as the product proposes it. */
export type Choices = Partial<Record<Category, { email?: MailMode; site?: 'NO' }>> & {
  /** No message of the morning at all, whatever it would tell. */
  digest?: 'NEVER'
}

/** Said at the end of an e-mail. */
export const STOP = 'Ne plus recevoir ces e-mails'

/** The page on which one chooses, and where its form is sent. */
export const PREFERENCES_PATH = '/account/notifications'
/** The same page, which says that the choices are kept. */
export const SAVED_PATH = `${PREFERENCES_PATH}?fait=1`
export const PREFERENCES_API = '/api/v1/me/notification-preferences'

export const MAIL_LABELS: Record<MailMode, string> = {
  NOW: 'Tout de suite',
  DIGEST: 'Le matin, à 8 h',
  NEVER: 'Jamais',
}
export const SITE_LABELS = {
  OUI: 'Signaler par la cloche',
  NON: 'Dans la liste seulement',
} as const

/** What is told, in words, and under which types. */
type Told = { text: string; types: readonly NotificationType[] }

export type Topic = {
  category: Category
  label: string
  /** What it tells everybody; without it, it is for members of teams alone. */
  forAll?: Told
  /** What it tells members of teams. */
  forTeam?: Told
  /** The bell always says it. */
  isAlwaysOnSite?: boolean
}

/**
 * What there is to choose. Letters about one's own account, requests and gifts are owed and always
 * leave; so do those of the categories that are not here. Source: docs/decisions/exchanges.md.
 */
export const TOPICS: readonly Topic[] = [
  {
    category: 'info',
    label: 'Nouvelles des refuges',
    forAll: {
      text: 'Les actualités et les appels urgents des refuges que vous suivez.',
      types: ['NEWS_PUBLISHED', 'GENERAL_INFO'],
    },
    // The type is told to everybody already: its letters stay owed where they are.
    forTeam: {
      text: 'Chaque matin, combien d’animaux ont été perdus et trouvés dans le département de votre refuge.',
      types: [],
    },
  },
  {
    category: 'shelter',
    label: 'Adoptions',
    forAll: {
      text: 'Un animal que vous aimez ou parrainez a trouvé sa famille.',
      types: ['ANIMAL_ADOPTED'],
    },
    forTeam: {
      text: 'Une demande d’adoption arrive, ou change, dans votre refuge.',
      types: ['ADOPTION_REQUEST'],
    },
  },
  {
    category: 'form',
    label: 'Réponses aux formulaires',
    forTeam: {
      text: 'Une réponse arrive à un formulaire de votre refuge, quelqu’un propose son aide pour une mission de bénévolat, ou propose d’apporter ce dont le refuge a besoin.',
      types: ['FORM_SUBMITTED'],
    },
  },
  {
    category: 'message',
    label: 'Messages',
    forAll: {
      text: 'Quelqu’un commente votre publication sur le mur, vous écrit, ou répond à votre demande (de ces deux-là, l’e-mail part toujours).',
      types: ['MESSAGE_RECEIVED'],
    },
    forTeam: {
      text: 'Quelqu’un écrit à votre refuge ou lui répond, donne des nouvelles d’un de ses animaux, ou commente ce qui est publié au nom du refuge.',
      types: ['MESSAGE_RECEIVED'],
    },
  },
  {
    category: 'appointment',
    label: 'Rencontres',
    forTeam: {
      text: 'Une rencontre est fixée ou annulée dans votre refuge, quelqu’un prend un créneau de bénévolat, ou le rend moins d’un jour avant.',
      types: ['APPOINTMENT_CONFIRMED', 'APPOINTMENT_CANCELLED'],
    },
  },
  {
    category: 'donation',
    label: 'Dons et parrainages',
    forTeam: {
      text: 'Un don arrive, un parrainage commence ou s’arrête dans votre refuge.',
      types: ['DONATION_RECEIVED', 'PLAN_EXPIRED'],
    },
  },
  {
    category: 'social',
    label: 'Cœurs et profil',
    forAll: { text: 'Des personnes suivent votre profil.', types: ['PROFILE_LIKED'] },
    forTeam: {
      text: 'Des visiteurs gardent un animal de votre refuge en favori.',
      types: ['ANIMAL_LIKED'],
    },
  },
  {
    category: 'emergency',
    label: 'Alertes urgentes',
    forAll: {
      text: 'Une alerte pour votre département, ou un animal perdu près de chez vous si vous l’avez demandé plus bas.',
      types: ['EMERGENCY_ALERT'],
    },
    isAlwaysOnSite: true,
  },
  {
    category: 'system',
    label: 'Annonces de Patte Blanche',
    forAll: {
      text: 'Ce qui change sur la plateforme.',
      types: ['SYSTEM_ANNOUNCEMENT', 'SYSTEM_UPDATE'],
    },
    isAlwaysOnSite: true,
  },
]

/** The topics that concern a person. */
export const topicsFor = (isMember: boolean): Topic[] =>
  TOPICS.filter(({ forAll }) => forAll !== undefined || isMember)

/** The names of the controls of the form. */
export const emailName = (category: Category) => `${category}_email` as const
export const siteName = (category: Category) => `${category}_site` as const

/** What a topic tells a person. */
const toldOf = ({ forAll, forTeam }: Topic, isMember: boolean): Told[] =>
  [forAll, isMember ? forTeam : undefined].filter((told) => told !== undefined)

/** The same in words. */
export const wordsOf = (topic: Topic, isMember: boolean): string =>
  toldOf(topic, isMember)
    .map(({ text }) => text)
    .join(' ')

/** When the product proposes to mail a topic to a person, in words: what it tells may differ. */
export function proposed(topic: Topic, isMember: boolean): string {
  const [mode, ...others] = new Set(
    toldOf(topic, isMember)
      .flatMap(({ types }) => types)
      .map((type) => TYPES[type].email),
  )
  return mode && others.length === 0
    ? `Comme proposé (${MAIL_LABELS[mode].toLocaleLowerCase('fr')})`
    : 'Comme proposé, selon le message'
}

/** When somebody hears of a type by e-mail: as they chose, or as the product proposes. */
export function mailModeOf(choices: Choices, type: NotificationType): MailMode {
  const { category, email } = TYPES[type]
  const mode = choices[category]?.email ?? email
  return mode === 'DIGEST' && choices.digest === 'NEVER' ? 'NEVER' : mode
}

/** What may be stopped by one press in an e-mail: a topic, or the message of the morning. */
export type Stopped = Category | 'digest'

/** The choices of somebody who wants no more e-mails of this. */
export const stopped = (choices: Choices, what: Stopped): Choices =>
  what === 'digest'
    ? { ...choices, digest: 'NEVER' }
    : { ...choices, [what]: { ...choices[what], email: 'NEVER' } }

/** Did they say so already? */
export const isStopped = (choices: Choices, what: Stopped): boolean =>
  what === 'digest' ? choices.digest === 'NEVER' : choices[what]?.email === 'NEVER'

/** What is stopped, in the middle of a sentence. */
export const stoppedWords = (what: Stopped): string =>
  what === 'digest'
    ? 'le résumé du matin'
    : `les e-mails «\u00a0${TOPICS.find(({ category }) => category === what)?.label ?? ''}\u00a0»`
