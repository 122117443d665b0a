import { BACKGROUND_DRAWERS } from './backgrounds/registry'
import { birdDrawer } from './birds/drawer'
import { catDrawer } from './cat/drawer'
import { dogDrawer } from './dog/drawer'
import { alpacaDrawer } from './farm/alpaca'
import { goatDrawer, sheepDrawer } from './farm/caprines'
import { donkeyDrawer, horseDrawer } from './farm/equids'
import { pigDrawer } from './farm/pig'
import { createRandom } from './prng'
import { fishDrawer } from './scaled/fish'
import { lizardDrawer } from './scaled/lizard'
import { snakeDrawer } from './scaled/snake'
import { turtleDrawer } from './scaled/turtle'
import { ferretDrawer } from './small/ferret'
import { guineaPigDrawer } from './small/guinea-pig'
import { hedgehogDrawer } from './small/hedgehog'
import { rabbitDrawer } from './small/rabbit'
import { chinchillaDrawer, hamsterDrawer, mouseDrawer, ratDrawer } from './small/rodents'
import { place, Sheet } from './svg'
import { ANIMAL_SIZE, type BackgroundName, type Pose, type SpeciesDrawer } from './types'

/** Species that can be drawn; the next one is a drawer and a line here. */
export const SPECIES_DRAWERS = {
  DOG: dogDrawer,
  CAT: catDrawer,
  RABBIT: rabbitDrawer,
  FERRET: ferretDrawer,
  GUINEA_PIG: guineaPigDrawer,
  HAMSTER: hamsterDrawer,
  RAT: ratDrawer,
  MOUSE: mouseDrawer,
  CHINCHILLA: chinchillaDrawer,
  BIRD: birdDrawer,
  TURTLE: turtleDrawer,
  LIZARD: lizardDrawer,
  SNAKE: snakeDrawer,
  FISH: fishDrawer,
  PIG: pigDrawer,
  GOAT: goatDrawer,
  SHEEP: sheepDrawer,
  HORSE: horseDrawer,
  DONKEY: donkeyDrawer,
  HEDGEHOG: hedgehogDrawer,
  OTHER: alpacaDrawer,
} as const satisfies Record<string, SpeciesDrawer>

export type DrawableSpecies = keyof typeof SPECIES_DRAWERS

export type AnimalPicture = {
  species: DrawableSpecies
  /** One of the species' `coats`. */
  coat: string
  /** One of the species' `poses`. */
  pose: Pose
  /** One of the species' `backgrounds`; any other is drawn too, but looks out of place. */
  background: BackgroundName
  /** Eyes, collar and face, the same in every picture with this seed; also tilt, side and colours. */
  seed: number
  /** A young one: a bigger head and bigger eyes. */
  young?: boolean
  /** An old one: white around the muzzle and the eyes. */
  old?: boolean
}

/** Where an animal of this species and coat may be shown, the likeliest place first. */
export function placesOf(species: DrawableSpecies, coat: string): readonly BackgroundName[] {
  const drawer: SpeciesDrawer = SPECIES_DRAWERS[species]
  return drawer.backgroundsOf?.(coat) ?? drawer.backgrounds
}

/**
 * An animal as an SVG document of 1200×1100 pixels, always the same for the same picture.
 * Throws RangeError when the species does not wear the coat or take the pose.
 */
export function drawAnimal({
  species,
  coat,
  pose,
  background,
  seed,
  young = false,
  old = false,
}: AnimalPicture): string {
  const sheet = new Sheet()
  const identity = createRandom(`${species}:${coat}:${seed}`)
  const root = identity.fork(`${pose}:${background}`)
  const drawer: SpeciesDrawer = SPECIES_DRAWERS[species]
  if (!drawer.poses.includes(pose)) throw new RangeError(`${species} does not take ${pose}`)
  const animal = drawer.draw(coat, { sheet, pose, identity, young, old, rng: root.fork('animal') })
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
