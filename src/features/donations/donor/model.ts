import type { EndReason, GiftFrequency, PaymentKind, SponsorshipStatus } from '../model'

/** Why a sponsorship ended, to the one who gave. */
export const OWN_END_WORDS: Record<EndReason, string> = {
  DONOR: 'Arrêté à votre demande',
  CARD: 'Votre carte a été refusée plusieurs fois',
  ANIMAL_LEFT: 'L’animal est parti, et vous avez choisi d’arrêter',
  NO_ANSWER: 'L’animal est parti, sans réponse de votre part en 15 jours',
  SHELTER: 'Arrêté par le refuge',
  EXPIRED: 'Jamais payé',
}

/** What happened to a single payment of a donor. Sums in cents. */
export type OwnGift = {
  id: string
  /** ISO 8601. */
  at: string
  /** The gift that was taken, without the tip. */
  amountCents: number
  tipCents: number
  /** What is left of the gift after refunds and disputes. */
  keptCents: number
  /** The last thing that happened to it since, if anything did. */
  since: Exclude<PaymentKind, 'CHARGE'> | null
  shelter: { name: string; slug: string } | null
  animal: string | null
  /** Title of the campaign that it was for. */
  campaign: string | null
  /** The gift whose name stands on the wall of that campaign. */
  thanked: string | null
  isSponsorship: boolean
  receipt: { label: string; href: string } | null
}

/** A year of gifts, the tips apart. */
export type GiftYear = { year: number; keptCents: number; gifts: OwnGift[] }

/** A sponsorship as its sponsor sees it. */
export type OwnSponsorship = {
  id: string
  status: SponsorshipStatus
  frequency: GiftFrequency
  amountCents: number
  shelter: { id: string; name: string; slug: string } | null
  animal: string | null
  /** Its public page and its picture; `null` while it has none. */
  portrait: { name: string; href: string; image: string | null } | null
  formerAnimal: string | null
  startedAt: string | null
  nextPaymentAt: string | null
  endedAt: string | null
  endReason: EndReason | null
  choiceUntil: string | null
  card: { brand: string; last4: string; expires: string } | null
}

/** The gifts by year, the latest first. @param yearOf the year of an instant, in Paris */
export function byYear(gifts: readonly OwnGift[], yearOf: (at: string) => number): GiftYear[] {
  const years = new Map<number, GiftYear>()
  for (const gift of gifts) {
    const year = yearOf(gift.at)
    const found = years.get(year) ?? { year, keptCents: 0, gifts: [] }
    found.gifts.push(gift)
    found.keptCents += gift.keptCents
    years.set(year, found)
  }
  return [...years.values()].sort((a, b) => b.year - a.year)
}

/** What a sponsor may do now. */
type SponsorMove = 'amount' | 'card' | 'pause' | 'resume' | 'stop' | 'choose'

const MOVES: Record<SponsorshipStatus, readonly SponsorMove[]> = {
  PENDING: [],
  ACTIVE: ['amount', 'card', 'pause', 'stop'],
  PAST_DUE: ['amount', 'card', 'pause', 'stop'],
  PAUSED: ['amount', 'card', 'resume', 'stop'],
  AWAITING_CHOICE: ['choose', 'stop'],
  ENDED: [],
}

export const sponsorMoves = (status: SponsorshipStatus): readonly SponsorMove[] => MOVES[status]

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cb: 'CB',
  cartes_bancaires: 'CB',
}

/** The network of a card as people know it; « Carte » for one that they do not. */
export const cardBrand = (brand: string | null | undefined): string =>
  BRANDS[brand?.toLowerCase() ?? ''] ?? 'Carte'

/** What the address of the page says was done, or went wrong. */
export const DONE = {
  montant: 'C’est fait\u00a0: le nouveau montant vaut à partir du prochain paiement.',
  pause:
    'Votre parrainage est en pause\u00a0: plus rien n’est débité jusqu’à ce que vous repreniez.',
  reprise: 'Votre parrainage reprend. Merci\u00a0!',
  mur: 'C’est fait\u00a0: votre nom n’est plus sur la page de la collecte.',
  arret:
    'Votre parrainage est arrêté\u00a0: plus rien ne sera débité. Merci pour tout ce que vous avez donné.',
  choix: 'Merci\u00a0: votre parrainage continue.',
  carte: 'Si vous avez changé de carte, elle sera utilisée au prochain paiement.',
} as const
export type Done = keyof typeof DONE

export const PROBLEMS = {
  montant: 'Écrivez un montant entre 1 € et 10 000 €, avec deux décimales au plus.',
  choix: 'Choisissez un animal qui est encore au refuge.',
  etape: 'Ce n’est plus possible\u00a0: la page montre où en est votre parrainage.',
  service: 'Le service de paiement est momentanément indisponible. Réessayez dans un instant.',
} as const
export type Problem = keyof typeof PROBLEMS

/** The sentence that an address names; `null` for any other word. */
export const sentenceOf = (table: Readonly<Record<string, string>>, key: unknown): string | null =>
  typeof key === 'string' && Object.hasOwn(table, key) ? (table[key] ?? null) : null

/** The same whether or not the address has given: nobody learns who gives. */
export const LINK_SENT =
  'Si des dons ont été faits avec cette adresse, un e-mail vient de partir avec le lien de votre page. Pensez à regarder dans les courriers indésirables.'
