import type { Field } from 'payload'

import { readOnlyField } from '@/platform/access/builders'
import { optionsOf } from '@/platform/fields/options'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { check, day, dayInput, row } from '@/platform/fields/shorthand'

import { wordBreed } from './hooks/word-breed'
import {
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
  FOSTER_WORDS,
  ID_TYPE_LABELS,
  LIMITS,
  SEX_LABELS,
  SOCIABILITY_LABELS,
  SPECIES_LABELS,
} from './model'

const sociability = (name: string, label: string): Field => ({
  name,
  type: 'select',
  label,
  defaultValue: 'UNKNOWN',
  options: optionsOf(SOCIABILITY_LABELS),
})

export const identity: Field[] = [
  row(
    { name: 'name', type: 'text', label: 'Nom', required: true, maxLength: LIMITS.name },
    {
      name: 'species',
      type: 'select',
      label: 'Espèce',
      required: true,
      options: optionsOf(SPECIES_LABELS),
    },
    { name: 'sex', type: 'select', label: 'Sexe', required: true, options: optionsOf(SEX_LABELS) },
  ),
  row(
    {
      name: 'breed',
      type: 'text',
      label: 'Race ou apparence',
      hooks: { afterRead: [wordBreed] },
      admin: {
        description:
          'Sans pedigree, le site écrit «\u00a0D’apparence …\u00a0», comme la loi le demande.',
      },
    },
    { name: 'color', type: 'text', label: 'Couleur' },
  ),
  row(day('birthDate', 'Date de naissance'), check('ageIsEstimated', 'Date estimée')),
  row(
    { name: 'weight', type: 'number', label: 'Poids (kg)', min: 0, max: LIMITS.weightKg },
    { name: 'height', type: 'number', label: 'Taille (cm)', min: 0, max: LIMITS.heightCm },
  ),
  {
    name: 'shortDescription',
    type: 'textarea',
    label: 'Présentation courte',
    maxLength: LIMITS.shortDescription,
    admin: { description: '250 caractères au maximum\u00a0: ce que l’on lit sur la carte.' },
  },
  {
    name: 'longDescription',
    type: 'textarea',
    label: 'Présentation complète',
    maxLength: LIMITS.longDescription,
    admin: {
      rows: 8,
      description: 'Son histoire, son caractère, ce qu’il lui faut. Dites aussi ses difficultés.',
    },
  },
]

export const legal: Field[] = [
  {
    type: 'ui',
    name: 'legalChecklist',
    admin: {
      components: { Field: '@/features/animals/admin/LegalChecklist#LegalChecklist' },
    },
  },
  row(
    { name: 'idType', type: 'select', label: 'Identification', options: optionsOf(ID_TYPE_LABELS) },
    { name: 'idNumber', type: 'text', label: 'Numéro d’identification', index: true },
  ),
  row(
    {
      name: 'birthPlace',
      type: 'text',
      label: 'Lieu de naissance',
      admin: { description: 'Écrire «\u00a0inconnu\u00a0» si personne ne le sait.' },
    },
    {
      name: 'pedigree',
      type: 'checkbox',
      label: 'Inscrit au LOF ou au LOOF',
      // No default: null is « nobody has answered yet ».
      admin: {
        condition: ({ species }) => species === 'DOG' || species === 'CAT',
        components: { Field: '@/features/animals/admin/PedigreeField#PedigreeField' },
      },
    },
  ),
  row(check('isLitter', 'Fait partie d’une portée')),
  row(
    {
      name: 'motherIdNumber',
      type: 'text',
      label: 'Numéro d’identification de la mère',
      admin: { condition: (data) => Boolean(data.isLitter) },
    },
    {
      name: 'litterSize',
      type: 'number',
      label: 'Nombre d’animaux de la portée',
      admin: { condition: (data) => Boolean(data.isLitter) },
    },
  ),
  {
    name: 'dogCategory',
    type: 'select',
    label: 'Catégorie du chien',
    defaultValue: 'NONE',
    options: optionsOf(DOG_CATEGORY_LABELS),
    admin: { condition: (data) => data.species === 'DOG' },
  },
]

export const health: Field[] = [
  row(check('isVaccinated', 'Vacciné'), check('isNeutered', 'Stérilisé')),
  row(day('vaccinationDate', 'Date de vaccination'), day('neuteringDate', 'Date de stérilisation')),
  day('lastVetVisit', 'Dernière visite vétérinaire'),
  { name: 'healthStatus', type: 'textarea', label: 'État de santé', maxLength: LIMITS.text },
  { name: 'allergies', type: 'textarea', label: 'Allergies', maxLength: LIMITS.text },
  { name: 'medications', type: 'textarea', label: 'Traitements', maxLength: LIMITS.text },
  {
    name: 'veterinaryNotes',
    type: 'textarea',
    label: 'Notes vétérinaires',
    maxLength: LIMITS.text,
    admin: { description: 'Lues par l’équipe seulement.' },
  },
]

export const character: Field[] = [
  {
    name: 'energyLevel',
    type: 'select',
    label: 'Niveau d’énergie',
    options: optionsOf(ENERGY_LABELS),
  },
  row(
    sociability('sociabilityDogs', 'Entente avec les chiens'),
    sociability('sociabilityCats', 'Entente avec les chats'),
  ),
  row(
    sociability('sociabilityKids', 'Entente avec les enfants'),
    sociability('sociabilityAdults', 'Entente avec les adultes'),
  ),
  row(
    check('needsGarden', 'Besoin d’un jardin'),
    check('canLiveApartment', 'Peut vivre en appartement'),
    check('needsExperience', 'Demande de l’expérience'),
  ),
  row(
    check('isHouseTrained', 'Propre à la maison'),
    check('isLeashTrained', 'Marche en laisse'),
    check('fosterWanted', FOSTER_WORDS),
  ),
]

export const adoption: Field[] = [
  row(
    {
      name: 'fee',
      type: 'number',
      label: 'Participation aux frais',
      min: 0,
      admin: {
        description: 'En euros, pour cet animal seul. Vide\u00a0: celle de la formule de son âge.',
        components: { Field: '@/platform/fields/EurosField#EurosField' },
      },
    },
    {
      name: 'bondedGroup',
      type: 'text',
      label: 'À adopter avec',
      admin: { description: 'Le même mot chez deux animaux les lie\u00a0: ils partent ensemble.' },
    },
  ),
  check(
    'hasSpecialNeeds',
    'Besoins particuliers',
    'Traitement à vie, handicap, grand âge… La formule «\u00a0Besoins particuliers\u00a0» s’applique.',
  ),
  {
    name: 'feeIncludes',
    type: 'textarea',
    label: 'Ce que comprend la participation',
    maxLength: LIMITS.text,
  },
]

export const history: Field[] = [
  day('arrivalDate', 'Date d’arrivée'),
  { name: 'arrivalReason', type: 'textarea', label: 'Raison de l’arrivée', maxLength: LIMITS.text },
  { name: 'previousOwner', type: 'text', label: 'Ancien propriétaire' },
  day('poundEntryAt', 'Entrée en fourrière'),
  day('lastConfirmedAt', 'Fiche vérifiée le'),
  {
    name: 'adoptedAt',
    type: 'date',
    label: 'Adopté le',
    // Written by the program alone: it follows the status.
    access: readOnlyField,
    admin: { readOnly: true, ...dayInput },
  },
]

/** Beside the status, because it is asked the moment an adopted animal comes back. */
export const returnReason: Field = {
  name: 'returnReason',
  type: 'textarea',
  label: 'Raison du retour',
  maxLength: LIMITS.text,
  admin: {
    position: 'sidebar',
    condition: ({ status, adoptedAt, returnReason: given }) =>
      Boolean(given) || (status === 'AT_SHELTER' && Boolean(adoptedAt)),
    description: 'Obligatoire quand un animal adopté revient au refuge.',
  },
}

export const lostAndFound: Field[] = [
  { name: 'reportedBy', type: 'text', label: 'Signalé par' },
  row(day('lostDate', 'Perdu le'), day('foundDate', 'Trouvé le')),
  { name: 'lastSeenLocation', type: 'text', label: 'Vu pour la dernière fois à' },
  { name: 'currentLocation', type: 'text', label: 'Se trouve à' },
  row(check('hasCollar', 'Porte un collier'), check('isUrgent', 'Recherche urgente')),
  { name: 'collarDescription', type: 'text', label: 'Description du collier' },
  { name: 'circumstance', type: 'textarea', label: 'Circonstances', maxLength: LIMITS.text },
  { name: 'reward', type: 'number', label: 'Récompense (€)' },
  check('isVerified', 'Signalement vérifié'),
  row(
    { name: 'contactName', type: 'text', label: 'Contact' },
    { name: 'contactPhone', type: 'text', label: 'Téléphone' },
    { name: 'contactEmail', type: 'text', label: 'E-mail' },
  ),
  { name: 'location', type: 'text', label: 'Lieu' },
]

export const pictures: Field[] = [
  {
    ...shelterUpload({
      name: 'photos',
      label: 'Photos',
      hasMany: true,
      maxRows: LIMITS.photos,
      admin: {
        description: 'La première photo est la principale. Faites glisser pour changer l’ordre.',
      },
    }),
  },
  { name: 'videoUrl', type: 'text', label: 'Adresse d’une vidéo' },
]
