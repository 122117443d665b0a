import type { AnimalStatus, Species } from '@/features/animals/model'

import { placesOf, SPECIES_DRAWERS, type AnimalPicture } from '../illustrations/index'
import type { Random } from '../illustrations/prng'
import type { SpeciesDrawer } from '../illustrations/types'

/** What an animal must look like. */
export type Look = { species: Species; coat: string; young: boolean }

/** The pictures of one drawn animal, the main one first. */
export type Model = readonly AnimalPicture[]

/** Hands out pictures that exist already, the least seen first. */
export type Cast = (look: Look, wanted: number) => AnimalPicture[]

/** So many pictures of one animal, each in another pose and place; a face most often first. */
export function drawnPictures(
  { species, coat, young }: Look,
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
    ...(young ? { young } : {}),
  }))
}

/** A casting of one shelter: the same face comes back only when every other one was seen. */
export function casting(models: readonly Model[]): Cast {
  const seen = new Map<string, number>()
  const times = (picture: AnimalPicture) => seen.get(keyOf(picture)) ?? 0
  const weigh = (turn: Model) =>
    turn.reduce((sum, picture) => sum + times(picture), times(turn[0] as AnimalPicture) * 10)
  return ({ species, coat, young }, wanted) => {
    const alike = models.filter(([first]) => first?.species === species && first.coat === coat)
    const ofAge = alike.filter(([first]) => Boolean(first?.young) === young)
    // A model's second picture may open another animal's notice: turn them.
    const turns = (ofAge.length ? ofAge : alike).flatMap((model) =>
      model.map((_, at) => [...model.slice(at), ...model.slice(0, at)]),
    )
    const best = turns.sort((a, b) => weigh(a) - weigh(b))[0] ?? []
    const chosen = best.slice(0, wanted)
    for (const picture of chosen) seen.set(keyOf(picture), times(picture) + 1)
    return chosen
  }
}

/** The same for the same drawing. */
export const keyOf = ({ species, coat, seed, pose, background, young }: AnimalPicture): string =>
  [species, coat, seed, pose, background, young ? 'young' : ''].join(':')

/** The pictures of an animal: its own, or, with a cast, existing ones; several while it waits. */
export function photosOf(
  look: Look,
  status: AnimalStatus,
  cast: Cast | undefined,
  rng: Random,
): AnimalPicture[] {
  const waits = status === 'AT_SHELTER'
  if (!cast) return drawnPictures(look, waits ? rng.int(1, 3) : 1, rng)
  // One picture for most: what is handed out here is not left for the next one.
  return cast(look, waits && rng.chance(0.35) ? 2 : 1)
}
