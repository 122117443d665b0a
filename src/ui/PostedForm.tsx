'use client'

import type { ComponentProps, ReactNode } from 'react'

import { Button } from './Button'
import { blockedWords, WAIT_OVER } from './countdown'
import { ErrorSummary } from './ErrorSummary'
import styles from './PostedForm.module.scss'
import { usePostedForm, type PostedOptions } from './use-posted-form'

type Bound = { id: string; name: string; error: string | undefined }

type Props<Answer> = PostedOptions<Answer> & {
  /** What the form asks for, by name and in its order: the list of errors follows it. */
  labels: Readonly<Record<string, string>>
  /** Begins the id of every control. */
  prefix: string
  labelledBy?: string
  /** What the button says, and while it is sent. */
  label?: string
  busyLabel?: string
  look?: ComponentProps<typeof Button>['look']
  /** Said while there were too many tries. */
  tooMany?: string
  /** Nothing of it is to stay in the browser, nor to be proposed by it. */
  isPrivate?: boolean
  children: (bind: (name: string) => Bound) => ReactNode
}

/** A form with its list of errors, its failures and its button; it works without JavaScript too. */
export function PostedForm<Answer>(props: Props<Answer>) {
  const { labels, prefix, labelledBy, children, ...rest } = props
  const { label = 'Envoyer', busyLabel = 'Envoi en cours...', ...given } = rest
  const { tooMany = 'Trop d’envois détectés', look, isPrivate, ...options } = given
  const { errors, failure, isSending, isReady, left, hasWaited, message, submit } =
    usePostedForm(options)
  const idOf = (name: string) => `${prefix}-${name}`
  const listed = [
    ...Object.keys(labels).filter((name) => errors[name]),
    ...Object.keys(errors).filter((name) => !Object.hasOwn(labels, name)),
  ].map((name) =>
    Object.hasOwn(labels, name)
      ? { id: idOf(name), text: `${labels[name]}\u00a0: ${errors[name]}` }
      : { text: String(errors[name]) },
  )
  const isWaiting = left > 0
  return (
    <form
      className={styles.form}
      action={options.path}
      method="post"
      encType={options.hasFiles || options.ready ? 'multipart/form-data' : undefined}
      autoComplete={isPrivate ? 'off' : undefined}
      noValidate={isReady}
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
    >
      {options.once?.key && <input type="hidden" name="saveKey" value={options.once.key} />}
      <ErrorSummary errors={listed} isQuiet={isPrivate} ref={message} />
      {(failure || isWaiting) && (
        <div className={styles.problem} role="alert" tabIndex={-1} ref={message}>
          <p>{isWaiting ? `${tooMany}.` : failure} Ce que vous avez écrit est toujours là.</p>
        </div>
      )}
      {isWaiting && (
        <p className={styles.wait} role="timer">
          {blockedWords(left)}
        </p>
      )}
      {hasWaited && (
        <p className={styles.calm} role="status">
          {WAIT_OVER}
        </p>
      )}
      {children((name) => ({ id: idOf(name), name, error: errors[name] }))}
      <div>
        <Button type="submit" look={look} isBusy={isSending} disabled={isWaiting}>
          {isSending ? busyLabel : label}
        </Button>
      </div>
    </form>
  )
}
