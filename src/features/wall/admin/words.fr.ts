import { listWords } from '@/platform/list-words.model'
import type { MarkTone } from '@/ui/AdminList/StatusMark'

import type { Kind } from '../desk/model'
import type { Decision, WallStatus } from '../model'

const TITLE = 'Le mur'

/** What the desk says. */
export const words = {
  title: TITLE,
  waiting: 'à relire',
  parts: 'États',
  kinds: 'Publications ou commentaires',
  search: 'Rechercher dans les textes',
  see: 'Voir sur le site',
  show: 'Afficher sur la fiche',
  unshow: 'Retirer de la fiche',
  shown: 'La fiche de l’animal montre cette publication',
  unshown: 'La fiche de l’animal ne la montre plus',
  onSheet: 'Sur la fiche',
  keep: 'Laisser en ligne',
  restore: 'Remettre en ligne',
  hide: 'Masquer',
  remove: 'Retirer',
  reason: 'Pourquoi',
  saving: 'Un instant…',
  flags: 'Signalements',
  removeAbout:
    'Son auteur lit pourquoi et peut vous répondre. Le texte et les photos sont effacés dans trois mois.',
  hideAbout: 'Son auteur lit pourquoi, et peut corriger. Vous pourrez la remettre en ligne.',
} as const

/** What was done, for the bar that takes it back. */
export const doneWords: Readonly<Record<Decision, string>> = {
  KEEP: 'C’est en ligne',
  HIDE: 'C’est masqué, son auteur est prévenu',
  REMOVE: 'C’est retiré, son auteur est prévenu',
}

const OUTCOMES: Readonly<Record<string, string>> = {
  KEPT: 'laissé en ligne',
  HIDDEN: 'masqué',
  REMOVED: 'retiré',
}
export const outcomeWords = (outcome: string | null): string | null =>
  outcome && (OUTCOMES[outcome] ?? null)

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  post: 'Publications',
  comment: 'Commentaires',
}

export const kindWords: Readonly<Record<Kind, ReturnType<typeof listWords>>> = {
  post: listWords({
    title: TITLE,
    one: 'publication',
    several: 'publications',
    isFeminine: true,
    emptyHint: 'Rien ici. Chacun peut signaler une publication depuis le mur.',
  }),
  comment: listWords({
    title: TITLE,
    one: 'commentaire',
    several: 'commentaires',
    emptyHint: 'Rien ici. Chacun peut signaler un commentaire depuis le mur.',
  }),
}

export const STATUS_TONES: Readonly<Record<WallStatus, MarkTone>> = {
  PUBLISHED: 'good',
  HIDDEN: 'wait',
  REMOVED: 'bad',
}
