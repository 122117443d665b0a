import type { DogCategory, EnergyLevel, Sociability } from '@/features/animals/model'

/** Why an animal came. */
export const STORIES = [
  'MOVE',
  'SEPARATION',
  'DEATH',
  'ALLERGY',
  'STRAY',
  'POUND',
  'RESCUE',
  'LITTER',
  'BORN_HERE',
  'NO_TIME',
] as const
export type Story = (typeof STORIES)[number]

/** What a description may speak of; nothing in the text says more than this. */
export type AnimalFacts = {
  name: string
  species: 'DOG' | 'CAT'
  sex: 'MALE' | 'FEMALE'
  /** `yyyy-mm-dd` */
  birthDate: string
  ageIsEstimated: boolean
  /** On the day of the text. */
  ageMonths: number
  /** How the breed reads after the noun: « d’apparence berger allemand », « de type européen ». */
  look: string
  /** How the coat reads after « robe »: « noire et feu ». */
  robe: string
  longHair: boolean
  story: Story
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
  isNeutered: boolean
  isSos: boolean
  dogCategory: DogCategory
}
