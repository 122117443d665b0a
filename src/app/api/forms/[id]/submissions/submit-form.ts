import { submissionRoute } from '@/features/forms/submissions/api'

/** Answers to forms, and who takes them over. */
export const submitForm = submissionRoute({})
