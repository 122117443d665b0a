import { openFromSubmission as openAdoption } from '@/features/adoptions/apply/commands/open-from-submission'
import { followUpOf as followAdoption } from '@/features/adoptions/apply/sent-before'
import { submissionRoute } from '@/features/forms/submissions/api'
import {
  followUpOf as followTicket,
  openFromSubmission as openTicket,
} from '@/features/tickets/commands'

/** Answers to forms, and who takes them over. */
export const submitForm = submissionRoute({
  adoption: openAdoption,
  ticket: openTicket,
  followUpOf: async (req, id) => (await followAdoption(req, id)) ?? followTicket(req, id),
})
