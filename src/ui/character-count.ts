import { frenchNumber } from '@/platform/number.model'

/** Characters left at which somebody who does not see the counter is told. */
const STEPS = [0, 10, 20, 50]

/** « 880 caractères restants » under a text that may hold `most`. */
export function leftLabel(length: number, most: number): string {
  const left = Math.max(0, most - length)
  return left > 1 ? `${frenchNumber(left)} caractères restants` : `${left} caractère restant`
}

/** « 3 caractères de trop » under a text that holds more than `most`. */
export function overLabel(length: number, most: number): string {
  const over = length - most
  return over > 1 ? `${frenchNumber(over)} caractères de trop` : `${over} caractère de trop`
}

/**
 * The last step that was passed, in words; empty while there is plenty of room. It changes only
 * from step to step, so that a screen reader does not speak at every letter.
 */
export function spokenLeft(length: number, most: number): string {
  const left = Math.max(0, most - length)
  const step = STEPS.find((one) => left <= one)
  return step === undefined || step >= most ? '' : leftLabel(most - step, most)
}
