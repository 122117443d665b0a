import { HttpError } from '@/platform/http/errors'

/**
 * The functions of Payload that our admin calls; anything else is refused, what
 * an upgrade may add included. Each of them reads and writes with the rights of
 * the person who asks.
 */
export const SERVER_FUNCTIONS: readonly string[] = [
  'form-state',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
]

/**
 * The functions of Payload that nothing here calls: one language, no folders, a
 * dashboard and a schedule of our own (a moment planned through Payload's
 * function asks for no right on the page).
 */
export const REFUSED_SERVER_FUNCTIONS: readonly string[] = [
  'copy-data-from-locale',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-field',
  'render-widget',
  'schedule-publish',
  'slugify',
]

/** @throws {HttpError} 403 for a function that our admin does not call */
export function refuseUnknownFunction(name: unknown): void {
  if (!SERVER_FUNCTIONS.includes(name as string)) throw new HttpError(403)
}
