import type { ReactNode } from 'react'

import { TextField } from '@/ui/TextField'

import { LOST_FOUND_LIMITS as MAX } from '../model'
import styles from './NewReport.module.scss'

type Props = {
  bind: (name: string) => { id: string; name: string; error: string | undefined }
  labels: Readonly<Record<'contactName' | 'email' | 'website', string>>
  /** What is known of a signed-in person, or what was typed before. */
  textOf: (name: string) => string | undefined
  /** What becomes of their name and address, in a sentence. */
  children: ReactNode
}

/** Who writes, whose address nobody is shown; and the field that only programs fill. */
export function WriterFields({ bind, labels, textOf, children }: Props) {
  const trap = bind('website')
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...bind('contactName')}
          label={labels.contactName}
          autoComplete="given-name"
          maxLength={MAX.contactName}
          defaultValue={textOf('contactName')}
          isRequired
        />
        <TextField
          {...bind('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX.email}
          defaultValue={textOf('email')}
          isRequired
        />
      </div>
      <p className={styles.note}>{children}</p>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trap.id}>{labels.website}</label>
        <input id={trap.id} name={trap.name} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
