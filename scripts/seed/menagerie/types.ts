import type {
  AnimalStatus,
  DogCategory,
  EnergyLevel,
  IdType,
  Sex,
  Sociability,
  Species,
} from '@/features/animals/model'

import type { AnimalPicture } from '../illustrations/index'
import type { Description, Telling } from '../texts'
import type { Look } from './casting'
import type { Family } from './litters'

/** Where and when an animal of a shelter is made. */
export type Place = {
  /** Its rank in the shelter. */
  index: number
  /** The shelter's rank among all, from 1. */
  rank: number
  today: Date
  shelterKey: string
  city: string
  family?: Family
  /** Coats of the shelter's animals so far: the next of a species wears another one. */
  coats: readonly string[]
  /** Its birds are hens. */
  hasFarm?: boolean
}

/** Days are `yyyy-mm-dd`. Weight in kilograms, height in centimetres, money in integer cents. */
export type DemoAnimal = Description & {
  name: string
  species: Species
  sex: Sex
  breed: string
  color: string
  weight: number
  /** Null where nobody measures it: a fish, a hamster. */
  height: number | null
  birthDate: string
  ageIsEstimated: boolean
  birthPlace: string
  idType: IdType | null
  idNumber: string | null
  pedigree: boolean
  /** Sold or given as one of a litter: the law then wants the mother's number and the size. */
  isLitter: boolean
  motherIdNumber: string | null
  litterSize: number | null
  /** The same words for those who leave together. */
  bondedGroup: string | null
  dogCategory: DogCategory
  isVaccinated: boolean
  vaccinationDate: string | null
  isNeutered: boolean
  neuteringDate: string | null
  healthStatus: string
  energyLevel: EnergyLevel
  sociabilityDogs: Sociability
  sociabilityCats: Sociability
  sociabilityKids: Sociability
  sociabilityAdults: Sociability
  needsGarden: boolean
  canLiveApartment: boolean
  needsExperience: boolean
  isHouseTrained: boolean
  isLeashTrained: boolean
  /** Null for a lost animal, which never came. */
  arrivalDate: string | null
  arrivalReason: string | null
  /** With FOUND: the day from which the pound's eight working days are counted. */
  poundEntryAt: string | null
  /** When the team last read the notice again. */
  lastConfirmedAt: string | null
  status: AnimalStatus
  isVisible: boolean
  isSos: boolean
  isReserved: boolean
  fosterWanted: boolean
  isAdopted: boolean
  /** Set with ADOPTED only. */
  adoptedAt: string | null
  lostDate: string | null
  foundDate: string | null
  lastSeenLocation: string | null
  currentLocation: string | null
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
  location: string | null
  circumstance: string | null
  hasCollar: boolean
  collarDescription: string | null
  feeCents: number
  feeIncludes: string
  /** One to three pictures of the same animal, the main one first. */
  photos: AnimalPicture[]
  /** When it was entered in the program, ISO 8601: the latest come first in every list. */
  createdAt: string
}

/** An animal whose advert is not written yet, and how to write it. */
export type Draft = {
  animal: Omit<DemoAnimal, keyof Description>
  tell: (telling: Telling) => Description
  /** What is said of those who leave together, at the end of the advert. */
  bond?: string
  look: Look
  /** Where its pictures come from; none when it has pictures of its own. */
  isCast: boolean
}
