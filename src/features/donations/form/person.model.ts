import type { GiftDraft, GiftField } from './model'

/** A name as two: « Léa Le Goff » is Léa, Le Goff. Source: docs/decisions/money.md. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Somebody who is signed in, as far as their account says. */
export type KnownDonor = {
  name: string
  email: string
  address?: string | null
  postalCode?: string | null
  city?: string | null
}

/**
 * The blanks that an account fills; what was typed stays. A place is one thing: half an address is
 * not completed by half of another one. Source: docs/decisions/money.md.
 */
export function blanksOf(typed: GiftDraft, person: KnownDonor): Partial<GiftDraft> {
  const { firstName, lastName } = splitName(person.name)
  const { address, postalCode, city } = person
  const hasPlace = Boolean(typed.addressLine || typed.postalCode || typed.city)
  const known: Partial<Record<GiftField, string>> = {
    customerFirstName: firstName,
    customerLastName: lastName,
    customerEmail: person.email,
    ...(hasPlace
      ? {}
      : { addressLine: address ?? '', postalCode: postalCode ?? '', city: city ?? '' }),
  }
  const blank = Object.entries(known).filter(
    ([name, value]) => value !== '' && typed[name as GiftField] === '',
  )
  return Object.fromEntries(blank)
}
