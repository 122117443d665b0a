import type { EnergyLevel, Sex, Species } from '@/features/animals/model'

/** A species that is neither dog nor cat. */
export type OtherSpecies = Exclude<Species, 'DOG' | 'CAT'>

export type Gender = 'M' | 'F'

/** A noun for each sex, with the article it takes. */
export type Noun = Readonly<Record<Sex, readonly [noun: string, gender: Gender]>>

/** Nouns that change with the sex: « un lapin », « une lapine ». The first says nothing of it. */
export const pair = (male: string, female: string, unknown = male, gender: Gender = 'M'): Noun => ({
  MALE: [male, 'M'],
  FEMALE: [female, 'F'],
  UNKNOWN: [unknown, gender],
})

/** A noun with one gender: « une tortue mâle », « un hamster femelle ». */
export const single = (noun: string, gender: Gender): Noun => ({
  MALE: [`${noun} mâle`, gender],
  FEMALE: [`${noun} femelle`, gender],
  UNKNOWN: [noun, gender],
})

export type OtherKind = {
  /** The coat that draws it. */
  coat: string
  breed: string
  /** The field « Couleur ». */
  color: string
  /** After the noun: « au pelage fauve ». */
  look: string
  /** Kilograms, grown up. */
  weight: readonly [number, number]
  /** Centimetres at the withers, or of length for a reptile; none for the smallest. */
  height?: readonly [number, number]
  noun?: Noun
}

export type Range = readonly [number, number]

/** A kind of animal, in a line. */
export const kind = (
  coat: string,
  breed: string,
  color: string,
  look: string,
  weight: Range,
  more: Pick<OtherKind, 'height' | 'noun'> = {},
): OtherKind => ({ coat, breed, color, look, weight, ...more })

/** A difficulty of this animal: a clause after a colon, and a few words for the card. */
export type OtherWeakness = { text: string; short: string }

export type Pack = {
  species: OtherSpecies
  noun: Noun
  group: 'SMALL' | 'WINGED' | 'SCALED' | 'FARM'
  /** Days of age at arrival. */
  age: readonly [youngest: number, oldest: number]
  energy: readonly EnergyLevel[]
  /** Chance that the sex is known. */
  sexed: number
  /** Chance that it is neutered, by sex; only where vets do it. */
  neutered: Readonly<Partial<Record<Sex, number>>>
  /** Whether a vaccine exists and is given. */
  vaccinated: boolean
  /** Chance of an electronic chip. */
  chipped: number
  /** Cents: young, grown up. */
  fee: readonly [number, number]
  feeIncludes: string
  /** What it is like to live with; nothing that a fact could deny. */
  traits: readonly string[]
  housing: readonly string[]
  food: readonly string[]
  company: readonly string[]
  health: readonly string[]
  /** Where it is met, at the end of the text. */
  meeting: readonly string[]
  wishes: readonly string[]
  weaknesses: readonly OtherWeakness[]
}
