import { createRandom } from '../prng'
import { Sheet } from '../svg'
import { building } from './building'
import { catRoom } from './cat-room'
import { farmyard } from './farmyard'
import { park } from './park'
import type { Guests, Scene } from './types'
import { walk } from './walk'

/** Size of a shelter's picture, in pixels. */
export const SHELTER_SIZE = { width: 1600, height: 1000 } as const

const SCENES = {
  BUILDING: building,
  PARK: park,
  CAT_ROOM: catRoom,
  WALK: walk,
  FARMYARD: farmyard,
} as const satisfies Record<string, Scene>

export type ShelterScene = keyof typeof SCENES

export type ShelterPicture = { seed: number; scene: ShelterScene; guests?: Guests }

/** A view of a shelter as an SVG document of 1600×1000 pixels, always the same for a seed. */
export function drawShelterPhoto({ seed, scene, guests = 'PETS' }: ShelterPicture): string {
  const sheet = new Sheet()
  const rng = createRandom(`shelter:${scene}:${seed}`)
  return sheet.document(
    SHELTER_SIZE.width,
    SHELTER_SIZE.height,
    SCENES[scene]({ sheet, rng, guests, seed }),
  )
}
