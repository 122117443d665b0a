'use client'

import { useAuth } from '@payloadcms/ui'
import { useId } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { SUBMISSION_STATUS_LABELS, SUBMISSION_STATUSES } from '../../answers.model'
import type { SubmissionDetail } from '../detail'
import type { SubmissionChange } from '../schema'
import styles from './Submission.module.scss'
import { useTeam } from './use-inbox'
import { detailWords as words, words as listWords } from './words.fr'

type Props = {
  shelter: string
  detail: SubmissionDetail
  isBusy: boolean
  onChange: (change: SubmissionChange) => void
}

/** Where an answer stands, and who follows it; each choice is saved at once. */
export function Following({ shelter, detail: { status, assignee }, isBusy, onChange }: Props) {
  const team = useTeam(shelter)
  const { user } = useAuth()
  const id = useId()
  // Somebody who left the team is still told by their name.
  const people =
    assignee && !team.some((each) => each.id === assignee.id) ? [...team, assignee] : team
  const isDone = status === 'DONE'
  return (
    <section className={`${styles.card} ${styles.following}`} aria-busy={isBusy}>
      <div>
        <label htmlFor={`${id}-status`}>{words.status}</label>
        <select
          id={`${id}-status`}
          value={status}
          onChange={(event) => {
            const wanted = SUBMISSION_STATUSES.find((each) => each === event.target.value)
            if (wanted) onChange({ status: wanted })
          }}
        >
          {SUBMISSION_STATUSES.map((each) => (
            <option key={each} value={each}>
              {SUBMISSION_STATUS_LABELS[each]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-assignee`}>{words.assignee}</label>
        <select
          id={`${id}-assignee`}
          value={assignee?.id ?? ''}
          onChange={(event) => onChange({ assignee: event.target.value || null })}
        >
          <option value="">{listWords.nobody}</option>
          {people.map((each) => (
            <option key={each.id} value={each.id}>
              {each.id === user?.id ? listWords.me(each.name) : each.name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={isDone ? buttons.plain : buttons.primary}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onChange({ status: isDone ? 'READ' : 'DONE' })}
      >
        {!isDone && <Icon name="check" size={20} />}
        {isDone ? words.markOpen : words.markDone}
      </button>
    </section>
  )
}
