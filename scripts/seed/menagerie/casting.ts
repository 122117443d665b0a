import type { AnimalStatus, Species } from '@/features/animals/model'

import { placesOf, SPECIES_DRAWERS, type AnimalPicture } from '../illustrations/index'
import type { Random } from '../illustrations/prng'
import type { SpeciesDrawer } from '../illustrations/types'

export type Age = 'YOUNG' | 'GROWN' | 'OLD'

/** Months under which an animal has a young face, and from which its muzzle is white. */
const AGES = { young: 8, old: 108 } as const

export const ageOf = (months: number): Age =>
  months < AGES.young ? 'YOUNG' : months >= AGES.old ? 'OLD' : 'GROWN'

/** The age of a drawn animal. */
const ageIn = ({ young, old }: AnimalPicture): Age => (young ? 'YOUNG' : old ? 'OLD' : 'GROWN')

/** What an animal must look like. */
export type Look = { species: Species; coat: string; age: Age }

/** The pictures of one drawn animal, the main one first. */
export type Model = readonly AnimalPicture[]

/** Whether a drawn animal has that look. */
export const hasLook = ([first]: Model, { species, coat, age }: Look): boolean =>
  first?.species === species && first.coat === coat && ageIn(first) === age

/** So many pictures of one animal, each in another pose and place; a face most often first. */
export function drawnPictures(
  { species, coat, age }: Look,
  wanted: number,
  rng: Random,
): AnimalPicture[] {
  const drawer: SpeciesDrawer = SPECIES_DRAWERS[species]
  const seed = rng.int(1, 1_000_000)
  const places = rng.shuffle(placesOf(species, coat))
  const shuffled = rng.shuffle(drawer.poses)
  const poses = rng.chance(0.4)
    ? [...shuffled].sort((a, b) => Number(b === 'BUST') - Number(a === 'BUST'))
    : shuffled
  return poses.slice(0, Math.min(wanted, places.length)).map((pose, at) => ({
    species,
    coat,
    seed,
    pose,
    background: places[at] ?? 'SUN',
    ...(age === 'YOUNG' ? { young: true } : {}),
    ...(age === 'OLD' ? { old: true } : {}),
  }))
}

/** The same for the same drawing. */
export const keyOf = ({
  species,
  coat,
  seed,
  pose,
  background,
  young,
  old,
}: AnimalPicture): string =>
  [species, coat, seed, pose, background, young ? 'young' : old ? 'old' : ''].join(':')

/** Drawn animals of that look, and of another age only when there are none. */
function modelsFor(look: Look, models: readonly Model[]): readonly Model[] {
  const alike = models.filter((model) => hasLook(model, look))
  if (alike.length > 0) return alike
  const grown = models.filter((model) => hasLook(model, { ...look, age: 'GROWN' }))
  return grown.length > 0
    ? grown
    : models.filter(([first]) => first?.species === look.species && first.coat === look.coat)
}

/** Pictures of its own, several while it waits; of a cast animal, as many as it will be given. */
export function photosOf(
  look: Look,
  status: AnimalStatus,
  models: readonly Model[] | undefined,
  rng: Random,
): AnimalPicture[] {
  const waits = status === 'AT_SHELTER'
  if (!models) return drawnPictures(look, waits ? rng.int(1, 3) : 1, rng)
  const [model = []] = modelsFor(look, models)
  // One picture for most: what is handed out here is not left for the next one.
  return model.slice(0, waits && rng.chance(0.35) ? 2 : 1)
}

/** Cards of the list of all that may stand between two neighbours of a shelter's list. */
const NEIGHBOURS = 40

/**
 * Hands out drawings that exist already, to animals in the order in which they are listed: each
 * time the one that was seen longest ago, in the list of all and in the list of its shelter.
 */
export class Casting {
  private readonly seen = new Map<string, number>()
  private readonly seenHere = new Map<string, number>()
  private at = 0

  constructor(private readonly models: readonly Model[]) {}

  /** What an animal with its own pictures shows, so that the next one does not show it too. */
  show(pictures: readonly AnimalPicture[], shelter: string): void {
    this.at += 1
    const [first] = pictures
    if (!first) return
    this.seen.set(keyOf(first), this.at)
    this.seenHere.set(`${shelter} ${keyOf(first)}`, this.at)
  }

  pick(look: Look, wanted: number, shelter: string): AnimalPicture[] {
    // A model's second picture may open another animal's notice: turn them.
    const turns = modelsFor(look, this.models).flatMap((model) =>
      model.map((_, at) => [...model.slice(at), ...model.slice(0, at)]),
    )
    // Neighbours in a shelter's list are far from each other in the list of all.
    const rest = ([first]: Model): number => {
      const key = first ? keyOf(first) : ''
      const here = this.seenHere.get(`${shelter} ${key}`)
      const all = this.at - (this.seen.get(key) ?? -1000)
      return here === undefined ? all : Math.min(all, this.at - here - NEIGHBOURS)
    }
    const [best = []] = turns.sort((a, b) => rest(b) - rest(a))
    const chosen = best.slice(0, wanted)
    this.show(chosen, shelter)
    return chosen
  }
}
