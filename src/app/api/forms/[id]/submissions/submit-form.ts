import { openFromSubmission as openAdoption } from '@/features/adoptions/apply/commands'
import { submissionRoute } from '@/features/forms/submissions/api'

/** Answers to forms, and who takes them over. */
export const submitForm = submissionRoute({ adoption: openAdoption })
