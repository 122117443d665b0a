'use client'

import { useState } from 'react'

import { longMomentIn } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { addressOf } from '@/ui/api/address'
import { send } from '@/ui/api/client'
import { Icon } from '@/ui/Icon'

import { REQUEST_LIMITS, REQUEST_STATUS_LABELS, TIMELINE_LABELS } from '../../model'
import type { RequestDetail, TimelineEntry } from '../../view'
import { REQUEST } from '../board/query'
import { Alert } from '../ui/Alert'
import { Text } from '../ui/Fields'
import { moveWords, requestWords as words } from '../words.fr'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { useWrite } from './use-write'
import { moment } from './words'

const titleOf = ({ kind, from, to }: TimelineEntry): string =>
  (kind === 'MOVED' || kind === 'CORRECTED') && from && to
    ? `${kind === 'CORRECTED' ? `${TIMELINE_LABELS[kind]}\u00a0: ` : ''}${REQUEST_STATUS_LABELS[from]} → ${REQUEST_STATUS_LABELS[to]}`
    : TIMELINE_LABELS[kind]

/** What a line says: a meeting is kept as its moment. */
const textOf = ({ kind, text }: TimelineEntry, timezone: string): string | null =>
  text && (kind === 'MEETING_SET' || kind === 'MEETING_CANCELLED')
    ? longMomentIn(timezone, new Date(text))
    : text

type Props = { shelter: string; detail: RequestDetail; onDone: () => void }

/** Everything that happened, the last first, and the notes of the team. */
export function Story({ shelter, detail, onDone }: Props) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const add = async () => {
    const text = note.trim()
    setError(text ? null : words.noteMissing)
    if (
      text &&
      (await write(
        (params) => send('POST', `${REQUEST}/notes`, { params, body: { text } }),
        words.noteSaved,
      ))
    )
      setNote('')
  }
  return (
    <Panel title={words.story}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Text
          label={words.note}
          hint={words.noteHint}
          value={note}
          rows={2}
          maxLength={REQUEST_LIMITS.note}
          error={error}
          onChange={(text) => {
            setNote(text)
            setError(null)
          }}
        />
        {refusal && (
          <Alert tone="bad" isUrgent>
            {refusal.sentence}
          </Alert>
        )}
        <div>
          <button type="submit" className={buttons.plain} aria-disabled={isBusy || undefined}>
            {isBusy ? moveWords.sending : words.noteSave}
          </button>
        </div>
      </form>
      <ol className={styles.story}>
        {[...detail.timeline.entries()].reverse().map(([place, entry]) => (
          <li key={place} data-kind={entry.kind}>
            <p>
              <strong>{titleOf(entry)}</strong>{' '}
              <span className={styles.hint}>
                {entry.author?.name ?? words.program},{' '}
                <time dateTime={entry.at}>{moment(detail.timezone, entry.at)}</time>
              </span>
            </p>
            {entry.text && <p className={styles.said}>{textOf(entry, detail.timezone)}</p>}
            {entry.kind === 'LETTER' && (
              <a
                className={buttons.plain}
                href={addressOf(`${REQUEST}/letter.pdf`, {
                  params: { shelterId: shelter, requestId: detail.id },
                  query: { line: place },
                })}
                target="_blank"
              >
                <Icon name="print" size={20} />
                {words.print}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
