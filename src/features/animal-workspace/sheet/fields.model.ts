import { FIELD_LABELS as labels } from '@/features/animals/field-labels.model'
import {
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
  ID_TYPE_LABELS,
  keysOf,
  LIMITS,
  SEX_LABELS,
  SOCIABILITY_LABELS,
  SPECIES_LABELS,
} from '@/features/animals/model'

type Words = { label: string; hint?: string }

/** How a field of the sheet is written, and what it holds when it is empty. */
export type SheetField = Words &
  (
    | { kind: 'text'; max: number; rows?: number }
    /** A decimal or a whole number. */
    | { kind: 'number'; unit: string }
    /** Integer cents, typed in euros. */
    | { kind: 'euros' }
    /** A day, as `2026-11-24`. */
    | { kind: 'day' }
    /** A box: false while nobody ticked it. */
    | { kind: 'flag' }
    /** Yes, no, or null while nobody knows. */
    | { kind: 'answer' }
    /**
     * One of some values; buttons where a press is enough, a list where there are many. A required
     * one is never emptied.
     */
    | {
        kind: 'choice'
        options: Readonly<Record<string, string>>
        isList?: boolean
        isRequired?: boolean
      }
    /** Pictures of the shelter's library, the main one first. */
    | { kind: 'photos'; max: number }
  )

const text = (label: string, max: number, hint?: string) =>
  ({ kind: 'text', label, max, ...(hint && { hint }) }) as const
const long = (label: string, rows: number, hint?: string, max: number = LIMITS.text) =>
  ({ ...text(label, max, hint), rows }) as const
const day = (label: string) => ({ kind: 'day', label }) as const
const flag = (label: string, hint?: string) =>
  ({ kind: 'flag', label, ...(hint && { hint }) }) as const
const choice = <Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
) => ({ kind: 'choice', label, options }) as const
const sociability = (label: string) =>
  ({ ...choice(label, SOCIABILITY_LABELS), isRequired: true }) as const

/** Every field of the sheet, in its order. Bounds: docs/decisions/animals.md. */
export const SHEET_FIELDS = {
  photos: { kind: 'photos', label: labels.photos, max: LIMITS.photos },
  name: text(labels.name, LIMITS.name),
  species: { ...choice(labels.species, SPECIES_LABELS), isList: true, isRequired: true },
  sex: { ...choice(labels.sex, SEX_LABELS), isRequired: true },
  birthDate: day(labels.birthDate),
  ageIsEstimated: flag('C’est une estimation'),
  breed: text(
    labels.breed,
    100,
    'Sans pedigree, le site écrit «\u00a0D’apparence …\u00a0», comme la loi le demande.',
  ),
  color: text(labels.color, 100),
  weight: { kind: 'number', label: 'Poids', unit: 'kg' },
  height: { kind: 'number', label: 'Taille', unit: 'cm' },
  shortDescription: long(
    labels.shortDescription,
    2,
    'Ce que l’on lit sur la carte.',
    LIMITS.shortDescription,
  ),
  longDescription: long(
    labels.longDescription,
    8,
    'Son histoire, son caractère, ce qu’il lui faut. Dites aussi ses difficultés.',
    LIMITS.longDescription,
  ),
  idType: choice(labels.idType, ID_TYPE_LABELS),
  idNumber: text(labels.idNumber, 30),
  birthPlace: text(labels.birthPlace, 100, 'Écrire «\u00a0inconnu\u00a0» si personne ne le sait.'),
  pedigree: { kind: 'answer', label: labels.pedigree },
  isLitter: flag(labels.isLitter),
  motherIdNumber: text(labels.motherIdNumber, 30),
  litterSize: { kind: 'number', label: labels.litterSize, unit: '' },
  dogCategory: { ...choice(labels.dogCategory, DOG_CATEGORY_LABELS), isRequired: true },
  energyLevel: choice(labels.energyLevel, ENERGY_LABELS),
  sociabilityDogs: sociability(labels.sociabilityDogs),
  sociabilityCats: sociability(labels.sociabilityCats),
  sociabilityKids: sociability(labels.sociabilityKids),
  sociabilityAdults: sociability(labels.sociabilityAdults),
  needsGarden: flag(labels.needsGarden),
  canLiveApartment: flag(labels.canLiveApartment),
  needsExperience: flag(labels.needsExperience),
  isHouseTrained: flag(labels.isHouseTrained),
  isLeashTrained: flag(labels.isLeashTrained),
  isVaccinated: flag(labels.isVaccinated),
  vaccinationDate: day(labels.vaccinationDate),
  isNeutered: flag(labels.isNeutered),
  neuteringDate: day(labels.neuteringDate),
  lastVetVisit: day(labels.lastVetVisit),
  hasSpecialNeeds: flag(
    labels.hasSpecialNeeds,
    'Traitement à vie, handicap, grand âge… La formule «\u00a0Besoins particuliers\u00a0» s’applique.',
  ),
  healthStatus: long(labels.healthStatus, 3),
  allergies: long(labels.allergies, 2),
  medications: long(labels.medications, 2),
  veterinaryNotes: long(labels.veterinaryNotes, 3, 'Lues par l’équipe seulement.'),
  fee: {
    kind: 'euros',
    label: labels.fee,
    hint: 'Pour cet animal seul. Vide\u00a0: celle de la formule de son âge.',
  },
  feeIncludes: long(labels.feeIncludes, 2),
  bondedGroup: text(
    labels.bondedGroup,
    60,
    'Le même mot chez deux animaux les lie\u00a0: ils partent ensemble.',
  ),
  fosterWanted: flag(labels.fosterWanted),
  videoUrl: text(labels.videoUrl, LIMITS.text, 'Commence par https://'),
  arrivalDate: day(labels.arrivalDate),
  arrivalReason: long(labels.arrivalReason, 3),
  previousOwner: text(labels.previousOwner, LIMITS.text, 'Lu par l’équipe seulement.'),
  poundEntryAt: day(labels.poundEntryAt),
  reportedBy: text(labels.reportedBy, LIMITS.text),
  lostDate: day(labels.lostDate),
  foundDate: day(labels.foundDate),
  lastSeenLocation: text(labels.lastSeenLocation, LIMITS.text),
  currentLocation: text(labels.currentLocation, LIMITS.text),
  hasCollar: flag(labels.hasCollar),
  collarDescription: text(labels.collarDescription, LIMITS.text),
  circumstance: long(labels.circumstance, 3),
  reward: { kind: 'number', label: 'Récompense', unit: '€' },
  isUrgent: flag(labels.isUrgent),
  isVerified: flag(labels.isVerified),
  contactName: text(labels.contactName, 100),
  contactPhone: text(labels.contactPhone, 30),
  contactEmail: text(labels.contactEmail, 254),
  location: text(labels.location, LIMITS.text),
} as const satisfies Record<string, SheetField>

export type SheetName = keyof typeof SHEET_FIELDS
export const SHEET_NAMES: readonly SheetName[] = keysOf(SHEET_FIELDS)

/** What a field holds: null when it is empty, days as `2026-11-24`, sums in cents. */
type ValueOf<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'answer' }
    ? boolean | null
    : Field extends { kind: 'number' | 'euros' }
      ? number | null
      : Field extends { kind: 'photos' }
        ? string[]
        : Field extends { kind: 'choice'; options: Readonly<Record<infer Value, string>> }
          ? Value | null
          : string | null
export type SheetValues = { [Name in SheetName]: ValueOf<(typeof SHEET_FIELDS)[Name]> }
export type SheetValue = SheetValues[SheetName]
