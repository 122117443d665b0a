import type { Answer } from '@/ui/editing/answer.model'
import { watchRequests, within } from '@/platform/patches/watch-requests'

import { fieldRefusals, isPageSave, saveFailure } from './model'

/**
 * The same refusal as Payload's form reads it: our sentence first, then what belongs to fields.
 * Nothing about the inside of the content: the form would take each such path for a field of its
 * own, and write it into the content when it next reads its values.
 */
function reworded({ status, body }: Answer): Response {
  const fields = fieldRefusals(body)
  const errors = [{ message: saveFailure({ status, body }), data: { errors: fields } }]
  // A status of 0 is what the browser says of no answer at all; a response cannot carry it.
  return Response.json({ errors }, { status: status || 503 })
}

/** Milliseconds for which a save waits at most. */
const LONGEST_WAIT = 1000

/**
 * Hears how each save of a page ends.
 * @param beforeSend ends before a save leaves the browser
 * @returns what ends the watch
 */
export const watchSaves = (
  onAnswer: (answer: Answer & { path: string }) => void,
  beforeSend: () => Promise<void>,
): (() => void) =>
  watchRequests({
    isOurs: isPageSave,
    before: async () => {
      await within(beforeSend(), LONGEST_WAIT)
      return undefined
    },
    onAnswer,
    reworded,
  })
