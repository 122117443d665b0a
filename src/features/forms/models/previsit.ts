import { NO, YES, YES_NO, type Recipe, type RecipeField } from './recipe'

const FLAT = 'Appartement'
const TENANT = 'Locataire'
const HOSTED = 'Hébergé par une autre personne'
const GARDEN = 'Jardin'
const YARD = 'Cour ou terrasse'
const SOME = 'Certains seulement'

const HOME = 'Type de logement'
const OUTSIDE = 'Espace extérieur'
const HAS_CHILDREN = 'Des enfants vivent-ils au foyer, ou y viennent-ils souvent\u00a0?'
const HAS_ANIMALS = 'Y a-t-il déjà des animaux au foyer\u00a0?'

const withChildren = { label: HAS_CHILDREN, equals: [YES] }
const withAnimals = { label: HAS_ANIMALS, equals: [YES] }
const withFence = { label: OUTSIDE, equals: [GARDEN, YARD] }

const general: readonly RecipeField[] = [
  { type: 'text', label: 'Date de la pré-visite', required: true, placeholder: '12/03/2026' },
  { type: 'text', label: 'Prénom et nom du pré-visiteur', required: true },
  {
    type: 'email',
    label: 'E-mail du pré-visiteur',
    required: true,
    help: 'Le refuge vous répond à cette adresse.',
  },
  {
    type: 'text',
    label: 'Famille rencontrée',
    required: true,
    placeholder: 'Claire Morel et Hugo Petit',
  },
  {
    type: 'textarea',
    label: 'Adresse du domicile visité',
    required: true,
    placeholder: '12 rue des Tilleuls, 35000 Rennes',
  },
  {
    type: 'text',
    label: 'Animal demandé',
    required: true,
    help: 'Son nom, ou l’espèce et le caractère recherchés si la famille hésite encore.',
  },
  { type: 'tel', label: 'Téléphone du pré-visiteur', placeholder: '06 39 98 00 00' },
  {
    type: 'select',
    label: 'Comment la visite s’est-elle faite\u00a0?',
    options: ['Au domicile', 'En visioconférence', 'Par téléphone'],
  },
  {
    type: 'textarea',
    label: 'Qui était présent pendant la visite\u00a0?',
    help: 'Toutes les personnes du foyer devraient pouvoir donner leur avis.',
  },
]

const family: readonly RecipeField[] = [
  { type: 'number', label: 'Nombre d’adultes au foyer' },
  { type: 'radio', label: HAS_CHILDREN, options: YES_NO },
  {
    type: 'text',
    label: 'Âge de chaque enfant',
    placeholder: '4 ans, 9 ans',
    showIf: withChildren,
  },
  {
    type: 'radio',
    label: 'Les enfants ont-ils l’habitude des animaux\u00a0?',
    options: ['Oui, ils savent s’en approcher', 'Un peu', 'Non, tout est à apprendre'],
    showIf: withChildren,
  },
  {
    type: 'radio',
    label: 'Tout le foyer est-il d’accord pour accueillir cet animal\u00a0?',
    options: ['Oui, tout le monde', 'Une personne hésite encore', 'Non'],
  },
  {
    type: 'radio',
    label: 'Quelqu’un au foyer est-il allergique aux animaux\u00a0?',
    options: [YES, NO, 'Ne sait pas'],
  },
  {
    type: 'text',
    label: 'Qui s’occupera de l’animal au quotidien\u00a0?',
    help: 'Repas, promenades, litière, soins.',
  },
  {
    type: 'select',
    label: 'Combien de temps l’animal sera-t-il seul par jour\u00a0?',
    options: [
      'Presque jamais',
      'Moins de 4 heures',
      'De 4 à 6 heures',
      'De 6 à 8 heures',
      'Plus de 8 heures',
    ],
  },
  {
    type: 'text',
    label: 'Où sera l’animal pendant les absences\u00a0?',
    placeholder: 'Dans le salon, avec accès au jardin',
  },
  {
    type: 'text',
    label: 'Qui le gardera pendant les vacances\u00a0?',
    placeholder: 'La famille, une voisine, une pension',
  },
  {
    type: 'textarea',
    label: 'Quelle est l’expérience de la famille avec les animaux\u00a0?',
  },
  {
    type: 'textarea',
    label: 'Des changements sont-ils prévus dans les deux ans\u00a0?',
    help: 'Déménagement, naissance, nouvel emploi, séparation…',
  },
]

const home: readonly RecipeField[] = [
  { type: 'select', label: HOME, options: ['Maison', FLAT, 'Ferme', 'Autre'] },
  {
    type: 'text',
    label: 'Étage, et ascenseur ou non',
    placeholder: '3ᵉ étage avec ascenseur',
    showIf: { label: HOME, equals: [FLAT] },
  },
  {
    type: 'select',
    label: 'La famille est',
    options: ['Propriétaire', TENANT, HOSTED],
  },
  {
    type: 'radio',
    label: 'Le propriétaire du logement est-il d’accord\u00a0?',
    options: ['Oui, accord écrit vu', 'Oui, selon la famille', NO, 'À vérifier'],
    help: 'Un bail ne peut pas interdire un animal familier, sauf location de vacances.',
    showIf: { label: 'La famille est', equals: [TENANT, HOSTED] },
  },
  {
    type: 'select',
    label: OUTSIDE,
    options: [GARDEN, YARD, 'Balcon', 'Aucun'],
  },
  {
    type: 'radio',
    label: 'L’extérieur est-il entièrement clos\u00a0?',
    options: ['Oui, entièrement', 'En partie', NO],
    showIf: withFence,
  },
  {
    type: 'number',
    label: 'Hauteur de la clôture, en cm',
    help: 'Au point le plus bas, portail compris.',
    showIf: withFence,
  },
  {
    type: 'textarea',
    label: 'Points de la clôture à réparer ou à surveiller',
    placeholder: 'Passage sous le portail, grillage détendu au fond à gauche',
    showIf: withFence,
  },
  {
    type: 'radio',
    label: 'Les fenêtres et le balcon sont-ils sûrs pour un chat\u00a0?',
    options: [YES, 'À protéger', 'Sans objet'],
  },
  {
    type: 'textarea',
    label: 'Dangers remarqués dans le logement ou autour',
    help: 'Route passante, piscine, plantes toxiques, produits à portée, fils électriques.',
  },
  {
    type: 'text',
    label: 'Où l’animal dormira-t-il\u00a0?',
  },
  {
    type: 'file',
    label: 'Photo ou croquis du domicile',
    help: 'Avec l’accord de la famille. Une image ou un PDF, 5 Mo au maximum.',
  },
]

const animals: readonly RecipeField[] = [
  { type: 'radio', label: HAS_ANIMALS, options: YES_NO },
  {
    type: 'textarea',
    label: 'Espèce, sexe et âge de chaque animal',
    placeholder: 'Un chat mâle de 6 ans, une chienne de 3 ans',
    showIf: withAnimals,
  },
  {
    type: 'radio',
    label: 'Ces animaux sont-ils stérilisés\u00a0?',
    options: ['Oui, tous', SOME, NO],
    showIf: withAnimals,
  },
  {
    type: 'radio',
    label: 'Ces animaux sont-ils identifiés et vaccinés\u00a0?',
    options: ['Oui, tous', SOME, NO, 'Carnets non vus'],
    showIf: withAnimals,
  },
  {
    type: 'textarea',
    label: 'Comportement de ces animaux pendant la visite',
    placeholder: 'Calmes, craintifs, excités, protecteurs…',
    showIf: withAnimals,
  },
  {
    type: 'textarea',
    label: 'Comment la première rencontre sera-t-elle préparée\u00a0?',
    showIf: withAnimals,
  },
  {
    type: 'text',
    label: 'Vétérinaire de la famille',
    placeholder: 'Nom et commune',
  },
  {
    type: 'textarea',
    label: 'Que sont devenus les animaux précédents\u00a0?',
    help: 'Sans juger\u00a0: la réponse aide à bien accompagner la famille.',
  },
]

const impression: readonly RecipeField[] = [
  {
    type: 'radio',
    label: 'Comment avez-vous été reçu\u00a0?',
    options: ['Très bien', 'Bien', 'Avec réserve', 'Difficilement'],
  },
  {
    type: 'radio',
    label: 'La famille mesure-t-elle les besoins et le coût de cet animal\u00a0?',
    options: ['Oui, tout à fait', 'En partie', NO],
  },
  { type: 'textarea', label: 'Points forts de cette famille' },
  { type: 'textarea', label: 'Points de vigilance, conseils déjà donnés' },
  {
    type: 'radio',
    label: 'Votre avis',
    options: ['Favorable', 'Favorable sous conditions', 'À revoir', 'Défavorable'],
  },
  {
    type: 'textarea',
    label: 'Conditions, ou raisons de cet avis',
    help: 'Seule l’équipe du refuge lit cette réponse.',
  },
]

/**
 * The pre-visit of a family's home: 5 groups, 47 questions, of which the first 6 are required.
 * Source: docs/decisions/exchanges.md.
 */
export const previsit: Recipe = {
  key: 'previsit',
  name: 'Pré-visite',
  summary: 'Le compte rendu de la visite d’une famille, avant l’adoption.',
  form: {
    title: 'Pré-visite d’une famille',
    description:
      'À remplir pendant la visite ou juste après. Les six premières questions suffisent ' +
      'pour envoyer\u00a0; le reste se complète selon ce que vous avez vu.',
    type: 'STANDARD',
    ticketType: 'PREVISIT',
    confirmation: 'Merci pour votre visite\u00a0! Votre compte rendu est arrivé au refuge.',
  },
  groups: [
    { title: 'Informations générales', fields: general },
    {
      title: 'Famille',
      description: 'Qui vit au foyer, et comment se passent les journées.',
      fields: family,
    },
    {
      title: 'Domicile',
      description: 'Le logement, l’extérieur et la sécurité de l’animal.',
      fields: home,
    },
    { title: 'Animaux de la famille', fields: animals },
    {
      title: 'Ressenti du pré-visiteur',
      description: 'Après la visite, à tête reposée.',
      fields: impression,
    },
  ],
}
