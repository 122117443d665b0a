'use client'

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'

import styles from './ActionForm.module.scss'
import { Banner } from './Banner'
import { Button } from './Button'
import { postJson } from './post-json'
import { useFocusMessage } from './use-focus-message'

type Props = {
  /** Address in the API; without JavaScript the browser posts the form there itself. */
  action: string
  /** The personal link of the page, for the way back without JavaScript. */
  token?: string
  /** What the button says. */
  label: string
  busyLabel: string
  look?: 'primary' | 'outline' | 'destructive'
  /** What it is about, for who hears the button alone: several stand in a list. */
  about?: string
  children?: ReactNode
}

/** A short form of a personal page: what was typed stays when it fails. */
export function ActionForm(props: Props) {
  const { action, token, label, busyLabel, look = 'primary', about, children } = props
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const sending = useRef(false)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const { answer, error: failure } = await postJson<{ next: string }>(action, typed)
    if (answer) return window.location.assign(answer.next)
    sending.current = false
    setBusy(false)
    setError(failure)
    focusMessage()
  }

  return (
    <form
      action={action}
      method="post"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {token && <input type="hidden" name="token" value={token} />}
      {error && (
        <div ref={message} tabIndex={-1} className={styles.message}>
          <Banner tone="destructive" role="alert">
            {error}
          </Banner>
        </div>
      )}
      {children}
      <div>
        <Button
          type="submit"
          look={look}
          isBusy={isBusy}
          aria-label={about && `${isBusy ? busyLabel : label}\u00a0: ${about}`}
        >
          {isBusy ? busyLabel : label}
        </Button>
      </div>
    </form>
  )
}
