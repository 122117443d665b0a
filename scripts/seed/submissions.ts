import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import {
  consentText,
  formatAnswer,
  senderOf,
  type SubmissionStatus,
} from '@/features/forms/answers.model'
import type { FormType } from '@/features/forms/model'

import { answersOf, type Applicant } from './answers'
import type { Colleague } from './colleagues'
import type { DemoForms } from './forms'
import { asProgram } from './load'
import { typography } from './wording/grammar'

export type SubmissionSeed = {
  shelter: { id: string; name: string }
  forms: DemoForms
  /** Key of the model of the form. */
  form: string
  applicant: Applicant
  animal?: { id: string; name: string }
  /** ISO 8601. */
  at: string
  status: SubmissionStatus
  assignee?: Colleague
  note?: string
  /** Id of their account. */
  user?: string
}

/** Writes what somebody answered to a form; null when the shelter has no such form. */
export async function addSubmission(
  payload: Payload,
  seed: SubmissionSeed,
): Promise<string | null> {
  const { shelter, forms, applicant, animal, at, status, assignee, note, user } = seed
  const form = forms.get(seed.form)
  if (!form) return null
  const answers = answersOf(form.schema, applicant, animal?.name)
  const sender = senderOf(form.schema, answers)
  const formType: FormType = seed.form === 'adoption' ? 'ADOPTION' : 'STANDARD'
  const created = await payload.create({
    collection: 'form-submissions',
    ...asProgram,
    data: {
      shelter: shelter.id,
      form: form.id,
      formTitle: form.title,
      formType,
      animal: animal?.id,
      definition: form.schema,
      answers,
      files: [],
      senderName: sender.name,
      senderEmail: sender.email,
      senderPhone: sender.phone,
      user,
      consent: { text: consentText(shelter.name), at },
      status,
      assignee: assignee?.id,
      readAt: status === 'NEW' ? undefined : at,
      notes:
        note && assignee
          ? [
              {
                id: randomUUID(),
                text: typography(note),
                author: assignee.id,
                authorName: assignee.name,
                at,
              },
            ]
          : [],
      searchText: [form.title, ...Object.values(answers).map(formatAnswer)].join(' '),
      createdAt: at,
      updatedAt: at,
    },
  })
  return created.id
}
