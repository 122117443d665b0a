import { ListLine } from '@/ui/AdminList/ListLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import { SUBMISSION_STATUS_LABELS } from '../../answers.model'
import { OUTCOME_LABELS } from '../decision.model'
import type { InboxRow } from '../read'
import { french } from './moment'
import { words } from './words.fr'

const TONES = { NEW: 'good', READ: 'wait', DONE: 'plain' } as const

/** One answer in the list; the whole of it can be pressed. */
export function SubmissionRow({ row }: { row: InboxRow }) {
  const {
    id,
    formTitle,
    animal,
    senderName,
    senderEmail,
    status,
    outcome,
    assignee,
    createdAt,
    timezone,
  } = row
  return (
    <ListLine
      href={`/admin/collections/form-submissions/${id}`}
      title={senderName ?? senderEmail ?? words.anonymous}
      accent={status === 'NEW' ? 'new' : undefined}
      facts={[
        formTitle,
        animal && words.about(animal.name),
        assignee && words.followedBy(assignee.name),
        row.notes > 0 && words.notes(row.notes),
        row.files > 0 && words.files(row.files),
      ]}
    >
      <StatusMark tone={TONES[status]}>
        {status === 'DONE' && outcome ? OUTCOME_LABELS[outcome] : SUBMISSION_STATUS_LABELS[status]}
      </StatusMark>
      <time dateTime={createdAt}>{french(timezone, createdAt)}</time>
    </ListLine>
  )
}
