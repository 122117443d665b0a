'use client'

import { useState } from 'react'

import { plainDay } from '@/platform/time/model'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { postJson } from '@/ui/post-json'
import { useFocusMessage } from '@/ui/use-focus-message'

import { ALL_OTHERS, CLOSE_SESSION_API } from '../../own/model'
import type { OwnSession } from '../../own/sessions'
import styles from './Account.module.scss'

type Props = {
  sessions: readonly OwnSession[]
  /** What was done, without JavaScript. */
  done?: string
  /** Why it was not done, without JavaScript. */
  failure?: string
}

/** Where the account is signed in; each other browser can be signed out. */
export function Sessions({ sessions: first, done = '', failure: before = '' }: Props) {
  const [sessions, setSessions] = useState(first)
  const [said, setSaid] = useState(done)
  const [failure, setFailure] = useState(before)
  const [busy, setBusy] = useState<string | null>(null)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  const close = async (session: string) => {
    if (busy) return
    setBusy(session)
    const { answer, error } = await postJson<{ message: string }>(CLOSE_SESSION_API, { session })
    setBusy(null)
    setFailure(error)
    setSaid(answer?.message ?? '')
    if (answer)
      setSessions((shown) =>
        shown.filter(
          ({ id, isCurrent }) => isCurrent || (session !== ALL_OTHERS && id !== session),
        ),
      )
    focusMessage()
  }

  const form = (session: string, label: string, name?: string) => (
    <form
      action={CLOSE_SESSION_API}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void close(session)
      }}
    >
      <input type="hidden" name="session" value={session} />
      <Button type="submit" look="outline" isSmall isBusy={busy === session} aria-label={name}>
        {label}
      </Button>
    </form>
  )

  return (
    <>
      {(said || failure) && (
        <div ref={message} tabIndex={-1} role={failure ? undefined : 'status'}>
          {failure ? (
            <Banner tone="destructive" role="alert">
              {failure}
            </Banner>
          ) : (
            <p className={styles.done}>{said}</p>
          )}
        </div>
      )}
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, since, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              <span className={styles.soft}>Connecté le {plainDay(new Date(since))}</span>
            </span>
            {isCurrent ? (
              <Badge tone="pine">Cet appareil</Badge>
            ) : (
              form(
                id,
                'Déconnecter',
                `Déconnecter ${device}, connecté le ${plainDay(new Date(since))}`,
              )
            )}
          </li>
        ))}
      </ul>
      {hasOthers && form(ALL_OTHERS, 'Déconnecter tous les autres appareils')}
    </>
  )
}
