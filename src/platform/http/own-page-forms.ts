import type { Failure } from './failure'
import { noDraft } from './form-draft'
import { backToForm, seeOther } from './plain-form'

const SECRET = ['password', 'currentPassword']

/**
 * The answers to the forms of a page that only a signed-in person has, sent without JavaScript.
 * @param page its path
 * @param signIn where whoever is not signed in any more is led
 */
export const ownPageForms = (page: string, signIn: string) => ({
  /** The same form again. @param part the form, as the address of the page names it */
  backTo:
    (part: string) =>
    (failure: Failure, sent: Readonly<Record<string, unknown>>): Response =>
      failure.status === 401
        ? seeOther(signIn)
        : backToForm(page, failure, sent, { part, secret: SECRET }),
  /** The page, which says that it is done. */
  doneAt: (part: string): Response => seeOther(`${page}?fait=${part}#${part}`, noDraft(page)),
})
