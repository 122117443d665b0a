'use client'

import { useState } from 'react'

import { REQUEST_LIMITS } from '../../model'
import type { Message } from '../../message'
import { Text } from '../ui/Fields'
import { moveWords as words } from '../words.fr'
import styles from './Move.module.scss'

type Props = {
  message: Message
  onChange: (message: Message) => void
  /** Who will read it. */
  to: string
  errors?: { subject?: string; text?: string }
}

/** A message to be read again, changed, and seen as it will arrive. */
export function MessageFields({ message, onChange, to, errors = {} }: Props) {
  const [isPreview, setPreview] = useState(false)
  const hasErrors = Boolean(errors.subject || errors.text)
  const shown = isPreview && !hasErrors
  return (
    <div className={styles.message}>
      <div className={styles.tabs} role="group" aria-label={words.text}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={shown === each}
            onClick={() => setPreview(each)}
          >
            {each ? words.preview : words.write}
          </button>
        ))}
      </div>
      {shown ? (
        <article className={styles.letter} aria-label={words.preview}>
          <p>
            <span>{words.to}&nbsp;:</span> {to}
          </p>
          <h3>{message.subject}</h3>
          {message.text.split(/\n{2,}/).map((paragraph, index) => (
            // The paragraphs of one text have no other name than their place.
            <p key={index} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </article>
      ) : (
        <>
          <Text
            label={words.subject}
            value={message.subject}
            maxLength={REQUEST_LIMITS.subject}
            error={errors.subject}
            onChange={(subject) => onChange({ ...message, subject })}
          />
          <Text
            label={words.text}
            value={message.text}
            rows={8}
            maxLength={REQUEST_LIMITS.message}
            error={errors.text}
            onChange={(text) => onChange({ ...message, text })}
          />
        </>
      )}
    </div>
  )
}
