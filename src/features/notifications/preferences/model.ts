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
export const PREFERENCES_API = '/api/v1/me/notification-preferences'

export const MAIL_LABELS: Record<MailMode, string> = {
  NOW: 'Tout de suite',
  DIGEST: 'Une fois par jour, à 8 h',
  NEVER: 'Jamais',
}
export const SITE_LABELS = {
  OUI: 'Signaler par la cloche',
  NON: 'Dans la liste seulement',
} as const

export type Topic = {
  category: Category
  label: string
  /** What it tells everybody; without it, it is for members of teams alone. */
  forAll?: string
  /** What it tells members of teams. */
  forTeam?: string
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
    forAll: 'Les actualités et les appels urgents des refuges que vous suivez.',
  },
  {
    category: 'shelter',
    label: 'Adoptions',
    forAll: 'Un animal que vous aimez ou parrainez a trouvé sa famille.',
    forTeam: 'Une demande d’adoption arrive, ou change, dans votre refuge.',
  },
  {
    category: 'form',
    label: 'Réponses aux formulaires',
    forTeam: 'Une réponse arrive à un formulaire de votre refuge.',
  },
  {
    category: 'message',
    label: 'Messages',
    forTeam: 'Quelqu’un écrit à votre refuge, ou lui répond.',
  },
  {
    category: 'appointment',
    label: 'Rencontres',
    forTeam: 'Une rencontre est fixée ou annulée dans votre refuge.',
  },
  {
    category: 'donation',
    label: 'Dons et parrainages',
    forTeam: 'Un don arrive, un parrainage commence ou s’arrête dans votre refuge.',
  },
  {
    category: 'social',
    label: 'Cœurs',
    forTeam: 'Des visiteurs gardent un animal de votre refuge en favori.',
  },
  {
    category: 'system',
    label: 'Annonces de Patte Blanche',
    forAll: 'Ce qui change sur la plateforme.',
    isAlwaysOnSite: true,
  },
]

/** The topics that concern a person. */
export const topicsFor = (isMember: boolean): Topic[] =>
  TOPICS.filter(({ forAll }) => forAll !== undefined || isMember)

/** The names of the controls of the form. */
export const emailName = (category: Category) => `${category}_email` as const
export const siteName = (category: Category) => `${category}_site` as const

/** When the product proposes to mail a topic, in words: types of one topic may differ. */
export function proposed(category: Category): string {
  const modes = new Set(
    Object.values(TYPES)
      .filter((type) => type.category === category)
      .map(({ email }) => email),
  )
  const [only] = modes
  return modes.size === 1 && only
    ? `Comme proposé (${MAIL_LABELS[only].toLocaleLowerCase('fr')})`
    : 'Comme proposé, selon le message'
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
