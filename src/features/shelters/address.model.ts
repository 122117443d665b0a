import type { Address } from '@/platform/geo/model'

/** Said of each part of an address that is not there. Source: docs/decisions/shelters.md. */
export const ADDRESS_REQUIRED = {
  address: 'L’adresse est requise',
  postalCode: 'Le code postal est requis',
  city: 'La ville est requise',
  country: 'Le pays est requis',
} as const

/** Said where a part is not there. */
export const INCOMPLETE_ADDRESS = 'Veuillez remplir tous les champs d’adresse'

const PARTS = ['address', 'postalCode', 'city', 'country'] as const

/**
 * What an address lacks to be looked for, by its field; empty for nothing. A commune that was chosen by its
 * code needs no postal code: the large ones have several.
 */
export const missingOfAddress = (typed: Address): Partial<Record<keyof Address, string>> =>
  Object.fromEntries(
    PARTS.filter((part) => !typed[part].trim())
      .filter((part) => part !== 'postalCode' || !typed.communeCode)
      .map((part) => [part, ADDRESS_REQUIRED[part]]),
  )
