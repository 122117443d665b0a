'use client'

import { useAuth } from '@payloadcms/ui'
import { useId, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import type { Actor } from '@/platform/access/model'
import { Icon } from '@/ui/Icon'
import { postJson } from '@/ui/post-json'

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

type Answer = { data: SubmissionDetail }

/** What the team tells itself about an answer. What is typed stays when it could not be saved. */
export function Notes({ address, notes, onChanged }: Props) {
  const { user } = useAuth()
  const actor = user as unknown as Actor
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  const ask = async (path: string, body: object, method: 'POST' | 'DELETE') => {
    if (isBusy) return false
    setBusy(true)
    const posted = await postJson<Answer>(`${address}/notes${path}`, body, method)
    setBusy(false)
    setError(posted.error)
    if (posted.answer) onChanged(posted.answer.data)
    return Boolean(posted.answer)
  }
  const add = async () => {
    if (text.trim() && (await ask('', { text: text.trim() }, 'POST'))) setText('')
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
                  onClick={() => void ask(`/${note.id}`, {}, 'DELETE')}
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
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add()
          }}
        />
        {error && (
          <p id={`${id}-error`} className={styles.failed} role="alert">
            {error}
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
