import type {
  AnimalStatus,
  DogCategory,
  EnergyLevel,
  IdType,
  Sociability,
} from '@/features/animals/model'

import type { AnimalPicture } from '../illustrations/index'
import type { Description } from '../texts'

/** Days are `yyyy-mm-dd`. Weight in kilograms, height in centimetres, money in integer cents. */
export type DemoAnimal = Description & {
  name: string
  species: 'DOG' | 'CAT'
  sex: 'MALE' | 'FEMALE'
  breed: string
  color: string
  weight: number
  height: number
  birthDate: string
  ageIsEstimated: boolean
  birthPlace: string
  idType: IdType | null
  idNumber: string | null
  pedigree: boolean
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
  status: AnimalStatus
  isVisible: boolean
  isSos: boolean
  isReserved: boolean
  isAdopted: boolean
  /** Set with ADOPTED only. */
  adoptedAt: string | null
  lostDate: string | null
  foundDate: string | null
  lastSeenLocation: string | null
  currentLocation: string | null
  contactName: string | null
  contactPhone: string | null
  feeCents: number
  feeIncludes: string
  /** The main picture; `photos` starts with it. */
  illustration: AnimalPicture
  /** One to three pictures of the same animal. */
  photos: AnimalPicture[]
}
