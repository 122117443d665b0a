'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminArea } from '@/ui/AdminArea'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import { DECISION_MAX, type Decision, type Outcome } from '../decision.model'
import type { SubmissionDetail } from '../detail'
import { french } from './moment'
import { SUBMISSION, type SubmissionNames } from './query'
import styles from './Submission.module.scss'
import { detailWords as words } from './words.fr'

type Props = {
  params: SubmissionNames
  decision: Decision | null
  timezone: string
  onDecided: (next: SubmissionDetail) => void
}

const OTHER = { ACCEPTED: 'REFUSED', REFUSED: 'ACCEPTED' } as const

/** What the team decides of what an answer asks for; the sender is told. */
export function Decide({ params, decision, timezone, onDecided }: Props) {
  const id = useId()
  const [asked, setAsked] = useState<Outcome | null>(null)
  const { write, refusal, isBusy, forget } = useWrite()

  const ask = (outcome: Outcome) => {
    forget()
    setAsked(outcome)
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asked) return
    const text = String(new FormData(event.currentTarget).get('text') ?? '')
    const body = { outcome: asked, text }
    const outcome = await write(
      'POST',
      `${SUBMISSION}/decision`,
      { params, body },
      {
        done: words.decisionSent,
      },
    )
    if (!outcome?.data) return
    setAsked(null)
    onDecided(outcome.data)
  }

  const wrong = refusal?.fields.text
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{words.decision}</h2>
      {decision ? (
        <>
          <p>
            <strong>{words.decided(decision.outcome, french(timezone, decision.at))}</strong>
          </p>
          {decision.text && <p className={styles.words}>{decision.text}</p>}
          <button
            type="button"
            className={buttons.plain}
            onClick={() => ask(OTHER[decision.outcome])}
          >
            {words.changeMind[decision.outcome]}
          </button>
        </>
      ) : (
        <>
          <p className={styles.soft}>{words.decisionHint}</p>
          <div className={styles.actions}>
            <button type="button" className={buttons.plain} onClick={() => ask('ACCEPTED')}>
              <Icon name="check" size={20} />
              {words.accept}
            </button>
            <button type="button" className={buttons.plain} onClick={() => ask('REFUSED')}>
              <Icon name="close" size={20} />
              {words.refuse}
            </button>
          </div>
        </>
      )}
      {asked && (
        <ActionDialog
          title={words.decideTitle[asked]}
          action={asked === 'ACCEPTED' ? words.accept : words.refuse}
          busy={words.deciding}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          refusal={wrong ? null : refusal?.sentence}
          form={`${id}-form`}
        >
          <form id={`${id}-form`} noValidate onSubmit={(event) => void send(event)}>
            <AdminArea
              label={words.decisionText}
              hint={words.decisionTextHint[asked]}
              error={wrong}
              name="text"
              rows={5}
              max={DECISION_MAX}
            />
          </form>
        </ActionDialog>
      )}
    </section>
  )
}
