import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'

import { draftOf } from '../draft.model'
import { isCare, SENTENCES } from '../model'
import { askedMail } from '../limits'
import { dropAsked, noteChange, readAsked } from '../owners/changes'
import { isEmpty, sameChange, splitChange } from '../owners/changes.model'
import { tellDeskOf } from '../owners/mails'
import { followCommune, placeColumns, storedDraft } from '../place'
import type { PlaceUpdate } from '../schema'
import { noted } from './moderate'
import { requireVersion, withPlace, writePlace } from './write'

/** @throws {HttpError} 404 for anybody but its owner, and while it is offline: for them it is not there */
function requireOwner(place: Place, user: User): void {
  if (idOf(place.owner) !== user.id || place.status !== 'PUBLISHED') {
    throw new HttpError(404, SENTENCES.notFound)
  }
}

/**
 * The owner of a place writes what it says. How to reach it and when it is open are online at once,
 * and the desk sees them; what and where it is, and its site, wait for the desk.
 * @param sent with the version that the form read
 * @returns whether something waits
 * @throws {HttpError} 404; 409 when somebody wrote meanwhile; 422 for a commune that nobody knows
 */
export async function updateOwnPlace(
  req: PayloadRequest,
  user: User,
  id: string,
  { version, ...sent }: PlaceUpdate,
): Promise<{ isAsked: boolean }> {
  return withPlace(req, id, async (place, execute) => {
    requireOwner(place, user)
    requireVersion(place, version)
    const wanted = placeColumns(followCommune(place, sent))
    const { now, asked } = splitChange(storedDraft(place), draftOf(wanted))
    // Saved as it is: nothing is written, and whoever reads the place at the desk is not late.
    if (isEmpty(now) && sameChange(await readAsked(execute, id, user.id), asked)) {
      return { isAsked: !isEmpty(asked) }
    }
    const { phone, text, accepts, isAccessible, isAlwaysOpen } = wanted
    const { openingHours, openingExceptions, openTable } = wanted
    const written = await writePlace(req, place, {
      ...{ phone, text, accepts, isAccessible, isAlwaysOpen },
      ...{ openingHours, openingExceptions, openTable },
      takesEmergencies: wanted.takesEmergencies && isCare(place.kind),
    })
    if (!isEmpty(now)) {
      await noteChange(execute, id, user.id, 'CHANGED', now)
      await noted(req, id, 'Adresse modifiée par son propriétaire')
    }
    const isFirst = await noteChange(execute, id, user.id, 'ASKED', asked)
    if (isFirst && (await askedMail.take(id)) === 0) await tellDeskOf(req, written, 'changed')
    return { isAsked: !isEmpty(asked) }
  })
}

/** The owner says that the place is no longer theirs. @throws {HttpError} 404 */
export const leaveOwnPlace = (req: PayloadRequest, user: User, id: string): Promise<void> =>
  withPlace(req, id, async (place, execute) => {
    if (idOf(place.owner) !== user.id) throw new HttpError(404, SENTENCES.notFound)
    await dropAsked(execute, id, user.id)
    await writePlace(req, place, { owner: null, ownedAt: null })
    await noted(req, id, 'Adresse rendue par son propriétaire')
  })
