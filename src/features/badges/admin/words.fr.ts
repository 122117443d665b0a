import { frenchNumber } from '@/platform/number.model'
import { listWords } from '@/platform/list-words.model'

import type { Forced } from '../model'

/** What the list of badges says. */
export const words = {
  ...listWords({
    title: 'Badges',
    one: 'badge',
    several: 'badges',
    add: 'Créer un badge',
    emptyHint:
      'Un badge remercie les personnes qui atteignent un seuil\u00a0: dons, visites, heures…',
  }),
  search: 'Rechercher (nom, description)',
  rarity: 'Rareté',
  allRarities: 'Toutes les raretés',
  criteria: 'Critère',
  allCriteria: 'Tous les critères',
  active: 'Actifs',
  inactive: 'Inactifs',
  sort: 'Ordre',
  inactiveMark: 'Inactif',
  holders: (count: number) =>
    count === 0
      ? 'Personne ne l’a encore'
      : count === 1
        ? '1 personne l’a'
        : `${frenchNumber(count)} personnes l’ont`,
} as const

/** What the form of a badge says. */
export const form = {
  create: 'Créer un badge',
  edit: (name: string) => `Modifier «\u00a0${name}\u00a0»`,
  back: 'Tous les badges',
  about: 'Qui a déjà atteint le seuil le reçoit dans les minutes qui suivent l’enregistrement.',
  name: 'Nom',
  description: 'Description',
  icon: 'URL de l’icône (facultatif)',
  iconHint:
    'Sans adresse, un dessin de Patte Blanche est montré. Les pages ne chargent aucune image d’un autre site\u00a0: le dessin la remplace.',
  iconWrong: 'L’URL doit commencer par http ou https',
  rarity: 'Rareté',
  criteria: 'Critère',
  value: 'Valeur à atteindre',
  active: 'Actif',
  activeHint: 'Inactif, il ne se gagne plus\u00a0; qui l’a le garde.',
  preview: 'Aperçu',
  previewName: 'Nom du badge',
  previewText: 'Sa description, telle que chacun la lira.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  created: 'Le badge est créé',
  saved: 'Le badge est enregistré',
  failed: 'Erreur lors de la sauvegarde du badge',
  kept: 'Ce que vous avez écrit reste sur cette page.',
} as const

/** What the manager of a person’s badges says. */
export const person = {
  title: (name: string) => `Badges de ${name}`,
  loading: 'Chargement des badges…',
  loadError: 'Les badges n’ont pas pu être chargés',
  back: 'La fiche de cette personne',
  tabs: 'Badges montrés',
  all: 'Tous',
  unlocked: 'Débloqués',
  locked: 'Verrouillés',
  none: 'Aucun badge ici',
  noneHint: 'Choisissez une autre liste, ou créez un badge.',
  summary: 'Progression',
  forced: 'Forcé',
  forcedBy: (how: Forced, by: string, day: string) =>
    `${how === 'UNLOCKED' ? 'Débloqué' : 'Verrouillé'} par ${by} le ${day}`,
  isUnlocked: 'Débloqué',
  isLocked: 'Verrouillé',
  worn: 'Équipé',
  unlock: 'Débloquer',
  lock: 'Verrouiller',
  equip: 'Équiper',
  unequip: 'Déséquiper',
  of: (act: string, name: string) => `${act}\u00a0: ${name}`,
  askUnlock: (name: string) => `Débloquer «\u00a0${name}\u00a0»\u00a0?`,
  askLock: (name: string) => `Verrouiller «\u00a0${name}\u00a0»\u00a0?`,
  aboutUnlock: 'La personne l’a alors, quoi que disent les compteurs, et en est prévenue.',
  aboutLock:
    'La personne ne l’a plus, quoi que disent les compteurs. S’il était équipé, il est retiré.',
  aboutCount: 'Il n’est plus forcé\u00a0: les compteurs décident de nouveau.',
  busy: 'Un instant…',
  lockedDone: 'Badge verrouillé avec succès\u00a0!',
  unlockedDone: 'Badge débloqué avec succès\u00a0!',
  equipped: 'Badge équipé',
  unequipped: 'Badge déséquipé',
  error: (message: string) => `Erreur: ${message}`,
  panel: 'Ce que font ces actions',
  explained: [
    [
      'Débloquer',
      'donne le badge sans attendre le seuil. Il porte alors la marque «\u00a0Forcé\u00a0».',
    ],
    ['Verrouiller', 'le retire, même si le seuil est atteint. Il porte la même marque.'],
    ['Agir de nouveau', 'enlève la marque\u00a0: les compteurs décident.'],
    [
      'Équiper',
      'le montre sur le profil. Un seul l’est à la fois\u00a0: les autres sont déséquipés.',
    ],
  ],
} as const
