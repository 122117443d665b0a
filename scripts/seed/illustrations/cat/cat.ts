import type { Random } from '../prng'
import type { CatCoat } from './coats'

/** `marks` decides the marks and the ears, so that every picture of a cat shows the same face. */
export type Cat = { coat: CatCoat; iris: string; marks: Random; young: boolean }
export type CatFace = { asleep: boolean; tilt: number; collar: string | null }
