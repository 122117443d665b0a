/** What somebody agreed to. */
export const CONSENT_KIND_LABELS = {
  FORM_ANSWER: 'Réponse à un formulaire',
  ADOPTION_REQUEST: 'Demande d’adoption',
  JOIN_REQUEST: 'Demande pour rejoindre la plateforme',
  NEWSLETTER: 'Nouvelles du refuge par e-mail',
  THANKS_WALL: 'Nom affiché sur la page d’une collecte',
  RECEIPT: 'Reçu fiscal, avec l’adresse de la personne',
} as const
type ConsentKind = keyof typeof CONSENT_KIND_LABELS

export const CONSENT_DECISION_LABELS = { GIVEN: 'Donné', WITHDRAWN: 'Retiré' } as const

/** The collections whose rows exist because somebody agreed. */
type ConsentSource =
  | 'form-submissions'
  | 'adoption-requests'
  | 'shelters'
  | 'donations'
  | 'sponsorships'

export type Consent = {
  kind: ConsentKind
  /** As it was typed; none when the form asked for no address. */
  email?: string | null
  /** The account, when the person was signed in. */
  user?: string | null
  shelter?: string | null
  /** The words that were on the screen. */
  text: string
  source: ConsentSource
  sourceId: string
  /** Given unless it says otherwise. */
  decision?: keyof typeof CONSENT_DECISION_LABELS
  /** ISO 8601; now unless it was earlier. */
  at?: string
}

/** One way to write an address, so that the same person is found. */
export const normalisedEmail = (email: string | null | undefined): string | null =>
  email?.trim().toLowerCase() || null
