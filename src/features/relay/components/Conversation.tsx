import { Banner } from '@/ui/Banner'

import { PARTS } from '../model'
import type { ThreadView } from '../view'
import { AnswerForm } from './AnswerForm'
import { LeaveForms } from './LeaveForms'
import { Messages } from './Messages'
import { ReadMark } from './ReadMark'
import styles from './Relay.module.scss'
import { ResumeForm } from './ResumeForm'
import type { ReturnedForm } from '@/platform/http/plain-form'
import { Warnings } from './Warnings'

type Props = {
  thread: ThreadView
  onceKey: string
  /** What was just done, without JavaScript. */
  done?: string
  forms: Record<'write' | 'report' | 'stop', ReturnedForm>
}

/** A conversation as one of its two people has it. */
export function Conversation({ thread, onceKey, done, forms }: Props) {
  const { token, otherName, refusal, endedWhy, mayResume, messages } = thread
  return (
    <div className={styles.parts}>
      <Warnings />
      <Messages messages={messages} otherName={otherName} />
      <ReadMark token={token} count={messages.length} />
      {done && (
        <div id="message">
          <Banner tone="success" role="status">
            {done}
          </Banner>
        </div>
      )}
      {refusal ? (
        <div className={styles.card} id={PARTS.write} role="status">
          <h2>{refusal}</h2>
          {endedWhy && <p>{endedWhy}</p>}
          {mayResume ? (
            <ResumeForm token={token} />
          ) : (
            <p className={styles.note}>Vous pouvez encore relire ce qui a été écrit.</p>
          )}
        </div>
      ) : (
        <section className={styles.card} id={PARTS.write} aria-labelledby={`${PARTS.write}-titre`}>
          <h2 id={`${PARTS.write}-titre`}>Répondre à {otherName}</h2>
          <AnswerForm token={token} onceKey={onceKey} otherName={otherName} form={forms.write} />
          <p className={styles.note}>
            Votre adresse e-mail reste cachée{'\u00a0'}: {otherName} ne voit que votre prénom,{' '}
            {thread.ownName}.
          </p>
        </section>
      )}
      <LeaveForms
        token={token}
        otherName={otherName}
        mayReport={thread.mayReport}
        isClosed={refusal !== null}
        mayStop={thread.mayStop}
        report={forms.report}
        stop={forms.stop}
      />
    </div>
  )
}
