import { counted } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'

/** What the team's list of articles says. */
export const words = {
  ...listWords({
    title: 'Actualités',
    one: 'article',
    several: 'articles',
    add: 'Écrire un article',
    emptyHint:
      'Une arrivée, une fête, un appel aux bénévoles\u00a0: quelques phrases et une photo suffisent.',
  }),
  chooseHint: 'Chaque refuge a ses propres actualités.',
  search: 'Rechercher (titre, résumé)',
  tabs: 'Où en sont les articles',
  states: {
    DRAFT: 'Brouillons',
    SCHEDULED: 'Programmés',
    PUBLISHED: 'Sur le site',
    ARCHIVED: 'Archivés',
  },
  more: (title: string) => `Autres actions pour «\u00a0${title}\u00a0»`,
  choose: (title: string) => `Choisir «\u00a0${title}\u00a0»`,
  publishedOn: (day: string) => `publié le ${day}`,
  planned: (moment: string) => `paraît le ${moment}`,
  changedOn: (day: string) => `modifié le ${day}`,
  eventOn: (day: string) => `événement le ${day}`,
  readings: (count: number) => counted(count, 'lecture'),
  hasDraft: 'Brouillon à publier',
  noCover: 'Sans image',
  pinned: 'Épinglé',
  pin: (isPinned: boolean) => (isPinned ? 'Ne plus épingler' : 'Épingler en tête des actualités'),
  pinDone: (title: string, isPinned: boolean) =>
    `«\u00a0${title}\u00a0» ${isPinned ? 'est en tête des actualités' : 'n’est plus épinglé'}`,
  edit: 'Modifier l’article',
  see: 'Voir l’article',
  seeShort: 'Voir',
  newTab: '(nouvel onglet)',
  open: 'Ouvrir l’article',
  copy: 'Dupliquer en brouillon',
  binIt: 'Mettre à la corbeille',
  binTitle: (title: string) => `Mettre «\u00a0${title}\u00a0» à la corbeille\u00a0?`,
  binHint: 'On ressort un article de la corbeille à tout moment.',
  binned: (title: string) => `«\u00a0${title}\u00a0» est dans la corbeille`,
  saving: 'Enregistrement…',
  stepTitle: (title: string, action: string) =>
    `«\u00a0${title}\u00a0»\u00a0: ${action.toLowerCase()}`,
  follows: {
    PUBLISHED: 'Tout le monde le lit aussitôt sur le site du refuge.',
    SCHEDULED: 'Il se publie tout seul à cette minute. On peut changer d’avis jusque-là.',
    DRAFT: 'Seule l’équipe le voit.',
    ARCHIVED: 'Il n’est pas sur le site. Son contenu est gardé, vous pourrez le reprendre.',
  },
  draftFollows: 'Ce que vous avez écrit depuis remplace ce que les visiteurs lisent.',
  leavesSite: 'Il quitte le site. Son contenu est gardé, vous pourrez le reprendre.',
  moment: 'Jour et heure de parution',
  momentHint: 'À l’heure de Paris.',
  momentMissing: 'Choisissez le jour et l’heure de parution',
  archive: {
    label: 'Archiver',
    done: (count: number) =>
      count > 1 ? `${count} articles sont archivés` : 'Un article est archivé',
    nothing: 'Ceux-ci sont déjà archivés.',
    title: (count: number) =>
      count > 1 ? `Archiver ${count} articles\u00a0?` : 'Archiver cet article\u00a0?',
  },
  batchBin: {
    label: 'Corbeille',
    done: (count: number) =>
      count > 1 ? `${count} articles sont dans la corbeille` : 'Un article est dans la corbeille',
    nothing: 'Ceux-ci sont sur le site\u00a0: archivez-les d’abord.',
    title: (count: number) =>
      count > 1
        ? `Mettre ${count} articles à la corbeille\u00a0?`
        : 'Mettre cet article à la corbeille\u00a0?',
    hint: 'Ceux qui sont sur le site y restent\u00a0: on les archive d’abord.',
  },
} as const
