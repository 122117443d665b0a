'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { send } from '@/ui/api/client'

import type { Message } from '../../message'
import type { RequestDetail } from '../../view'
import { REQUEST } from '../board/query'
import { MessageFields } from '../move/MessageFields'
import { Alert } from '../ui/Alert'
import { Choice } from '../ui/Fields'
import { recipientOf } from '../ui/recipient'
import { moveWords, requestWords as words } from '../words.fr'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { useWrite } from './use-write'

type Props = { shelter: string; detail: RequestDetail; onDone: () => void }

const EMPTY: Message = { subject: '', text: '' }
const NO_ERRORS: { subject?: string; text?: string } = {}

/** A message to the person that changes no step. */
export function Letter({ shelter, detail, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [template, setTemplate] = useState('')
  const [message, setMessage] = useState(EMPTY)
  const [errors, setErrors] = useState(NO_ERRORS)
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const { applicant, templates } = detail

  const title = applicant.email ? words.write : words.writeLetter

  const choose = (key: string) => {
    setTemplate(key)
    const found = templates.find((each) => each.key === key)
    if (found) setMessage({ subject: found.subject, text: found.text })
    setErrors(NO_ERRORS)
  }
  const sendIt = async () => {
    const missing = {
      ...(!message.subject.trim() && { subject: words.subjectMissing }),
      ...(!message.text.trim() && { text: words.textMissing }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const done = applicant.email ? words.sent : words.letterReady
    if (
      !(await write(
        (params) => send('POST', `${REQUEST}/messages`, { params, body: message }),
        done,
      ))
    )
      return
    setMessage(EMPTY)
    setTemplate('')
    setOpen(false)
  }
  return (
    <Panel title={title}>
      {!isOpen && (
        <div>
          <button type="button" className={buttons.plain} onClick={() => setOpen(true)}>
            {title}
          </button>
        </div>
      )}
      {isOpen && (
        <div className={styles.form}>
          {templates.length > 0 && (
            <Choice
              label={words.template}
              value={template}
              options={[
                ['', words.noTemplate],
                ...templates.map(({ key, label }) => [key, label] as const),
              ]}
              onChange={choose}
            />
          )}
          <MessageFields
            message={message}
            to={recipientOf(applicant).to}
            errors={errors}
            onChange={(next) => {
              setMessage(next)
              setErrors(NO_ERRORS)
            }}
          />
          {refusal && (
            <Alert tone="bad" isUrgent>
              {refusal.sentence}
            </Alert>
          )}
          <div className={styles.others}>
            <button
              type="button"
              className={buttons.primary}
              aria-disabled={isBusy || undefined}
              onClick={() => void sendIt()}
            >
              {isBusy ? moveWords.sending : applicant.email ? words.send : words.prepareLetter}
            </button>
            <button type="button" className={buttons.plain} onClick={() => setOpen(false)}>
              {moveWords.cancel}
            </button>
          </div>
        </div>
      )}
    </Panel>
  )
}
