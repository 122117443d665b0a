import { counted } from '@/platform/french.model'

import type { FieldType } from '../../model'

/** Every sentence of the builder. Indexes come from 0. */

const at = (index: number, count: number, group: string) =>
  `${group}, position ${index + 1} sur ${count}`

/** What is spoken after a command. */
export const announce = {
  gone: 'Cet élément n’existe plus',
  tooManyFields: (most: number) => `Un formulaire a au maximum ${most} questions`,
  tooManyGroups: (most: number) => `Un formulaire a au maximum ${most} groupes`,

  added: (name: string, group: string) => `${name} ajoutée\u00a0: ${group}`,
  moved: (name: string, index: number, count: number, group: string) =>
    `«\u00a0${name}\u00a0» déplacée\u00a0: ${at(index, count, group)}`,
  lifted: (name: string, index: number, count: number, group: string) =>
    `«\u00a0${name}\u00a0» prise\u00a0: ${at(index, count, group)}`,
  over: (name: string, index: number, count: number, group: string) =>
    `«\u00a0${name}\u00a0»\u00a0: ${at(index, count, group)}`,
  dropped: (name: string, index: number, count: number, group: string) =>
    `«\u00a0${name}\u00a0» déposée\u00a0: ${at(index, count, group)}`,
  kept: (name: string, index: number, count: number, group: string) =>
    `Déplacement annulé. «\u00a0${name}\u00a0» est restée à sa place\u00a0: ${at(index, count, group)}`,
  first: (name: string) => `«\u00a0${name}\u00a0»\u00a0: déjà en première position`,
  last: (name: string) => `«\u00a0${name}\u00a0»\u00a0: déjà en dernière position`,
  duplicated: (name: string) => `«\u00a0${name}\u00a0» dupliquée`,
  removed: (name: string, freed: number) =>
    `«\u00a0${name}\u00a0» supprimée` +
    (freed > 0
      ? `. ${counted(freed, 'question n’en dépend', 'questions n’en dépendent')} plus\u00a0: ` +
        `${freed > 1 ? 'elles s’affichent' : 'elle s’affiche'} toujours`
      : ''),

  groupAdded: (title: string) => `Groupe «\u00a0${title}\u00a0» ajouté`,
  groupMoved: (title: string, index: number, count: number) =>
    `Groupe «\u00a0${title}\u00a0» déplacé\u00a0: position ${index + 1} sur ${count}`,
  groupFirst: (title: string) => `Groupe «\u00a0${title}\u00a0»\u00a0: déjà en première position`,
  groupLast: (title: string) => `Groupe «\u00a0${title}\u00a0»\u00a0: déjà en dernière position`,
  groupRemoved: (title: string, fields: number, isKept: boolean) => {
    if (fields === 0) return `Groupe «\u00a0${title}\u00a0» supprimé`
    return isKept
      ? `Groupe «\u00a0${title}\u00a0» supprimé, ${counted(fields, 'question gardée', 'questions gardées')} hors groupe`
      : `Groupe «\u00a0${title}\u00a0» supprimé avec ${counted(fields, 'question')}`
  },

  imported: (name: string, fields: number, groups: number) =>
    `Modèle «\u00a0${name}\u00a0» ajouté\u00a0: ${counted(fields, 'question')} dans ${counted(groups, 'groupe')}`,
  previsit: (fields: number, groups: number) =>
    `Formulaire de pré-visite importé avec succès\u00a0! ${fields} champs dans ${groups} groupes.`,

  undone: 'Modification annulée',
  redone: 'Modification rétablie',
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',
} as const

/** The types as they are chosen: a word, and what it is for. */
export const TYPE_WORDS: Record<FieldType, { name: string; hint: string; blank: string }> = {
  text: {
    name: 'Texte court',
    hint: 'Une ligne\u00a0: un nom, une commune',
    blank: 'Nouvelle question',
  },
  textarea: {
    name: 'Texte long',
    hint: 'Plusieurs lignes\u00a0: une histoire, un message',
    blank: 'Nouvelle question',
  },
  email: { name: 'E-mail', hint: 'Vérifié, pour répondre', blank: 'E-mail' },
  tel: { name: 'Téléphone', hint: 'Clavier de chiffres sur téléphone', blank: 'Téléphone' },
  number: { name: 'Nombre', hint: 'Une quantité, une surface', blank: 'Nombre' },
  radio: {
    name: 'Choix visibles',
    hint: 'Peu de réponses, toutes à l’écran, une seule à choisir',
    blank: 'Nouveau choix',
  },
  select: {
    name: 'Liste déroulante',
    hint: 'Beaucoup de réponses, une seule à choisir',
    blank: 'Nouvelle liste',
  },
  checkbox: { name: 'Case à cocher', hint: 'Oui ou non, un accord', blank: 'J’accepte' },
  file: {
    name: 'Fichier',
    hint: 'Une image ou un PDF, 5 Mo au maximum',
    blank: 'Fichier à joindre',
  },
}

export const words = {
  title: 'Questions',
  count: (fields: number, groups: number) =>
    `${counted(fields, 'question')}${groups > 0 ? ` dans ${counted(groups, 'groupe')}` : ''}`,
  undo: 'Annuler',
  redo: 'Rétablir',
  preview: 'Aperçu',
  previewTitle: 'Aperçu sur téléphone',
  previewHint: 'Essayez\u00a0: rien n’est envoyé.',
  previewShelter: 'le refuge',
  previewEmpty: 'Ajoutez une question pour voir le formulaire.',
  models: 'Modèles',
  modelsTitle: 'Formulaires prêts à l’emploi',
  modelsHint: 'Les questions s’ajoutent à la suite des vôtres. Vous pourrez tout changer.',
  previsitButton: 'Importer la pré-visite',
  modelSize: (fields: number, groups: number) =>
    `${counted(fields, 'question')}, ${counted(groups, 'groupe')}`,
  againTitle: 'Ce modèle est déjà dans le formulaire',
  again: (name: string) =>
    `Les questions du modèle «\u00a0${name}\u00a0» y sont déjà. L’ajouter encore les mettra en double.`,
  againYes: 'Ajouter quand même',
  addField: 'Ajouter une question',
  addFieldTo: (group: string) => `Ajouter une question\u00a0: ${group}`,
  addGroup: 'Ajouter un groupe',
  addTitle: 'Quel type de question\u00a0?',
  newGroup: 'Nouveau groupe',
  noGroup: 'Hors groupe',
  group: (title: string) => `Groupe «\u00a0${title}\u00a0»`,
  groupEmpty: 'Aucune question dans ce groupe.',
  empty: 'Ce formulaire n’a pas encore de question',
  emptyHint: 'Partez d’un modèle, ou ajoutez vos questions une par une.',
  edit: 'Modifier',
  editOf: (name: string) => `Modifier «\u00a0${name}\u00a0»`,
  closeOf: (name: string) => `Fermer «\u00a0${name}\u00a0»`,
  done: 'Terminé',
  more: (name: string) => `Autres actions\u00a0: ${name}`,
  handle: (name: string) => `Déplacer «\u00a0${name}\u00a0»\u00a0: poignée`,
  instructions:
    'Espace pour prendre, flèches haut et bas pour choisir la place, Espace pour déposer, Échap ' +
    'pour annuler. Entrée pour choisir la place dans une liste.',
  move: 'Déplacer…',
  moveTitle: (name: string) => `Déplacer «\u00a0${name}\u00a0»`,
  moveGroup: 'Dans le groupe',
  movePosition: 'À la position',
  moveFirst: 'En premier',
  moveAfter: (index: number, name: string) => `${index + 1}. Après «\u00a0${name}\u00a0»`,
  moveApply: 'Déplacer',
  up: 'Monter',
  down: 'Descendre',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  cancel: 'Annuler',
  isFirst: 'Déjà en première position',
  isLast: 'Déjà en dernière position',
  required: 'obligatoire',
  shownIf: (label: string, values: string) => `Si «\u00a0${label}\u00a0»\u00a0: ${values}`,

  label: 'Question',
  labelMissing: 'Écrivez la question',
  nameDerived: (name: string) => `Nom dans les exports\u00a0: ${name}`,
  nameFrozen: (name: string) =>
    `Nom dans les exports\u00a0: ${name}. Il ne change plus, car des réponses l’utilisent.`,
  type: 'Type de réponse',
  placeholder: 'Exemple dans la case',
  placeholderHint: 'Grisé, il disparaît dès que l’on écrit.',
  help: 'Aide sous la question',
  isRequired: 'Réponse obligatoire',
  isNegative: 'Accepte les nombres négatifs',
  fieldGroup: 'Groupe',
  options: 'Réponses proposées',
  optionsHint: 'Une par ligne\u00a0: vous pouvez coller une liste.',
  optionsTickHint:
    'Laissez vide pour une seule case. Une par ligne\u00a0: la personne en coche plusieurs.',
  optionsMissing: 'Écrivez au moins une réponse',
  optionsDropped: (blanks: number, doubles: number) => {
    const parts = [
      ...(blanks > 0 ? [counted(blanks, 'ligne vide', 'lignes vides')] : []),
      ...(doubles > 0 ? [counted(doubles, 'double')] : []),
    ]
    const total = blanks + doubles
    return `${parts.join(' et ')} ${total > 1 ? 'retirés' : blanks > 0 ? 'retirée' : 'retiré'}`
  },
  optionsKept: (count: number) => counted(count, 'réponse gardée', 'réponses gardées'),
  showIf: 'Afficher cette question',
  showAlways: 'Toujours',
  showWhen: (label: string) => `Selon «\u00a0${label}\u00a0»`,
  showValues: (label: string) => `Quand la réponse à «\u00a0${label}\u00a0» est`,
  showValuesMissing: 'Cochez au moins une réponse',
  ticked: 'Cochée',
  unticked: 'Non cochée',
  showNone:
    'Pour l’afficher seulement selon une réponse, ajoutez avant elle des choix, une liste ou une case.',
  groupTitle: 'Titre du groupe',
  groupTitleMissing: 'Écrivez le titre du groupe',
  groupDescription: 'Explication sous le titre',
  removeGroup: (title: string) => `Supprimer le groupe «\u00a0${title}\u00a0»\u00a0?`,
  removeGroupHint: (fields: number) =>
    `Il contient ${counted(fields, 'question')}. Vous pourrez annuler.`,
  keepFields: 'Garder les questions',
  removeFields: (fields: number) =>
    `Supprimer ${fields > 1 ? `les ${fields} questions` : 'la question'}`,
  answers: (count: number) =>
    count === 0
      ? 'Aucune réponse pour le moment'
      : `${counted(count, 'réponse reçue', 'réponses reçues')}`,
  frozen:
    'Les réponses reçues gardent les questions telles qu’elles étaient\u00a0: vous pouvez modifier le formulaire sans les perdre.',
  refusals: 'Le formulaire n’a pas été enregistré',
} as const
