import { BACKGROUND_DRAWERS } from './backgrounds/registry'
import { catDrawer } from './cat/drawer'
import { dogDrawer } from './dog/drawer'
import { createRandom } from './prng'
import { place, Sheet } from './svg'
import { ANIMAL_SIZE, type BackgroundName, type Pose, type SpeciesDrawer } from './types'

/** Species that can be drawn; the next one is a drawer and a line here. */
export const SPECIES_DRAWERS = { DOG: dogDrawer, CAT: catDrawer } as const satisfies Record<
  string,
  SpeciesDrawer
>

export type DrawableSpecies = keyof typeof SPECIES_DRAWERS

export type AnimalPicture = {
  species: DrawableSpecies
  /** A key of DOG_COATS or CAT_COATS. */
  coat: string
  pose: Pose
  background: BackgroundName
  /** Eyes, collar and face, the same in every picture with this seed; also tilt, side and colours. */
  seed: number
}

/**
 * An animal as an SVG document of 1200×1100 pixels, always the same for the same picture.
 * Throws RangeError when the species does not wear the coat.
 */
export function drawAnimal({ species, coat, pose, background, seed }: AnimalPicture): string {
  const sheet = new Sheet()
  const identity = createRandom(`${species}:${coat}:${seed}`)
  const root = identity.fork(`${pose}:${background}`)
  const drawer: SpeciesDrawer = SPECIES_DRAWERS[species]
  const animal = drawer.draw(coat, { sheet, pose, identity, rng: root.fork('animal') })
  const scenery = BACKGROUND_DRAWERS[background]({
    sheet,
    pose,
    tone: drawer.tone(coat),
    rng: root.fork('background'),
  })
  // By identity: a patch over the left eye stays over the left eye.
  const flip = identity.fork('side').chance(0.5)
  const turned = flip ? place(animal, ANIMAL_SIZE.width, 0, { flip }) : animal
  return sheet.document(
    ANIMAL_SIZE.width,
    ANIMAL_SIZE.height,
    scenery.behind + turned + scenery.front,
  )
}
