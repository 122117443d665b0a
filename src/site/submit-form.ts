import { openFromSubmission as openAdoption } from '@/features/adoptions/apply/commands/open-from-submission'
import { trackingPathOf as adoptionPathOf } from '@/features/adoptions/apply/sent-before'
import { submissionRoute } from '@/features/forms/submissions/api'
import {
  openFromSubmission as openTicket,
  trackingPathOf as ticketPathOf,
} from '@/features/tickets/commands'

/** Answers to forms, and who takes them over. */
export const submitForm = submissionRoute({
  adoption: openAdoption,
  ticket: openTicket,
  trackingPathOf: async (req, id) => (await adoptionPathOf(req, id)) ?? ticketPathOf(req, id),
})
