import { counted, ofName } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'
import { frenchNumber } from '@/platform/number.model'

import type { SubmissionStatus } from '../../answers.model'
import { OUTCOME_LABELS, type Decided, type Outcome } from '../decision.model'
import type { FormState } from '../model'

/** Every sentence of the inbox and of the list of forms. */
export const words = {
  title: 'Réponses aux formulaires',
  count: (total: number) => (total === 0 ? 'Aucune réponse' : counted(total, 'réponse')),
  all: 'Toutes',
  tabs: { NEW: 'Nouvelles', READ: 'Lues', DONE: 'Traitées' } as Record<SubmissionStatus, string>,
  tabsLabel: 'État des réponses',
  decisions: { none: 'À décider', ACCEPTED: 'Acceptées', REFUSED: 'Refusées' } as Record<
    Decided,
    string
  >,
  decisionsLabel: 'Décision',
  search: 'Rechercher un nom, un e-mail, un mot',
  form: 'Formulaire',
  everyForm: 'Tous les formulaires',
  assignee: 'Suivie par',
  ticket: 'Ticket',
  anyTicket: 'Avec ou sans',
  noTicket: 'Sans ticket',
  everybody: 'Toute l’équipe',
  nobody: 'Personne',
  me: (name: string) => `${name} (moi)`,
  sort: 'Trier par',
  sorts: {
    newest: 'Plus récentes',
    oldest: 'Plus anciennes',
    nameUp: 'Nom A-Z',
    nameDown: 'Nom Z-A',
  },
  export: 'Exporter en CSV',
  exportHint: 'Toutes les réponses de cette liste, pour un tableur.',
  loading: 'Chargement des réponses…',
  loadError: 'Les réponses n’ont pas pu être chargées',
  empty: 'Aucune réponse pour l’instant',
  emptyHint: 'Elles arriveront ici dès qu’un visiteur répondra à un formulaire actif.',
  seeForms: 'Voir les formulaires',
  noResult: 'Aucune réponse ne correspond',
  noResultHint: 'Élargissez la recherche ou retirez un filtre.',
  showAll: 'Afficher toutes les réponses',
  anonymous: 'Sans nom',
  followedBy: (name: string) => `Suivie par ${name}`,
  notes: (count: number) => counted(count, 'note'),
  files: (count: number) => counted(count, 'fichier'),
  about: (animal: string) => `Pour ${animal}`,
  rows: 'Réponses',
  chooseHint: 'Chaque refuge a ses propres réponses.',
} as const

/** Words of one answer's screen. */
export const detailWords = {
  back: 'Toutes les réponses',
  from: (name: string) => `Réponse ${ofName(name)}`,
  received: (when: string) => `Reçue le ${when}`,
  read: (when: string) => `Lue le ${when}`,
  write: 'Écrire',
  call: 'Appeler',
  print: 'Imprimer',
  ticket: (number: number) => `Ouvrir son ticket n°\u00a0${number}`,
  ticketHint: 'Une seule tâche\u00a0: traiter la réponse résout son ticket, et inversement.',
  status: 'État',
  assignee: 'Suivie par',
  saved: 'Enregistré',
  markDone: 'Marquer comme traitée',
  markOpen: 'Rouvrir',
  decision: 'Décision',
  decisionHint:
    'Pour une candidature ou une demande\u00a0: la personne reçoit votre décision par e-mail.',
  accept: 'Accepter',
  refuse: 'Refuser',
  decided: (outcome: Outcome, when: string) => `${OUTCOME_LABELS[outcome]} le ${when}`,
  changeMind: { ACCEPTED: 'Refuser finalement', REFUSED: 'Accepter finalement' },
  decideTitle: {
    ACCEPTED: 'Accepter cette demande\u00a0?',
    REFUSED: 'Refuser cette demande\u00a0?',
  },
  decisionText: 'Votre mot à la personne',
  decisionTextHint: {
    ACCEPTED: 'Par exemple la suite\u00a0: quand venir, qui appeler. Facultatif.',
    REFUSED: 'Dites pourquoi, simplement. La personne le lit.',
  },
  deciding: 'Envoi…',
  decisionSent: 'La personne est prévenue',
  answers: 'Réponses',
  consent: 'Accord donné',
  consentAt: (when: string) => `Le ${when}`,
  notes: 'Notes de l’équipe',
  notesHint: 'La personne qui a répondu ne les voit jamais.',
  noNotes: 'Aucune note.',
  note: 'Ajouter une note',
  addNote: 'Ajouter la note',
  adding: 'Ajout en cours…',
  noteBy: (author: string, when: string) => `${author}, le ${when}`,
  removeNote: (text: string) => `Supprimer la note «\u00a0${text.slice(0, 40)}\u00a0»`,
  remove: 'Supprimer la réponse',
  removeQuestion: 'Supprimer cette réponse\u00a0?',
  removeHint:
    'La réponse, ses fichiers et les notes seront effacés pour de bon. La personne n’en est pas prévenue.',
  removeYes: 'Supprimer pour de bon',
  removing: 'Suppression…',
  cancel: 'Annuler',
  removed: 'Réponse supprimée',
  missing: 'Réponse non trouvée',
  missingHint: 'Elle a été supprimée, ou elle appartient à un autre refuge.',
  open: (name: string) => `Ouvrir ${name}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${frenchNumber(Math.max(1, Math.round(bytes / 1000)))} Ko`
      : `${(bytes / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`,
} as const

/** Words of the list of forms. */
export const formWords = {
  ...listWords({
    title: 'Formulaires',
    one: 'formulaire',
    several: 'formulaires',
    add: 'Ajouter un formulaire',
    emptyHint:
      'Partez d’un modèle\u00a0: demande d’adoption, contact, bénévole, famille d’accueil, pré-visite.',
  }),
  search: 'Rechercher un titre',
  states: { ACTIVE: 'Actifs', INACTIVE: 'Inactifs' } satisfies Record<FormState, string>,
  answers: (count: number) => (count === 0 ? 'Aucune réponse' : counted(count, 'réponse')),
  unread: (count: number) => counted(count, 'nouvelle'),
  questions: (count: number) => (count === 0 ? 'Aucune question' : counted(count, 'question')),
  active: 'Actif',
  inactive: 'Inactif',
  activate: 'Activer',
  deactivate: 'Désactiver',
  activated: (title: string) => `«\u00a0${title}\u00a0» est actif\u00a0: le public peut répondre`,
  deactivated: (title: string) => `«\u00a0${title}\u00a0» n’est plus ouvert au public`,
  duplicate: 'Dupliquer',
  duplicated: (title: string) => `«\u00a0${title}\u00a0» créé, inactif`,
  edit: 'Modifier',
  see: 'Voir sur le site',
  inbox: 'Voir les réponses',
  more: (title: string) => `Autres actions\u00a0: ${title}`,
  loadError: 'Erreur lors du chargement des formulaires',
  chooseHint: 'Chaque refuge a ses propres formulaires.',
  rows: 'Formulaires du refuge',
  ticket: (label: string) => `ouvre un ticket ${label}`,
} as const
