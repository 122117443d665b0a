import type { Random } from '../prng'
import type { DogBuild } from './builds'
import type { DogCoat } from './coats'

/** `face` decides the marks and the ears, so that every picture of a dog shows the same face. */
export type Dog = { build: DogBuild; coat: DogCoat; iris: string; face: Random }
