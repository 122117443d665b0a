import type { BackgroundName } from '../types'
import { paddock, straw } from './farm'
import { aquarium, terrarium } from './glass'
import { cushion, windowScene } from './indoors'
import { hills } from './outdoors'
import { branch, pond } from './wild'
import { dots, leaves, sun } from './studio'
import type { Background } from './types'

/** Every background by its name; a new one is a function and a line here. */
export const BACKGROUND_DRAWERS: Record<BackgroundName, Background> = {
  SUN: sun,
  WINDOW: windowScene,
  HILLS: hills,
  CUSHION: cushion,
  DOTS: dots,
  LEAVES: leaves,
  STRAW: straw,
  PADDOCK: paddock,
  POND: pond,
  BRANCH: branch,
  TERRARIUM: terrarium,
  AQUARIUM: aquarium,
}
