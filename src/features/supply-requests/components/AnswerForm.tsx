'use client'

import { useState } from 'react'

import { Banner } from '@/ui/Banner'
import { NumberField } from '@/ui/NumberField'
import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { answersApi, MAX, moreThanMissing, SENTENCES, type Progress } from '../model'
import styles from './Supply.module.scss'

const LABELS = {
  quantityDonated: 'Ce que vous apportez',
  name: 'Votre pseudo',
  phone: 'Votre téléphone',
  message: 'Un mot pour le refuge',
} as const

type Props = {
  id: string
  unit: string | null
  progress: Progress
  /** Without JavaScript the form is known by it when it is sent again. */
  saveKey: string
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** « J’apporte »: how much, and how to be called back. Works without JavaScript. */
export function AnswerForm({ id, unit, progress, saveKey, draft = {}, errors, problem }: Props) {
  const typed = (name: keyof typeof LABELS) => {
    const value = draft[name]
    return typeof value === 'string' ? value : undefined
  }
  const [quantity, setQuantity] = useState(Number(typed('quantityDonated')) || 0)
  const more = moreThanMissing(progress, unit, quantity)
  return (
    <PostedForm<{ next: string }>
      path={answersApi(id)}
      labels={LABELS}
      prefix="apporte"
      label="Proposer ce don"
      tooMany={SENTENCES.tooMany}
      once={{ key: saveKey }}
      errors={errors}
      problem={problem}
      check={async (sent) => (await import('../schema')).responseErrors(sent)}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.form}>
          <NumberField
            {...bind('quantityDonated')}
            label={unit ? `${LABELS.quantityDonated} (${unit})` : LABELS.quantityDonated}
            hint="Un nombre, si vous le connaissez déjà."
            inputMode="numeric"
            min={1}
            max={MAX.quantity}
            step={1}
            defaultValue={typed('quantityDonated')}
            onChange={({ target }) => setQuantity(Number(target.value))}
            isOptional
          />
          <div role="status">{more && <Banner tone="info">{more}</Banner>}</div>
          <TextField
            {...bind('name')}
            label={LABELS.name}
            hint="Le nom que le refuge vous donnera. Les autres visiteurs ne le voient pas."
            autoComplete="nickname"
            maxLength={MAX.name}
            defaultValue={typed('name')}
            isRequired
          />
          <TextField
            {...bind('phone')}
            label={LABELS.phone}
            hint="Pour l’équipe du refuge seulement, le temps de ce don."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX.phone}
            defaultValue={typed('phone')}
            isRequired
          />
          <TextArea
            {...bind('message')}
            label={LABELS.message}
            hint="Quand vous pourriez passer, l’état de ce que vous apportez…"
            rows={4}
            maxLength={MAX.message}
            defaultValue={typed('message')}
            isOptional
          />
        </div>
      )}
    </PostedForm>
  )
}
