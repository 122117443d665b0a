import type { CollectionBeforeChangeHook } from 'payload'

import type { Animal } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { legalGaps, PUBLIC_STATUSES, type AnimalStatus, type LegalFacts } from '../model'

const WATCHED: readonly (keyof LegalFacts)[] = [
  'species',
  'sex',
  'birthDate',
  'idType',
  'idNumber',
  'birthPlace',
  'pedigree',
  'isLitter',
  'motherIdNumber',
  'litterSize',
  'dogCategory',
]

const isPublic = (status: AnimalStatus | undefined): boolean =>
  status !== undefined && PUBLIC_STATUSES.includes(status)

/**
 * A dog, a cat or a ferret is shown to the public only with the mentions that
 * the law wants. Nothing is refused while the animal stays hidden.
 */
export const requireLegalMentions: CollectionBeforeChangeHook<Animal> = ({ data, originalDoc }) => {
  const whole = { ...originalDoc, ...data }
  if (!whole.isVisible || !isPublic(whole.status)) return data
  const wasPublic = originalDoc?.isVisible && isPublic(originalDoc.status)
  const touched = WATCHED.some((key) => key in data && data[key] !== originalDoc?.[key])
  // An animal already online keeps taking everyday changes.
  if (wasPublic && !touched) return data
  const gaps = legalGaps(whole, new Date())
  if (gaps.length > 0) refuseRule('animals', gaps)
  return data
}
