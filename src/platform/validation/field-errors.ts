import type { ZodType } from 'zod'

/**
 * What a schema finds wrong with a form: the first sentence for each field, by its path; empty when
 * nothing is wrong.
 */
export function fieldErrors(schema: ZodType, typed: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) {
    errors[path.join('.')] ??= message
  }
  return errors
}
