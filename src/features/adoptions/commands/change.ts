import type { PayloadRequest } from 'payload'

import { teamWith } from '@/features/notifications/commands'
import type { AdoptionRequest } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { invalidField } from '@/platform/http/errors'

import { addedEmail } from '../contact'
import { caseOf, comingMeeting, momentThere, messageFacts } from '../facts'
import { tellApplicant, tellReceiver } from '../mails'
import { holdMeetings } from '../meetings'
import { messageFor } from '../messages.model'
import { isOpen } from '../model'
import { planTitle } from '../plan'
import { requireAdoptions, holdRequest, type RequestAddress } from '../request-row'
import { write } from '../steps'
import { authorOf, line } from '../timeline'
import type { RequestChange } from '../view'

/** The name of a member who may follow requests. @throws {HttpError} 422 */
async function memberName(req: PayloadRequest, shelter: string, user: string): Promise<string> {
  const team = await teamWith(req, shelter, 'manageAdoptions')
  const member = team.find(({ userId }) => userId === user)
  if (!member) {
    throw invalidField('assignee', 'Cette personne ne suit pas les adoptions de ce refuge')
  }
  return member.name ?? member.email
}

async function changedColumns(
  req: PayloadRequest,
  execute: Execute,
  row: AdoptionRequest,
  shelter: string,
  { email, assignee, plan, meetingAt, meetingPlace }: RequestChange,
) {
  const data: Partial<AdoptionRequest> = {}
  const lines: ReturnType<typeof line>[] = []
  const author = authorOf(req)
  if (email !== undefined) {
    const added = await addedEmail(req, execute, row, email)
    Object.assign(data, added.data)
    lines.push(...added.lines)
  }
  if (assignee !== undefined) {
    data.assignee = assignee
    const text = assignee ? await memberName(req, shelter, assignee) : null
    lines.push(line('ASSIGNED', author, { text }))
  }
  if (plan !== undefined) {
    data.plan = plan
    const text = plan ? await planTitle(req, shelter, plan) : null
    lines.push(line('PLAN_CHOSEN', author, { text }))
  }
  if (meetingPlace !== undefined) data.meetingPlace = meetingPlace
  if (meetingAt !== undefined) {
    if (!isOpen(row.status)) throw invalidField('meetingAt', 'Cette demande est close')
    if (meetingAt && Date.parse(meetingAt) <= Date.now()) {
      throw invalidField('meetingAt', 'La rencontre est dans le futur')
    }
    data.meetingAt = meetingAt
    const kind = meetingAt ? 'MEETING_SET' : 'MEETING_CANCELLED'
    lines.push(line(kind, author, { text: meetingAt ?? row.meetingAt ?? null }))
  }
  return { data, lines }
}

/**
 * Changes who follows a request, its plan or its meeting, of which the applicant is told, or adds
 * the e-mail address that was missing.
 * @throws {HttpError} 403, 404, 422, 409 with `requestId` when that address has an open request
 */
export async function changeRequest(
  req: PayloadRequest,
  address: RequestAddress,
  change: RequestChange,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (change.meetingAt) await holdMeetings(execute, shelter)
    const { data, lines } = await changedColumns(req, execute, row, shelter, change)
    const written = await write(req, row, data, ...lines)
    const about = await caseOf(req, written)
    // To the family a meeting elsewhere is told like one at another hour.
    const isElsewhere = (row.meetingPlace || null) !== (written.meetingPlace || null)
    const toldAt = change.meetingAt ?? (isElsewhere ? comingMeeting(written) : null)
    if (toldAt) {
      const message = messageFor('MEETING', messageFacts(about))
      if (message) await tellApplicant(req, about, 'APPOINTMENT_CONFIRMED', message)
      if (change.meetingAt) {
        const when = momentThere(about, toldAt)
        await tellReceiver(req, about, 'APPOINTMENT_CONFIRMED', `rencontre prévue, ${when}`)
      }
    } else if (change.meetingAt === null && row.meetingAt) {
      const { animal, name } = messageFacts(about)
      const when = momentThere(about, row.meetingAt)
      await tellReceiver(req, about, 'APPOINTMENT_CANCELLED', `rencontre annulée, ${when}`)
      await tellApplicant(req, about, 'APPOINTMENT_CANCELLED', {
        subject: `Votre rencontre avec ${animal} est annulée`,
        text: `Bonjour ${name},\n\nLa rencontre prévue le ${when} ne peut pas avoir lieu, et nous en sommes désolés. Vous pouvez choisir un autre moment depuis votre page de suivi.`,
      })
    }
    return written
  })
}
