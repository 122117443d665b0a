'use client'

import { useState, type ComponentProps } from 'react'

import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PostedForm } from '@/ui/PostedForm'
import { useFocusMessage } from '@/ui/use-focus-message'

import styles from './Account.module.scss'

type Answer = { message: string }
type Form = ComponentProps<typeof PostedForm<Answer>>

type Props = Omit<Form, 'onSent' | 'tooMany'> & {
  /** What was done, without JavaScript. */
  done?: string
  /** Forget what was typed once it is done: a password is not left on the screen. */
  isEmptied?: boolean
  /** What the page shows changes with it. */
  isReloaded?: boolean
}

/** The page as it is now, which says what was done, as without JavaScript. @param part of it */
function showAgain(part: string): void {
  window.history.replaceState(null, '', `?fait=${part}#${part}`)
  window.location.reload()
}

/** A form of the page of one's account: it stays, and says what came of it. */
export function AccountForm({ done = '', isEmptied, isReloaded, ...form }: Props) {
  const [said, setSaid] = useState(done)
  const [round, setRound] = useState(0)
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  return (
    <>
      {said && (
        <p className={styles.done} role="status" tabIndex={-1} ref={message}>
          {said}
        </p>
      )}
      <PostedForm<Answer>
        {...form}
        // A form that was done begins anew, without what the browser was told before.
        key={round}
        errors={round ? undefined : form.errors}
        problem={round ? undefined : form.problem}
        tooMany={TOO_MANY_TRIES}
        onSent={(answer) => {
          if (isReloaded) return showAgain(form.prefix)
          setSaid(answer.message)
          if (isEmptied) setRound(round + 1)
          focusMessage()
        }}
      />
    </>
  )
}
