/** Sum of digits as Luhn weighs them, the rightmost digit of a whole number being weighed 1. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Whether a number of digits passes Luhn's check, as a SIREN and a SIRET must. */
export const passesLuhn = (digits: string): boolean => luhnSum(digits) % 10 === 0

const withKey = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/**
 * An invented SIRET that passes both of Luhn's checks. It begins with 999, which is given to no
 * company, so that it is nobody's.
 */
export function siretOf(index: number): string {
  const siren = withKey(`999${padded(index * 37 + 11, 5)}`)
  return withKey(`${siren}0001`)
}

/** An invented number of the register of associations: no registry office has the digit 9. */
export function rnaOf(department: string, index: number): string {
  const digits =
    department.startsWith('2') && department.length === 2
      ? department.replace(/[AB]/, '0')
      : department
  return `W${digits}9${padded(index * 113 + 29, 6)}`
}
