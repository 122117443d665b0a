import { SPECIES_DRAWERS, type DrawableSpecies } from '../animal'
import { createRandom, type Random } from '../prng'
import { place, type Sheet } from '../svg'
import type { Pose, SpeciesDrawer } from '../types'

/** Who is met in a scene: dogs and cats, or the animals of a shelter of one kind. */
export type Guests = 'PETS' | 'CATS' | 'FARM' | 'SMALL'

export type SceneContext = { sheet: Sheet; rng: Random; guests: Guests; seed: number }
export type Scene = (context: SceneContext) => string

/** Feet of each pose on the animal sheet: where to hold it when it is put into a scene. */
const FEET: Record<Pose, number> = { BUST: 1100, SITTING: 1000, LYING: 930, STANDING: 1000 }

/** An animal standing on (x, y) of a scene. */
export function visitor(
  { sheet, rng }: SceneContext,
  species: DrawableSpecies,
  pose: Pose,
  x: number,
  y: number,
  scale: number,
  coats?: readonly string[],
): string {
  const drawer: SpeciesDrawer = SPECIES_DRAWERS[species]
  const coat = rng.pick(coats ?? drawer.coats)
  const drawing = place(
    drawer.draw(coat, { sheet, rng, pose, identity: createRandom(`${rng.next()}`), young: false }),
    -600,
    -FEET[pose],
  )
  return place(drawing, x, y, { scale, flip: rng.chance(0.5) })
}

type Spot = readonly [species: DrawableSpecies, pose: Pose, coats?: readonly string[]]

const HENS = ['HEN_RED', 'HEN_WHITE'] as const

/** Three animals of each kind of shelter: one that sits, one that lies, one by the door. */
const YARD: Readonly<Record<Guests, readonly [Spot, Spot, Spot]>> = {
  PETS: [
    ['DOG', 'SITTING'],
    ['DOG', 'LYING'],
    ['CAT', 'SITTING'],
  ],
  CATS: [
    ['CAT', 'SITTING'],
    ['CAT', 'LYING'],
    ['CAT', 'SITTING'],
  ],
  FARM: [
    ['GOAT', 'STANDING'],
    ['SHEEP', 'STANDING'],
    ['BIRD', 'STANDING', HENS],
  ],
  SMALL: [
    ['RABBIT', 'SITTING'],
    ['GUINEA_PIG', 'LYING'],
    ['RABBIT', 'SITTING'],
  ],
}

/** The animal of a place of the yard, standing on (x, y). */
export function inYard(
  context: SceneContext,
  spot: 0 | 1 | 2,
  [x, y, scale]: readonly [number, number, number],
): string {
  const [species, pose, coats] = YARD[context.guests][spot]
  const small = context.guests === 'SMALL' ? 0.72 : 1
  return visitor(context, species, pose, x, y, scale * small, coats)
}
