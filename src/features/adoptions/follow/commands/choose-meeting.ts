import { HttpError, invalidField } from '@/platform/http/errors'

import { momentThere, messageFacts } from '../../facts'
import { tellApplicant, tellTeam } from '../../mails'
import { slotFacts } from '../../meetings'
import { messageFor } from '../../messages.model'
import { isFreeSlot } from '../../slots.model'
import { write } from '../../steps'
import { authorOf, line } from '../../timeline'
import { asApplicant } from '../as-applicant'

/**
 * Chooses a meeting, or another one.
 * @throws {HttpError} 404, 409 when somebody else took it, 422 when no meeting is to be chosen
 */
export const chooseMeeting = (token: string, at: string): Promise<void> =>
  asApplicant(token, async (req, about, hold) => {
    const { row, shelter } = about
    if (row.status !== 'MEETING') throw invalidField('at', 'Il n’y a pas de rencontre à choisir')
    // Pressed twice, or again after a lost answer: it stands, with the place that the team gave since.
    if (row.meetingAt && Date.parse(row.meetingAt) === Date.parse(at)) return
    await hold()
    if (!isFreeSlot(await slotFacts(req, shelter, row.id), at, new Date())) {
      throw new HttpError(409, 'Ce moment n’est plus libre\u00a0: choisissez-en un autre')
    }
    const meetingAt = new Date(at).toISOString()
    const author = authorOf(req, row.applicant)
    // A place that the team gave was for the meeting that it set.
    const written = await write(
      req,
      row,
      { meetingAt, meetingPlace: null },
      line('MEETING_SET', author, { text: meetingAt }),
    )
    const next = { ...about, row: written }
    const message = messageFor('MEETING', messageFacts(next))
    if (message) await tellApplicant(req, next, 'APPOINTMENT_CONFIRMED', message)
    const when = momentThere(next, meetingAt)
    await tellTeam(req, next, 'APPOINTMENT_CONFIRMED', `rencontre choisie, ${when}`)
  })
