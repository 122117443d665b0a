import { catDrawer } from '../cat/drawer'
import { dogDrawer } from '../dog/drawer'
import { createRandom, type Random } from '../prng'
import { place, type Sheet } from '../svg'
import type { Pose } from '../types'

export type SceneContext = { sheet: Sheet; rng: Random }
export type Scene = (context: SceneContext) => string

/** Feet of each pose on the animal sheet: where to hold it when it is put into a scene. */
const FEET: Record<Pose, number> = { BUST: 1100, SITTING: 1000, LYING: 930, STANDING: 1000 }

/** An animal standing on (x, y) of a scene. */
export function visitor(
  { sheet, rng }: SceneContext,
  species: 'DOG' | 'CAT',
  pose: Pose,
  x: number,
  y: number,
  scale: number,
  coats?: readonly string[],
): string {
  const drawer = species === 'DOG' ? dogDrawer : catDrawer
  const coat = rng.pick(coats ?? drawer.coats)
  const drawing = place(
    drawer.draw(coat, { sheet, rng, pose, identity: createRandom(`${rng.next()}`), young: false }),
    -600,
    -FEET[pose],
  )
  return place(drawing, x, y, { scale, flip: rng.chance(0.5) })
}
