'use client'

import { useId, useState } from 'react'

import { useActor } from '@/platform/access/use-actor'
import buttons from '@/ui/admin-buttons.module.scss'
import { CountedArea } from '@/ui/AdminArea'
import { send, type Outcome } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import { ANSWER_LIMITS, type SubmissionNote } from '../../answers.model'
import type { SubmissionDetail } from '../detail'
import { french } from './moment'
import { SUBMISSION, type SubmissionNames } from './query'
import styles from './Submission.module.scss'
import { detailWords as words } from './words.fr'

const NOTES = `${SUBMISSION}/notes` as const

type Props = {
  params: SubmissionNames
  notes: readonly SubmissionNote[]
  timezone: string
  onChanged: (detail: SubmissionDetail) => void
}

/** What the team tells itself about an answer. What is typed stays when it could not be saved. */
export function Notes({ params, notes, timezone, onChanged }: Props) {
  const actor = useActor()
  const [text, setText] = useState('')
  const { run, refusal, isBusy } = useWrite()
  const id = useId()

  const ask = async (work: () => Promise<Outcome<SubmissionDetail>>) => {
    const outcome = await run(work)
    if (outcome?.data) onChanged(outcome.data)
    return Boolean(outcome?.data)
  }
  const add = async () => {
    const body = { text: text.trim() }
    if (body.text && (await ask(() => send('POST', NOTES, { params, body })))) setText('')
  }

  return (
    <section className={styles.card}>
      <h2>{words.notes}</h2>
      <p className={styles.soft}>{words.notesHint}</p>
      {notes.length === 0 && <p>{words.noNotes}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className={styles.soft}>
                {words.noteBy(note.authorName, french(timezone, note.at))}
              </p>
              {(note.author === actor?.id || actor?.isSuperAdmin) && (
                <button
                  type="button"
                  className={buttons.icon}
                  aria-label={words.removeNote(note.text)}
                  onClick={() =>
                    void ask(() =>
                      send('DELETE', `${NOTES}/{noteId}`, {
                        params: { ...params, noteId: note.id },
                      }),
                    )
                  }
                >
                  <Icon name="trash" size={20} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.write}>
        <label htmlFor={id}>{words.note}</label>
        <CountedArea
          id={id}
          rows={3}
          value={text}
          maxLength={ANSWER_LIMITS.note}
          aria-describedby={refusal ? `${id}-error` : undefined}
          aria-invalid={refusal ? true : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add()
          }}
        />
        {refusal && (
          <p id={`${id}-error`} className={styles.failed} role="alert">
            {refusal.sentence}
          </p>
        )}
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={isBusy || !text.trim() || undefined}
          onClick={() => void add()}
        >
          {isBusy ? words.adding : words.addNote}
        </button>
      </div>
    </section>
  )
}
