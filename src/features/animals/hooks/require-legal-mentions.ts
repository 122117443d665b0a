import type { CollectionBeforeChangeHook } from 'payload'

import type { Animal } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { LEGAL_FACTS, legalGaps } from '../legal.model'
import { PUBLIC_STATUSES, type AnimalStatus } from '../model'

const isPublic = (status: AnimalStatus | undefined): boolean =>
  status !== undefined && PUBLIC_STATUSES.includes(status)

/**
 * A dog, a cat or a ferret is shown to the public only with the mentions that
 * the law wants. Nothing is refused while the animal stays hidden; a new one of
 * which nobody says whether it is visible is kept hidden until it is complete.
 */
export const requireLegalMentions: CollectionBeforeChangeHook<Animal> = ({
  data,
  originalDoc,
  operation,
}) => {
  const whole = { ...originalDoc, ...data }
  if (operation === 'create' && typeof data.isVisible !== 'boolean') {
    const isComplete = legalGaps(whole, new Date()).length === 0
    return { ...data, isVisible: isComplete || !isPublic(whole.status) }
  }
  if (!whole.isVisible || !isPublic(whole.status)) return data
  const wasPublic = originalDoc?.isVisible && isPublic(originalDoc.status)
  const touched = LEGAL_FACTS.some((key) => key in data && data[key] !== originalDoc?.[key])
  // An animal already online keeps taking everyday changes.
  if (wasPublic && !touched) return data
  const gaps = legalGaps(whole, new Date())
  if (gaps.length > 0) refuseRule('animals', gaps)
  return data
}
