'use client'

import { Button } from '@/ui/Button'
import { blockedWords, WAIT_OVER } from '@/ui/countdown'
import { usePostedForm } from '@/ui/use-posted-form'

import { FASTEST_MS, JOIN_API, TOO_MANY_JOINS, type JoinDraft } from '../../join/model'
import { ErrorSummary } from './ErrorSummary'
import styles from './Join.module.scss'
import { JoinFields } from './JoinFields'

type Props = {
  /** What was typed before, without JavaScript. */
  draft?: JoinDraft
  errors?: Readonly<Record<string, string>>
  /** What went wrong with the whole, without JavaScript. */
  problem?: { error: string; wait: number } | null
}

/** Asks to join the platform. Without JavaScript the browser posts the same form. */
export function JoinForm({ draft = {}, errors: first = {}, problem = null }: Props) {
  const { errors, failure, isSending, isReady, left, hasWaited, message, submit } = usePostedForm<{
    next: string
  }>({
    path: JOIN_API,
    errors: first,
    problem,
    fastestMs: FASTEST_MS,
    // The rules come only when somebody sends: the page itself stays light.
    check: async (typed) => (await import('../../join/schema')).joinErrors(typed),
    onSent: ({ next }) => window.location.assign(next),
  })
  const isWaiting = left > 0
  return (
    <form
      className={styles.form}
      action={JOIN_API}
      method="post"
      noValidate={isReady}
      onSubmit={(event) => void submit(event)}
    >
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} ref={message} />}
      {failure && (
        <div className={styles.summary} role="alert" tabIndex={-1} ref={message}>
          <p>{failure} Ce que vous avez écrit est toujours là.</p>
        </div>
      )}
      {isWaiting && (
        <div className={styles.summary} role="alert" tabIndex={-1} ref={message}>
          <p>
            <strong>{TOO_MANY_JOINS}</strong>
          </p>
        </div>
      )}
      {isWaiting && (
        <p className={styles.wait} role="timer">
          {blockedWords(left)} Ce que vous avez écrit est toujours là.
        </p>
      )}
      {hasWaited && (
        <p className={styles.wait} role="status">
          {WAIT_OVER}
        </p>
      )}
      <JoinFields draft={draft} errors={errors} />
      <div className={styles.send}>
        <Button type="submit" disabled={isSending || isWaiting}>
          {isSending ? 'Envoi en cours…' : 'Envoyer la demande'}
        </Button>
        <p className={styles.hint}>Rien n’est publié à cette étape.</p>
      </div>
    </form>
  )
}
