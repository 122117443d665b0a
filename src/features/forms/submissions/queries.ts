import { readShelter, type PublicShelter } from '@/features/shelters/queries'
import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { openPayload } from '@/platform/payload'

import {
  KEEP_YEARS,
  readableAnswers,
  type Answers,
  type ReadablePart,
  type SubmissionFile,
  type SubmissionStatus,
} from '../answers.model'
import { decisionOf, type Decision } from '../inbox/decision.model'
import { readDefinition } from '../schema'
import { ANSWER_LINK } from '../wire.model'

/** An answer as its sender reads it again. */
export type OwnAnswer = {
  title: string
  /** ISO moments. */
  sentAt: string
  erasedAt: string
  status: SubmissionStatus
  parts: ReadablePart[]
  consent: string
  decision: Decision | null
  /** `null` when the shelter is no longer public. */
  shelter: Pick<PublicShelter, 'name' | 'slug' | 'phone' | 'email' | 'timezone'> | null
}

function erasedAt(sentAt: string): string {
  const day = new Date(sentAt)
  day.setUTCFullYear(day.getUTCFullYear() + KEEP_YEARS)
  return day.toISOString()
}

/**
 * The answer that a personal link opens; `null` for a link that this server did not write, and
 * once the answer was erased. Nothing of what the team wrote about it is in it.
 */
export async function readOwnAnswer(token: string): Promise<OwnAnswer | null> {
  const id = idOfToken(ANSWER_LINK, token)
  if (!id) return null
  const payload = await openPayload()
  const { docs } = await payload.find({
    collection: 'form-submissions',
    // Whoever has the link has the right: its seal was checked.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { id: { equals: id } },
    select: {
      shelter: true,
      formTitle: true,
      status: true,
      definition: true,
      answers: true,
      files: true,
      consent: true,
      formType: true,
      decision: true,
      createdAt: true,
    },
  })
  const [row] = docs
  if (!row) return null
  return {
    title: row.formTitle,
    sentAt: row.createdAt,
    erasedAt: erasedAt(row.createdAt),
    status: row.status,
    parts: readableAnswers({
      definition: readDefinition(row.definition),
      answers: row.answers as Answers,
      files: (row.files ?? []) as SubmissionFile[],
    }),
    consent: row.consent?.text ?? '',
    decision: decisionOf(row),
    shelter: await readShelter(idOf(row.shelter) ?? ''),
  }
}
