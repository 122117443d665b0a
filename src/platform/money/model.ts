import { frenchNumber } from '../number.model'

const TYPED = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/**
 * Integer cents of a sum in euros as people type it: « 250 », « 250,50 », « 1 250,5 € ».
 * `null` for what is no sum, or one with parts of a cent.
 */
export function centsOfEuros(text: string): number | null {
  const [, whole, part = ''] = TYPED.exec(text.replace(/[\s€]/g, '')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Integer cents as a field shows them: « 250 », « 250,50 ». */
export function eurosText(cents: number): string {
  const part = cents % 100
  return `${Math.floor(cents / 100)}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}`
}

/** « 25 € », « 1 250,50 € »: integer cents as people read them, with a space that does not break. */
export function euros(cents: number): string {
  const [whole, part] = eurosText(cents).split(',')
  return `${frenchNumber(Number(whole))}${part ? `,${part}` : ''}\u00a0€`
}
