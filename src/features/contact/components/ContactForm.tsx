'use client'

import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import {
  CONTACT_API,
  CONTACT_FASTEST_MS,
  CONTACT_LABELS,
  CONTACT_MAX,
  type ContactField,
} from '../model'
import styles from './Contact.module.scss'

type Props = {
  /** Of a page that is made for one visit; the others have keys with a script alone. */
  saveKey?: string
  /** What was typed before, without JavaScript. */
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Writes to the team of the platform. Without JavaScript the browser posts the same form. */
export function ContactForm({ saveKey, draft = {}, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={CONTACT_API}
      labels={CONTACT_LABELS}
      prefix="contact"
      errors={errors}
      problem={problem}
      fastestMs={CONTACT_FASTEST_MS}
      once={saveKey ? { key: saveKey } : {}}
      check={async (typed) => (await import('../schema')).contactErrors(typed)}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => {
        const of = (name: ContactField) => ({
          ...bind(name),
          label: CONTACT_LABELS[name],
          defaultValue: typeof draft[name] === 'string' ? draft[name] : undefined,
        })
        return (
          <>
            <div className={styles.pair}>
              <TextField
                {...of('name')}
                autoComplete="name"
                maxLength={CONTACT_MAX.name}
                isRequired
              />
              <TextField
                {...of('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={CONTACT_MAX.email}
                isRequired
              />
            </div>
            <TextField
              {...of('subject')}
              autoComplete="off"
              maxLength={CONTACT_MAX.subject}
              isRequired
            />
            <TextArea {...of('message')} rows={6} maxLength={CONTACT_MAX.message} isRequired />
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="contact-website">{CONTACT_LABELS.website}</label>
              <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
            </div>
            <p className={styles.note}>Votre nom et votre e-mail ne servent qu’à vous répondre.</p>
          </>
        )
      }}
    </PostedForm>
  )
}
