import { openFromSubmission as openAdoption } from '@/features/adoptions/apply/commands'
import { submissionRoute } from '@/features/forms/submissions/api'
import { openFromSubmission as openTicket } from '@/features/tickets/commands'

/** Answers to forms, and who takes them over. */
export const submitForm = submissionRoute({ adoption: openAdoption, ticket: openTicket })
