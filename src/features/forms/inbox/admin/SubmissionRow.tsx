import { SUBMISSION_STATUS_LABELS } from '../../answers.model'
import type { InboxRow } from '../read'
import styles from './Inbox.module.scss'
import { french } from './moment'
import { words } from './words.fr'

/** One answer in the list; the whole of it can be pressed. */
export function SubmissionRow({ row }: { row: InboxRow }) {
  const { id, formTitle, animal, senderName, senderEmail, status, assignee, createdAt } = row
  const facts = [
    formTitle,
    ...(animal ? [words.about(animal.name)] : []),
    ...(assignee ? [words.followedBy(assignee.name)] : []),
    ...(row.notes > 0 ? [words.notes(row.notes)] : []),
    ...(row.files > 0 ? [words.files(row.files)] : []),
  ]
  return (
    <li className={styles.row} data-status={status}>
      <div className={styles.rowWords}>
        <a href={`/admin/collections/form-submissions/${id}`}>
          {senderName ?? senderEmail ?? words.anonymous}
        </a>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={styles.rowFacts}>
        <span className={styles.status} data-status={status}>
          {SUBMISSION_STATUS_LABELS[status]}
        </span>
        <time dateTime={createdAt}>{french(createdAt)}</time>
      </div>
    </li>
  )
}
