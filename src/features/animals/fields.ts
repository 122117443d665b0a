import type { Field } from 'payload'

import { readOnlyField } from '@/platform/access/builders'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { shelterUpload } from '@/platform/fields/shelter-upload'
import { check, day, dayInput, row } from '@/platform/fields/shorthand'

import { FIELD_LABELS as labels } from './field-labels.model'
import { wordBreed } from './hooks/word-breed'
import {
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
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

const area = (name: keyof typeof labels, description?: string): Field => ({
  name,
  type: 'textarea',
  label: labels[name],
  maxLength: LIMITS.text,
  admin: { description, components: counted(LIMITS.text) },
})

export const identity: Field[] = [
  row(
    { name: 'name', type: 'text', label: labels.name, required: true, maxLength: LIMITS.name },
    {
      name: 'species',
      type: 'select',
      label: labels.species,
      required: true,
      options: optionsOf(SPECIES_LABELS),
    },
    {
      name: 'sex',
      type: 'select',
      label: labels.sex,
      required: true,
      options: optionsOf(SEX_LABELS),
    },
  ),
  row(
    {
      name: 'breed',
      type: 'text',
      label: labels.breed,
      hooks: { afterRead: [wordBreed] },
      admin: {
        description:
          'Sans pedigree, le site écrit «\u00a0D’apparence …\u00a0», comme la loi le demande.',
      },
    },
    { name: 'color', type: 'text', label: labels.color },
  ),
  row(day('birthDate', labels.birthDate), check('ageIsEstimated', labels.ageIsEstimated)),
  row(
    { name: 'weight', type: 'number', label: labels.weight, min: 0, max: LIMITS.weightKg },
    { name: 'height', type: 'number', label: labels.height, min: 0, max: LIMITS.heightCm },
  ),
  {
    name: 'shortDescription',
    type: 'textarea',
    label: labels.shortDescription,
    maxLength: LIMITS.shortDescription,
    admin: {
      description: '250 caractères au maximum\u00a0: ce que l’on lit sur la carte.',
      components: counted(LIMITS.shortDescription),
    },
  },
  {
    name: 'longDescription',
    type: 'textarea',
    label: labels.longDescription,
    maxLength: LIMITS.longDescription,
    admin: {
      rows: 8,
      description: 'Son histoire, son caractère, ce qu’il lui faut. Dites aussi ses difficultés.',
      components: counted(LIMITS.longDescription),
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
    { name: 'idType', type: 'select', label: labels.idType, options: optionsOf(ID_TYPE_LABELS) },
    { name: 'idNumber', type: 'text', label: labels.idNumber, index: true },
  ),
  row(
    {
      name: 'birthPlace',
      type: 'text',
      label: labels.birthPlace,
      admin: { description: 'Écrire «\u00a0inconnu\u00a0» si personne ne le sait.' },
    },
    {
      name: 'pedigree',
      type: 'checkbox',
      label: labels.pedigree,
      // No default: null is « nobody has answered yet ».
      admin: {
        condition: ({ species }) => species === 'DOG' || species === 'CAT',
        components: { Field: '@/features/animals/admin/PedigreeField#PedigreeField' },
      },
    },
  ),
  row(check('isLitter', labels.isLitter)),
  row(
    {
      name: 'motherIdNumber',
      type: 'text',
      label: labels.motherIdNumber,
      admin: { condition: (data) => Boolean(data.isLitter) },
    },
    {
      name: 'litterSize',
      type: 'number',
      label: labels.litterSize,
      admin: { condition: (data) => Boolean(data.isLitter) },
    },
  ),
  {
    name: 'dogCategory',
    type: 'select',
    label: labels.dogCategory,
    defaultValue: 'NONE',
    options: optionsOf(DOG_CATEGORY_LABELS),
    admin: { condition: (data) => data.species === 'DOG' },
  },
]

export const health: Field[] = [
  row(check('isVaccinated', labels.isVaccinated), check('isNeutered', labels.isNeutered)),
  row(day('vaccinationDate', labels.vaccinationDate), day('neuteringDate', labels.neuteringDate)),
  day('lastVetVisit', labels.lastVetVisit),
  area('healthStatus'),
  area('allergies'),
  area('medications'),
  area('veterinaryNotes', 'Lues par l’équipe seulement.'),
]

export const character: Field[] = [
  {
    name: 'energyLevel',
    type: 'select',
    label: labels.energyLevel,
    options: optionsOf(ENERGY_LABELS),
  },
  row(
    sociability('sociabilityDogs', labels.sociabilityDogs),
    sociability('sociabilityCats', labels.sociabilityCats),
  ),
  row(
    sociability('sociabilityKids', labels.sociabilityKids),
    sociability('sociabilityAdults', labels.sociabilityAdults),
  ),
  row(
    check('needsGarden', labels.needsGarden),
    check('canLiveApartment', labels.canLiveApartment),
    check('needsExperience', labels.needsExperience),
  ),
  row(
    check('isHouseTrained', labels.isHouseTrained),
    check('isLeashTrained', labels.isLeashTrained),
    check('fosterWanted', labels.fosterWanted),
  ),
]

export const adoption: Field[] = [
  row(
    {
      name: 'fee',
      type: 'number',
      label: labels.fee,
      min: 0,
      admin: {
        description: 'En euros, pour cet animal seul. Vide\u00a0: celle de la formule de son âge.',
        components: { Field: '@/platform/fields/EurosField#EurosField' },
      },
    },
    {
      name: 'bondedGroup',
      type: 'text',
      label: labels.bondedGroup,
      admin: { description: 'Le même mot chez deux animaux les lie\u00a0: ils partent ensemble.' },
    },
  ),
  check(
    'hasSpecialNeeds',
    labels.hasSpecialNeeds,
    'Traitement à vie, handicap, grand âge… La formule «\u00a0Besoins particuliers\u00a0» s’applique.',
  ),
  area('feeIncludes'),
]

export const history: Field[] = [
  day('arrivalDate', labels.arrivalDate),
  area('arrivalReason'),
  { name: 'previousOwner', type: 'text', label: labels.previousOwner },
  day('poundEntryAt', labels.poundEntryAt),
  day('lastConfirmedAt', labels.lastConfirmedAt),
  {
    name: 'adoptedAt',
    type: 'date',
    label: labels.adoptedAt,
    // It follows the status; a list of a time before tells it with the animal.
    access: { update: readOnlyField.update },
    admin: { readOnly: true, ...dayInput },
  },
]

/** Beside the status, because it is asked the moment an adopted animal comes back. */
export const returnReason: Field = {
  name: 'returnReason',
  type: 'textarea',
  label: labels.returnReason,
  maxLength: LIMITS.text,
  admin: {
    position: 'sidebar',
    condition: ({ status, adoptedAt, returnReason: given }) =>
      Boolean(given) || (status === 'AT_SHELTER' && Boolean(adoptedAt)),
    description: 'Obligatoire quand un animal adopté revient au refuge.',
    components: counted(LIMITS.text),
  },
}

export const lostAndFound: Field[] = [
  { name: 'reportedBy', type: 'text', label: labels.reportedBy },
  row(day('lostDate', labels.lostDate), day('foundDate', labels.foundDate)),
  { name: 'lastSeenLocation', type: 'text', label: labels.lastSeenLocation },
  { name: 'currentLocation', type: 'text', label: labels.currentLocation },
  row(check('hasCollar', labels.hasCollar), check('isUrgent', labels.isUrgent)),
  { name: 'collarDescription', type: 'text', label: labels.collarDescription },
  area('circumstance'),
  { name: 'reward', type: 'number', label: labels.reward },
  check('isVerified', labels.isVerified),
  row(
    { name: 'contactName', type: 'text', label: labels.contactName },
    { name: 'contactPhone', type: 'text', label: labels.contactPhone },
    { name: 'contactEmail', type: 'text', label: labels.contactEmail },
  ),
  { name: 'location', type: 'text', label: labels.location },
]

export const pictures: Field[] = [
  {
    ...shelterUpload({
      name: 'photos',
      label: labels.photos,
      hasMany: true,
      maxRows: LIMITS.photos,
      admin: {
        description: 'La première photo est la principale. Faites glisser pour changer l’ordre.',
      },
    }),
  },
  { name: 'videoUrl', type: 'text', label: labels.videoUrl },
]
