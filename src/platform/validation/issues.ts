import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import type { ZodType } from 'zod'

import './french'

export type Issue = { path: string; message: string }

/**
 * The sentence for Payload's notice, which takes what follows the first colon for a list and cuts
 * it at its commas: without the colon where there is one. The sentence of the field keeps it.
 */
const inOnePiece = (notice: string): string =>
  /:[^]*,/.test(notice) ? notice.replace(/[\s\u00a0]*:(?=\s|$)/g, ' –') : notice

/** Refuses a write with a French sentence on each field; 400 for a wrong value. */
export function refuse(collection: string, issues: readonly Issue[], status = 400): never {
  const error = new ValidationError({ collection, errors: issues.map((issue) => ({ ...issue })) })
  error.status = status
  // Payload words this in the language of a request, which a rule does not know.
  error.message = inOnePiece(issues.map(({ message }) => message).join(' · '))
  throw error
}

/** A broken business rule: the shape is right, the thing is not allowed (422). */
export function refuseRule(collection: string, issues: readonly Issue[]): never {
  return refuse(collection, issues, 422)
}

/**
 * Checks every write of a collection, drafts included, with the feature's own
 * schema. An update is checked over the stored document, so that a partial
 * write obeys the rules of the whole.
 */
export function validateWith(schema: ZodType, collection: string): CollectionBeforeValidateHook {
  return ({ data, originalDoc }) => {
    const whole = { ...(originalDoc as object | undefined), ...data }
    const result = schema.safeParse(withoutNulls(whole))
    if (!result.success) {
      refuse(
        collection,
        result.error.issues.map((issue) => ({
          path: issue.path.join('.'),
          message: issue.message,
        })),
      )
    }
    return data
  }
}

/** Payload stores an empty field as null; schemas speak of absent ones. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([key, each]) => [key, withoutNulls(each)]),
  )
}
