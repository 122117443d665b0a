import { keysOf, type AnimalStatus } from '@/features/animals/model'

import type { SheetName, SheetValues } from './fields.model'

/** The parts of the sheet, one on show at a time. */
export const SECTIONS = {
  essentiel: {
    label: 'L’essentiel',
    fields: [
      'photos',
      'name',
      'species',
      'sex',
      'birthDate',
      'ageIsEstimated',
      'breed',
      'color',
      'weight',
      'height',
      'shortDescription',
      'longDescription',
    ],
  },
  legal: {
    label: 'Mentions légales',
    fields: [
      'idType',
      'idNumber',
      'birthPlace',
      'pedigree',
      'isLitter',
      'motherIdNumber',
      'litterSize',
      'dogCategory',
    ],
  },
  caractere: {
    label: 'Caractère',
    fields: [
      'energyLevel',
      'sociabilityDogs',
      'sociabilityCats',
      'sociabilityKids',
      'sociabilityAdults',
      'needsGarden',
      'canLiveApartment',
      'needsExperience',
      'isHouseTrained',
      'isLeashTrained',
    ],
  },
  sante: {
    label: 'Santé',
    fields: [
      'isVaccinated',
      'vaccinationDate',
      'isNeutered',
      'neuteringDate',
      'lastVetVisit',
      'hasSpecialNeeds',
      'healthStatus',
      'allergies',
      'medications',
      'veterinaryNotes',
    ],
  },
  adoption: {
    label: 'Adoption',
    fields: ['fee', 'feeIncludes', 'bondedGroup', 'fosterWanted', 'videoUrl'],
  },
  arrivee: {
    label: 'Arrivée',
    fields: ['arrivalDate', 'arrivalReason', 'previousOwner', 'poundEntryAt'],
  },
  perdu: {
    label: 'Perdu ou trouvé',
    fields: [
      'lostDate',
      'foundDate',
      'lastSeenLocation',
      'currentLocation',
      'circumstance',
      'hasCollar',
      'collarDescription',
      'isUrgent',
      'isVerified',
      'reward',
      'reportedBy',
      'contactName',
      'contactPhone',
      'contactEmail',
      'location',
    ],
  },
  suivi: { label: 'Suivi', fields: [] },
} as const satisfies Record<string, { label: string; fields: readonly SheetName[] }>
export type Section = keyof typeof SECTIONS

/** The part of the sheet that a field stands in. */
export const sectionOf = (name: SheetName): Section =>
  keysOf(SECTIONS).find((section) => SECTIONS[section].fields.some((each) => each === name)) ??
  'essentiel'

/** Is there nothing in it? A box that is not ticked is empty too. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** The parts that an animal of that state has: lost and found ones have one more. */
export function sectionsOf(status: AnimalStatus, values: SheetValues): Section[] {
  const isSought = status === 'LOST' || status === 'FOUND'
  return keysOf(SECTIONS).filter(
    (section) =>
      section !== 'perdu' ||
      isSought ||
      SECTIONS.perdu.fields.some((name) => !isEmpty(values[name])),
  )
}

type Shown = Pick<
  SheetValues,
  'species' | 'isLitter' | 'isVaccinated' | 'isNeutered' | 'hasCollar' | 'birthDate'
>

/** Is the field asked of that animal? */
export function isAsked(name: SheetName, values: Shown): boolean {
  const { species } = values
  switch (name) {
    case 'pedigree':
      return species === 'DOG' || species === 'CAT'
    case 'dogCategory':
      return species === 'DOG'
    case 'motherIdNumber':
    case 'litterSize':
      return values.isLitter
    case 'vaccinationDate':
      return values.isVaccinated
    case 'neuteringDate':
      return values.isNeutered
    case 'collarDescription':
      return values.hasCollar
    case 'ageIsEstimated':
      return Boolean(values.birthDate)
    default:
      return true
  }
}
