'use client'

import { useEffect, useRef, useState } from 'react'

import { SAVED_SECTION_LIMITS } from '@/features/pages/saved-sections/model'

import buttons from '@/ui/admin-buttons.module.scss'
import { Field } from '@/ui/editing/Field'
import fields from '@/ui/editing/fields.module.scss'
import styles from './saved.module.scss'
import { saved } from './words.fr'

type Props = {
  initial?: string
  hint?: string
  /** Resolves when it is done; throws with the sentence of the refusal. */
  onKeep: (name: string) => Promise<void>
  onCancel: () => void
}

/** The name of a section; what was typed stays when the server refuses. */
export function NameForm({ initial = '', hint, onKeep, onCancel }: Props) {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.select(), [])

  const keep = async () => {
    if (isBusy) return
    if (!name.trim()) {
      setError(saved.nameMissing)
      input.current?.focus()
      return
    }
    setBusy(true)
    setError(null)
    try {
      await onKeep(name.trim())
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : saved.failed)
      setBusy(false)
      input.current?.focus()
    }
  }

  // No form of its own: it stands inside the form of the page.
  return (
    <div className={styles.form}>
      <Field label={saved.name} hint={hint} error={error}>
        {(described) => (
          <input
            {...described}
            ref={input}
            className={fields.input}
            type="text"
            value={name}
            maxLength={SAVED_SECTION_LIMITS.name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void keep()
            }}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={onCancel}>
          {saved.cancel}
        </button>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isBusy || undefined}
          onClick={() => void keep()}
        >
          {isBusy ? saved.saving : saved.keep}
        </button>
      </div>
    </div>
  )
}
