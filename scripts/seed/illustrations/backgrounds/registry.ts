import type { BackgroundName } from '../types'
import { paddock, straw } from './farm'
import { cushion, windowScene } from './indoors'
import { hills } from './outdoors'
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
  POND: paddock,
  BRANCH: leaves,
  TERRARIUM: leaves,
  AQUARIUM: dots,
}
