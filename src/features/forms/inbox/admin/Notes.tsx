'use client'

import { useAuth } from '@payloadcms/ui'
import { useId, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import type { Actor } from '@/platform/access/model'
import { useWrite, type Write } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import { ANSWER_LIMITS, type SubmissionNote } from '../../answers.model'
import type { SubmissionDetail } from '../detail'
import { french } from './moment'
import styles from './Submission.module.scss'
import { detailWords as words } from './words.fr'

type Props = {
  /** Of the answer, at the API. */
  address: string
  notes: readonly SubmissionNote[]
  onChanged: (detail: SubmissionDetail) => void
}

/** What the team tells itself about an answer. What is typed stays when it could not be saved. */
export function Notes({ address, notes, onChanged }: Props) {
  const { user } = useAuth()
  const actor = user as unknown as Actor
  const [text, setText] = useState('')
  const { writeTo: write, refusal, isBusy } = useWrite()
  const id = useId()

  const ask = async (note: Write) => {
    const outcome = await write<SubmissionDetail>(note)
    if (outcome?.data) onChanged(outcome.data)
    return Boolean(outcome?.data)
  }
  const notesAddress = `${address}/notes`
  const add = async () => {
    const body = { text: text.trim() }
    if (body.text && (await ask({ address: notesAddress, body }))) setText('')
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
              <p className={styles.soft}>{words.noteBy(note.authorName, french(note.at))}</p>
              {(note.author === actor?.id || actor?.isSuperAdmin) && (
                <button
                  type="button"
                  className={buttons.icon}
                  aria-label={words.removeNote(note.text)}
                  onClick={() =>
                    void ask({ address: `${notesAddress}/${note.id}`, method: 'DELETE' })
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
        <textarea
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
