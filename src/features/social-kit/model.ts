/** What can be shared: an animal, or an article. As addresses name them. */
export const KINDS = ['animals', 'news'] as const
export type Kind = (typeof KINDS)[number]

/** Shapes of a picture, in pixels. Source: docs/decisions/social.md. */
export const FORMATS = {
  square: { label: 'Carré', ratio: '1:1', width: 1080, height: 1080 },
  portrait: { label: 'Portrait', ratio: '4:5', width: 1080, height: 1350 },
  story: { label: 'Story', ratio: '9:16', width: 1080, height: 1920 },
} as const
export type Format = keyof typeof FORMATS

type Rules = {
  label: string
  /** Most that a text may hold, in the network's own way of counting. */
  limit: number
  /** The picture that it shows best. */
  format: Format
  /** Most hashtags that are proposed. */
  hashtags: number
  /** What the person should know there. */
  hint?: string
}

const NO_LINK =
  'Les liens n’y sont pas cliquables\u00a0: mettez aussi l’adresse dans votre bio ou en story.'

/** The networks, with their own rules. Source: docs/decisions/social.md. */
export const NETWORKS = {
  FACEBOOK: { label: 'Facebook', limit: 63_206, format: 'portrait', hashtags: 3 },
  INSTAGRAM: {
    label: 'Instagram',
    limit: 2200,
    format: 'portrait',
    hashtags: 8,
    hint: NO_LINK,
  },
  STORY: {
    label: 'Story',
    limit: 120,
    format: 'story',
    hashtags: 0,
    hint: 'Pour Instagram et Facebook. Ajoutez l’adresse de la page avec l’autocollant «\u00a0Lien\u00a0».',
  },
  TIKTOK: { label: 'TikTok', limit: 2200, format: 'story', hashtags: 5, hint: NO_LINK },
  X: {
    label: 'X',
    limit: 280,
    format: 'square',
    hashtags: 2,
    hint: 'Un lien y compte pour 23 caractères, un emoji pour 2.',
  },
  LINKEDIN: { label: 'LinkedIn', limit: 3000, format: 'square', hashtags: 3 },
  WHATSAPP: { label: 'WhatsApp', limit: 1024, format: 'square', hashtags: 0 },
} as const satisfies Record<string, Rules>
export type Network = keyof typeof NETWORKS

/** Longest text that is taken for any network, in UTF-16 units: a bound, no rule. */
export const TEXT_MAX = 70_000

/** What kind of story is told of an animal: it changes every word. */
export type AnimalTale = 'waiting' | 'urgent' | 'reserved' | 'adopted'

/** Said of what visitors do not see. */
export const NOT_PUBLIC = {
  animals:
    'Cet animal n’est pas sur le site\u00a0: on ne partage que ce que tout le monde peut voir.',
  news: 'Cet article n’est pas sur le site\u00a0: publiez-le d’abord, puis partagez-le.',
} as const satisfies Record<Kind, string>

/** Said to the team of a shelter that nobody sees. */
export const SHELTER_HIDDEN =
  'Le site de votre refuge n’est pas en ligne\u00a0: rien ne peut être partagé pour le moment.'
