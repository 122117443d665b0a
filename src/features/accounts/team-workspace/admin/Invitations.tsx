'use client'

import { useState } from 'react'

import { ROLE_LABELS } from '@/platform/access/model'
import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Invitations.module.scss'
import type { InvitationTools } from './use-invitations'
import { words } from './words.fr'

/** How many are shown until one asks for all of them: the team itself stays in sight. */
const FIRST = 3

/** Who was asked to join and has not answered yet; nothing of it while there is nobody. */
export function Invitations({ waiting, said, isBusy, invite, cancel }: InvitationTools) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? waiting : waiting.slice(0, FIRST)
  const hidden = waiting.length - shown.length
  return (
    <section className={styles.part} aria-label={words.invitations}>
      <p role="status">{said}</p>
      {waiting.length > 0 && (
        <>
          <h2>{words.waiting(waiting.length)}</h2>
          <ul className={styles.waiting}>
            {shown.map((each) => (
              <li key={each.id}>
                <div className={styles.who}>
                  {each.email}
                  <p className={styles.note}>
                    {words.waitsUntil(ROLE_LABELS[each.role], plainDay(new Date(each.expiresAt)))}
                  </p>
                </div>
                <div className={styles.actions}>
                  <button
                    type="button"
                    className={buttons.plain}
                    aria-label={words.resendTo(each.email)}
                    aria-disabled={isBusy}
                    onClick={() => void invite({ email: each.email, role: each.role })}
                  >
                    {words.resend}
                  </button>
                  <button
                    type="button"
                    className={buttons.plain}
                    aria-label={words.cancelOf(each.email)}
                    aria-disabled={isBusy}
                    onClick={() => void cancel(each)}
                  >
                    {words.cancel}
                  </button>
                </div>
              </li>
            ))}
          </ul>
          {hidden > 0 && (
            <button type="button" className={buttons.link} onClick={() => setWhole(true)}>
              {words.others(hidden)}
            </button>
          )}
        </>
      )}
    </section>
  )
}
