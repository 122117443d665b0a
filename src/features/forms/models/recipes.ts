import { adoption } from './adoption'
import { contact, foster, volunteer } from './others'
import { previsit } from './previsit'
import type { Recipe } from './recipe'

/** The ready-made forms, in the order in which they are offered. */
export const RECIPES: readonly Recipe[] = [adoption, contact, previsit, volunteer, foster]
