import { momentThere, messageFacts } from '../../facts'
import { tellApplicant, tellTeam } from '../../mails'
import { takeStep } from '../../steps'
import { asApplicant } from '../as-applicant'

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
    const { meetingAt } = about.row
    const isMet = meetingAt && Date.parse(meetingAt) > Date.now()
    // Whoever waits for the person need not come.
    await tellTeam(
      req,
      about,
      isMet ? 'APPOINTMENT_CANCELLED' : 'ADOPTION_REQUEST',
      isMet
        ? `la demande est retirée, la rencontre du ${momentThere(about, meetingAt)} est annulée`
        : 'la demande d’adoption est retirée',
    )
  })
