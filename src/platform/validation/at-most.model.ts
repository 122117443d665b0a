import { frenchNumber } from '../number.model'

/** « 1 000 caractères au maximum »: what is said of a text that is too long. */
export const atMost = (max: number): string => `${frenchNumber(max)} caractères au maximum`
