import { createLocalReq, type PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { openPayload } from '@/platform/payload'
import { sweepFiles } from '@/platform/storage/transaction'
import { longMoment } from '@/platform/time/model'

import { sign } from '../certificates/commands'
import { holdRequest, NOT_FOUND } from '../request-row'
import { authorOf, broken, line } from '../timeline'
import { caseOf, messageFacts, type Case } from '../facts'
import { holdMeetings, slotFacts } from '../meetings'
import { tellApplicant, tellTeam } from '../mails'
import { messageFor } from '../messages.model'
import { isFreeSlot } from '../slots.model'
import { takeStep, write } from '../steps'

/**
 * Does something with the request that a personal link opens, as the person who made it. The
 * session, if there is one, has no part in it.
 * @throws {HttpError} 404 for a link that this server did not write
 */
async function asApplicant<T>(
  token: string,
  work: (req: PayloadRequest, about: Case, hold: Hold) => Promise<T>,
): Promise<T> {
  const id = idOfToken('adoption', token)
  if (!id) throw new HttpError(404, NOT_FOUND)
  const req = await createLocalReq({}, await openPayload())
  try {
    return await inTransaction(req, async (execute) => {
      const row = await holdRequest(req, execute, { id, shelter: null })
      const about = await caseOf(req, row)
      return work(req, about, () => holdMeetings(execute, about.shelter.id))
    })
  } finally {
    await sweepFiles()
  }
}

type Hold = () => Promise<unknown>

/**
 * Withdraws a request. One that is withdrawn already stays so: a second click is no mistake.
 * @throws {HttpError} 404, 422 for a request that is closed otherwise
 */
export const withdraw = (token: string, reason?: string): Promise<void> =>
  asApplicant(token, async (req, about) => {
    if (about.row.status === 'WITHDRAWN') return
    await takeStep(req, about, { to: 'WITHDRAWN', party: 'applicant', reason })
    const { animal, name } = messageFacts(about)
    await tellApplicant(req, about, 'GENERAL_INFO', {
      subject: `Votre demande pour ${animal} est retirée`,
      text: `Bonjour ${name},\n\nVotre demande pour ${animal} est bien retirée. Merci d’avoir prévenu le refuge.`,
    })
    await tellTeam(req, about, 'ADOPTION_REQUEST', 'la demande d’adoption est retirée')
  })

/**
 * Chooses a meeting, or another one.
 * @throws {HttpError} 404, 409 when somebody else took it, 422 when no meeting is to be chosen
 */
export const chooseMeeting = (token: string, at: string): Promise<void> =>
  asApplicant(token, async (req, about, hold) => {
    const { row, shelter } = about
    if (row.status !== 'MEETING') throw broken('at', 'Il n’y a pas de rencontre à choisir')
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
    const when = longMoment(new Date(meetingAt))
    await tellTeam(req, next, 'APPOINTMENT_CONFIRMED', `rencontre choisie, ${when}`)
  })

/**
 * Signs the certificate: the name that the person typed, and the engagement that they ticked.
 * @throws {HttpError} 404, 409 when it is signed, 422 when there is nothing to sign
 */
export const signOnline = (token: string, name: string): Promise<void> =>
  asApplicant(token, async (req, about) => {
    if (about.row.status !== 'CERTIFICATE') {
      throw broken('signatureName', 'Il n’y a pas de certificat à signer')
    }
    await sign(req, about, { name, at: new Date().toISOString(), means: 'ONLINE' })
    const author = authorOf(req, about.row.applicant)
    await write(req, about.row, {}, line('CERTIFICATE_SIGNED', author, { text: name }))
    await tellTeam(req, about, 'ADOPTION_REQUEST', 'le certificat d’engagement est signé')
  })
