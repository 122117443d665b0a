import { z } from 'zod'

import { fieldErrors } from '@/platform/validation/field-errors'

import { nearSchema } from '../schema'
import { ALERT_RADII_KM, DEFAULT_ALERT_KM } from './model'

/** Where somebody wants to hear of lost animals. */
export const watchSchema = z.strictObject({
  near: nearSchema,
  radiusKm: z.coerce
    .number({ error: 'Choisissez une distance' })
    .refine((km) => ALERT_RADII_KM.some((each) => each === km), 'Choisissez une distance')
    .default(DEFAULT_ALERT_KM),
})

/** One sentence for each wrong field; empty when nothing is wrong. */
export const watchErrors = (typed: unknown) => fieldErrors(watchSchema, typed)
