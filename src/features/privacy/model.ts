/** What the platform can hold about a person, in the order of the screen: one, several. */
export const KIND_LABELS = {
  account: ['compte', 'comptes'],
  team: ['place dans une équipe', 'places dans des équipes'],
  session: ['session ou réglage', 'sessions et réglages'],
  link: ['invitation ou lien envoyé', 'invitations et liens envoyés'],
  adoption: ['demande d’adoption', 'demandes d’adoption'],
  certificate: ['certificat d’engagement', 'certificats d’engagement'],
  answer: ['réponse à un formulaire', 'réponses à des formulaires'],
  supply: ['don en nature proposé', 'dons en nature proposés'],
  walk: ['promenade', 'promenades'],
  wall: ['publication ou commentaire du mur', 'publications et commentaires du mur'],
  'lost-found': ['avis d’animal perdu ou trouvé', 'avis d’animaux perdus ou trouvés'],
  place: ['adresse proposée', 'adresses proposées'],
  flag: ['problème signalé', 'problèmes signalés'],
  volunteering: ['trace de bénévolat', 'traces de bénévolat'],
  foster: ['accueil d’un animal en famille', 'accueils d’animaux en famille'],
  ticket: ['ticket', 'tickets'],
  comment: ['commentaire de ticket', 'commentaires de tickets'],
  abuse: ['signalement de maltraitance', 'signalements de maltraitance'],
  donor: ['fiche de donateur', 'fiches de donateur'],
  donation: ['don', 'dons'],
  sponsorship: ['parrainage', 'parrainages'],
  payment: ['écriture de paiement', 'écritures de paiement'],
  receipt: ['reçu fiscal', 'reçus fiscaux'],
  shelter: ['fiche de refuge où elle est le contact', 'fiches de refuge où elle est le contact'],
  animal: ['fiche d’animal où elle est citée', 'fiches d’animal où elle est citée'],
  work: ['texte signé dans son travail', 'textes signés dans son travail'],
  version: ['ancienne version qui la cite', 'anciennes versions qui la citent'],
  notice: ['notification', 'notifications'],
  choice: ['choix de notifications', 'choix de notifications'],
  search: ['recherche enregistrée', 'recherches enregistrées'],
  like: ['animal gardé en favori', 'animaux gardés en favori'],
  follow: ['refuge ou profil suivi', 'refuges et profils suivis'],
  profile: ['profil', 'profils'],
  badge: ['badge', 'badges'],
  follower: ['abonnement à son profil', 'abonnements à son profil'],
  relay: ['conversation par la plateforme', 'conversations par la plateforme'],
  message: ['message à une autre personne', 'messages à d’autres personnes'],
  copy: ['copie de ses données', 'copies de ses données'],
  email: ['e-mail de la plateforme', 'e-mails de la plateforme'],
  consent: ['consentement', 'consentements'],
  audit: ['ligne du journal', 'lignes du journal'],
  job: ['erreur technique qui la cite', 'erreurs techniques qui la citent'],
} as const
export type Kind = keyof typeof KIND_LABELS

/** How many there are, in words: « 2 demandes d’adoption ». */
export function countWords(kind: Kind, count: number): string {
  const [one, several] = KIND_LABELS[kind]
  return `${count} ${count > 1 ? several : one}`
}

/** What erasing keeps, and why (docs/decisions/privacy.md). */
const KEPT: Partial<Record<Kind, string>> = {
  donation:
    'Les dons restent dans les comptes, sans la personne\u00a0: la comptabilité se garde dix ans (article L123-22 du Code de commerce).',
  sponsorship:
    'Les parrainages restent dans les comptes, sans la personne\u00a0: la comptabilité se garde dix ans (article L123-22 du Code de commerce).',
  receipt:
    'Les reçus fiscaux gardent leur numéro, leur date et leur montant\u00a0: la suite des numéros n’a pas de trou. Le nom, l’adresse et le fichier disparaissent.',
  certificate:
    'Les certificats d’engagement gardent leur date et leur empreinte, sans le nom ni le fichier.',
  adoption:
    'Les étapes et les dates des demandes d’adoption restent, sans la personne ni ce qui a été écrit.',
  foster:
    'Les jours pendant lesquels un animal a vécu en famille d’accueil restent, sans la famille.',
  ticket: 'Le numéro, le type et les dates des tickets restent.',
  abuse: 'Les signalements de maltraitance restent deux ans, sans le nom ni les coordonnées.',
  account:
    'Les actions du compte restent dans le journal, au nom de «\u00a0Personne anonymisée\u00a0».',
}

/** The sentences about what stays, for what is held. */
export const keptSentences = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap((kind) => KEPT[kind] ?? [])

/** One way to write an address. */
export const normalise = (email: string): string => email.trim().toLowerCase()

/**
 * A regular expression, for Postgres and JavaScript alike, that finds an address in a text and no
 * longer address that ends or begins like it. In JSON a new line before it is the letters `\\n`.
 * @param email as {@link normalise} writes it
 */
export function mentionOf(email: string): string {
  const exact = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `((?<![a-z0-9._%+-])|(?<=\\\\[nrt]))${exact}(?![a-z0-9-]|\\.[a-z0-9])`
}

/** Was the address of the person typed again, whatever its case? */
export const isRetyped = (typed: string, email: string): boolean =>
  normalise(typed) === normalise(email)

/** Name of the file that is downloaded. */
export const EXPORT_NAME = 'donnees-personnelles.json'

/** What is held about an address. */
export type Holding = {
  email: string
  counts: { kind: Kind; count: number; words: string }[]
  /** What erasing ends: open requests, sponsorships, tickets. */
  ends: string[]
  /** Why it cannot be erased today; empty when it can. */
  refusals: string[]
  /** What stays, and why. */
  keeps: string[]
}
