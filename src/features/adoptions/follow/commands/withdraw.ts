import { messageFacts } from '../../facts'
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
    await tellTeam(req, about, 'ADOPTION_REQUEST', 'la demande d’adoption est retirée')
  })
