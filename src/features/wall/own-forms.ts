import type { Failure } from '@/platform/http/failure'
import { draftCookies } from '@/platform/http/form-draft'
import { backToForm, seeOther } from '@/platform/http/plain-form'

import { signInTo } from './model'

/**
 * Without JavaScript: back to the page of a form of the wall, or to the way in for whoever is not
 * signed in any more.
 */
export const backTo = (
  path: string,
  failure: Failure,
  sent: Readonly<Record<string, unknown>>,
): Response =>
  failure.status === 401
    ? // What was typed is found again there.
      seeOther(signInTo(`${path}?corriger=oui`), draftCookies(path, sent, {}))
    : backToForm(path, failure, sent)

export const PLAIN = 'Un formulaire sans JavaScript reçoit une redirection 303.'
export const WALL_TAGS = ['Mur']
