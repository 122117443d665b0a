import type { FieldHook } from 'payload'

import type { Animal } from '@/payload-types'

import { legalGaps, type LegalGap } from '../legal.model'

/** The mentions that the law still wants before the animal is shown; empty when it is complete. */
export const listWhatIsMissing: FieldHook<Animal, LegalGap[] | undefined> = ({
  data,
  siblingData,
}) => {
  const facts = (data ?? siblingData) as Partial<Animal>
  // A reading of some columns only tells nothing of the others.
  if (!('idNumber' in facts) || !('birthPlace' in facts)) return undefined
  return legalGaps(facts, new Date())
}
