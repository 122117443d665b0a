import type { Failure } from '@/platform/http/failure'
import { noDraft } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'

import { ACCOUNT_PATH, ACCOUNT_SIGN_IN } from './model'

const SECRET = ['password', 'currentPassword']

/**
 * Without JavaScript: the same form of the page of one's account again, or the way in for whoever
 * is not signed in any more.
 * @param part the form, as the address of the page names it
 */
export const backTo =
  (part: string) =>
  (failure: Failure, sent: Readonly<Record<string, unknown>>): Response =>
    failure.status === 401
      ? seeOther(ACCOUNT_SIGN_IN)
      : backToForm(ACCOUNT_PATH, failure, sent, { part, secret: SECRET })

/** Without JavaScript: the page again, which says that it is done. */
export const doneAt = (part: string): Response =>
  seeOther(`${ACCOUNT_PATH}?fait=${part}#${part}`, noDraft(ACCOUNT_PATH))
