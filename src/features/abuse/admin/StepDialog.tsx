'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminArea } from '@/ui/AdminArea'
import { AdminField } from '@/ui/AdminField'
import { useWrite } from '@/ui/api/use-write'

import { AUTHORITY_LABELS, MAX, OUTCOME_LABELS, type Authority, type Outcome } from '../model'
import type { Report } from '../view'
import styles from './Desk.module.scss'
import { words } from './words.fr'

export type Step = 'forward' | 'close' | 'messages'

const SAID = {
  forward: { title: words.forward, about: words.forwardAbout, done: words.forwarded },
  close: { title: words.close, about: words.closeAbout, done: words.closed },
  messages: { title: words.messageTitle, about: words.messageAbout, done: words.sent },
} as const

type Props = {
  report: Report
  step: Step
  onClose: () => void
  onDone: (changed: Report) => void
}

/** Asks what a step needs: to whom, how it ended, a word for the reporter. */
export function StepDialog({ report: { id, status }, step, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const [choice, setChoice] = useState('')
  const [note, setNote] = useState('')
  const form = useId()
  const { title, about, done } = SAID[step]
  const fields = refusal?.fields ?? {}
  const params = { reportId: id }
  const send = () => {
    const said = { done }
    if (step === 'messages')
      return write(
        'POST',
        '/api/desk/abuse-reports/{reportId}/messages',
        { params, body: { note } },
        said,
      )
    if (step === 'forward')
      return write(
        'POST',
        '/api/desk/abuse-reports/{reportId}/forward',
        { params, body: { from: status, to: choice as Authority, note } },
        said,
      )
    return write(
      'POST',
      '/api/desk/abuse-reports/{reportId}/close',
      { params, body: { from: status, outcome: choice as Outcome, note } },
      said,
    )
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await send()
    if (outcome && !outcome.refusal) onDone(outcome.data)
  }
  const labels = step === 'forward' ? AUTHORITY_LABELS : step === 'close' ? OUTCOME_LABELS : null
  return (
    <ActionDialog
      title={title}
      about={about}
      onClose={onClose}
      refusal={Object.keys(fields).length > 0 ? undefined : refusal?.sentence}
      action={step === 'messages' ? 'Envoyer' : title}
      busy={words.saving}
      isBusy={isBusy}
      form={form}
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {labels && (
          <AdminField
            label={step === 'forward' ? words.to : words.outcome}
            error={fields.to ?? fields.outcome}
          >
            {(control) => (
              <select
                {...control}
                value={choice}
                onChange={({ target }) => setChoice(target.value)}
              >
                <option value="">{words.choose}</option>
                {Object.entries(labels).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </AdminField>
        )}
        <AdminArea
          label={labels ? words.note : words.text}
          error={fields.note}
          rows={5}
          max={MAX.note}
          value={note}
          onChange={setNote}
        />
      </form>
    </ActionDialog>
  )
}
