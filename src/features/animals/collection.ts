import type { CollectionConfig, Field } from 'payload'

import {
  createIn,
  hiddenUnless,
  inShelters,
  nobody,
  publicOr,
  staffField,
  versionsIn,
} from '@/platform/access/builders'
import { guardPrivateFilters } from '@/platform/access/private-filters'
import { optionsOf } from '@/platform/fields/options'
import { destinationShelter, ownRelations } from '@/platform/fields/own-shelter'
import { staffOnlyUnless } from '@/platform/fields/staff-only'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { validateWith } from '@/platform/validation/issues'

import { followLifecycle } from './hooks/follow-lifecycle'
import { refreshAfterChange, refreshAfterDelete } from './hooks/refresh-pages'
import { requireLegalMentions } from './hooks/require-legal-mentions'
import {
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
  ID_TYPE_LABELS,
  LIMITS,
  PUBLIC_FIELDS,
  PUBLIC_STATUSES,
  SEX_LABELS,
  SOCIABILITY_LABELS,
  SPECIES_LABELS,
  STATUS_LABELS,
} from './model'
import { animalSchema } from './schema'

const staff = staffField('manageAnimals')

const check = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: false,
  admin: { description },
})

const day = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { description, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
})

const sociability = (name: string, label: string): Field => ({
  name,
  type: 'select',
  label,
  defaultValue: 'UNKNOWN',
  options: optionsOf(SOCIABILITY_LABELS),
})

const row = (...fields: Field[]): Field => ({ type: 'row', fields })

const identity: Field[] = [
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
      admin: {
        description: 'Sans pedigree, le site écrit « D’apparence … », comme la loi le demande.',
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
    admin: { description: '250 caractères au maximum : ce que l’on lit sur la carte.' },
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

const legal: Field[] = [
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
      admin: { description: 'Écrire « inconnu » si personne ne le sait.' },
    },
    { name: 'pedigree', type: 'checkbox', label: 'Inscrit au LOF ou au LOOF', defaultValue: false },
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

const health: Field[] = [
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

const character: Field[] = [
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
    check('fosterWanted', 'Cherche une famille d’accueil'),
  ),
]

const adoption: Field[] = [
  row(
    {
      name: 'fee',
      type: 'number',
      label: 'Participation aux frais (en centimes)',
      min: 0,
      admin: { description: '25 000 pour 250 €. Vide : le site n’affiche pas de montant.' },
    },
    {
      name: 'bondedGroup',
      type: 'text',
      label: 'À adopter avec',
      admin: { description: 'Le même mot chez deux animaux les lie : ils partent ensemble.' },
    },
  ),
  {
    name: 'feeIncludes',
    type: 'textarea',
    label: 'Ce que comprend la participation',
    maxLength: LIMITS.text,
  },
]

const history: Field[] = [
  day('arrivalDate', 'Date d’arrivée'),
  { name: 'arrivalReason', type: 'textarea', label: 'Raison de l’arrivée', maxLength: LIMITS.text },
  { name: 'previousOwner', type: 'text', label: 'Ancien propriétaire' },
  day('poundEntryAt', 'Entrée en fourrière'),
  day('lastConfirmedAt', 'Fiche vérifiée le'),
  {
    name: 'returnReason',
    type: 'textarea',
    label: 'Raison du retour',
    maxLength: LIMITS.text,
    admin: { description: 'Obligatoire quand un animal adopté revient au refuge.' },
  },
]

const lostAndFound: Field[] = [
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

const pictures: Field[] = [
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

export const Animals: CollectionConfig = {
  slug: 'animals',
  labels: { singular: 'Animal', plural: 'Animaux' },
  access: {
    read: publicOr(
      {
        and: [
          { isVisible: { equals: true } },
          { status: { in: [...PUBLIC_STATUSES] } },
          { 'shelter.status': { equals: 'APPROVED' } },
        ],
      },
      'manageAnimals',
    ),
    create: createIn('manageAnimals'),
    update: inShelters('manageAnimals'),
    delete: inShelters('manageAnimals'),
    readVersions: versionsIn('manageAnimals'),
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Animaux',
    hideAPIURL: true,
    hidden: hiddenUnless('manageAnimals'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'species', 'sex', 'status', 'isVisible', 'isSos', 'updatedAt'],
    listSearchableFields: ['name', 'breed', 'idNumber'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    description: 'Les animaux du refuge. Un animal « visible » et complet apparaît sur le site.',
  },
  defaultSort: '-createdAt',
  // Private columns are shown by shelter, so the shelter is always read.
  forceSelect: { shelter: true },
  trash: true,
  versions: { drafts: false, maxPerDoc: 30 },
  indexes: [
    { fields: ['shelter', 'status', 'createdAt'] },
    { fields: ['isVisible', 'status', 'createdAt'] },
    { fields: ['isSos', 'createdAt'] },
    { fields: ['species', 'createdAt'] },
  ],
  hooks: {
    beforeOperation: [guardPrivateFilters(PUBLIC_FIELDS, 'manageAnimals')],
    beforeValidate: [
      destinationShelter('animals', 'manageAnimals'),
      ownRelations('animals', { photos: 'media' }),
      validateWith(animalSchema, 'animals'),
    ],
    beforeChange: [followLifecycle, requireLegalMentions],
    afterChange: [refreshAfterChange],
    afterDelete: [refreshAfterDelete],
  },
  fields: staffOnlyUnless(PUBLIC_FIELDS, staff, [
    {
      type: 'tabs',
      tabs: [
        { label: 'Identité', fields: identity },
        { label: 'Photos', fields: pictures },
        { label: 'Informations légales', fields: legal },
        { label: 'Caractère', fields: character },
        { label: 'Santé', fields: health },
        { label: 'Adoption', fields: adoption },
        { label: 'Histoire', fields: history },
        { label: 'Perdu ou trouvé', fields: lostAndFound },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'Statut',
      required: true,
      defaultValue: 'AT_SHELTER',
      options: optionsOf(STATUS_LABELS),
      admin: { position: 'sidebar' },
    },
    {
      name: 'isVisible',
      type: 'checkbox',
      label: 'Visible sur le site',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isSos',
      type: 'checkbox',
      label: 'SOS : adoption urgente',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isReserved',
      type: 'checkbox',
      label: 'Réservé',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isAdopted',
      type: 'checkbox',
      label: 'Adopté',
      defaultValue: false,
      admin: { hidden: true },
    },
  ]),
}
