'use client'

import { useState } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'
import buttons from '@/ui/admin-buttons.module.scss'
import { ownClockMoment } from '@/ui/editing/values.model'

import type { Difference } from './differences'
import styles from './SafeForm.module.scss'
import { words } from './words'

type Props = {
  /** When it was typed, in milliseconds since the epoch. */
  at: number
  /** The document was changed since: it is looked at, never put over it. */
  isOlder: boolean
  /** What it says that the form does not. */
  differences: () => readonly Difference[]
  onRestore: () => void
  onIgnore: () => void
}

type Question = 'none' | 'look' | 'ignore'

/** Offers what the browser kept; giving it up is asked, for it is final. */
export function FoundWork({ at, isOlder, differences, onRestore, onIgnore }: Props) {
  const [question, setQuestion] = useState<Question>('none')
  const close = () => setQuestion('none')
  const moment = ownClockMoment(at)
  return (
    <div className={styles.notice} role="status">
      <p>{isOlder ? words.foundOlder(moment) : words.found}</p>
      <div className={styles.actions}>
        {isOlder ? (
          <button type="button" className={buttons.primary} onClick={() => setQuestion('look')}>
            {words.look}
          </button>
        ) : (
          <button type="button" className={buttons.primary} onClick={onRestore}>
            {words.restore(moment)}
          </button>
        )}
        <button type="button" className={buttons.plain} onClick={() => setQuestion('ignore')}>
          {words.ignore}
        </button>
      </div>
      {question === 'look' && (
        <AdminDialog
          title={words.lookTitle(moment)}
          about={words.lookHint}
          onClose={close}
          actions={
            <button type="button" className={buttons.primary} onClick={close}>
              {words.close}
            </button>
          }
        >
          <dl className={styles.typed}>
            {differences().map(({ path, label, text }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </AdminDialog>
      )}
      {question === 'ignore' && (
        <AdminDialog
          title={words.ignoreQuestion}
          onClose={close}
          actions={
            <>
              <button type="button" className={buttons.primary} data-autofocus="" onClick={close}>
                {words.keep}
              </button>
              <button type="button" className={buttons.danger} onClick={onIgnore}>
                {words.ignoreConfirm}
              </button>
            </>
          }
        >
          <p>{words.ignoreDetail}</p>
        </AdminDialog>
      )}
    </div>
  )
}
