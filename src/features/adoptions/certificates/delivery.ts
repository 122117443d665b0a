import { invalidField } from '@/platform/http/errors'

import type { Case } from '../facts'
import { DELIVERY_REFUSALS, refuseDelivery } from './model'

/** @throws {HttpError} 422 for a moment at which the certificate cannot have been given */
export function checkDelivery({ animal }: Case, at: Date, now: Date): void {
  const refusal = refuseDelivery(at, animal, now)
  if (refusal) throw invalidField('deliveredAt', DELIVERY_REFUSALS[refusal])
}
