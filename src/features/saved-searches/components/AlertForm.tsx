'use client'

import { PostedForm } from '@/ui/PostedForm'
import { RadioCards } from '@/ui/RadioCards'
import { TextField } from '@/ui/TextField'

import {
  API,
  CADENCE_DETAILS,
  CADENCE_LABELS,
  CONSENT,
  FASTEST_MS,
  LABELS,
  SEARCH_MAX,
  type Cadence,
} from '../words.fr.model'
import styles from './Alerts.module.scss'

type Props = {
  /** The list, as the catalogue writes it. */
  query: string
  /** The address of a signed-in person. */
  email?: string
  /** What was typed before, without JavaScript. */
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
  /** Told where what came of it is said; there by itself without it. */
  onSent?: (next: string) => void
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const CHOICES = (Object.keys(CADENCE_LABELS) as Cadence[]).map((value) => {
  return { value, label: CADENCE_LABELS[value], detail: CADENCE_DETAILS[value] }
})

/** Asks for an alert. Without JavaScript the browser posts the same form. */
export function AlertForm({ query, email, draft = {}, errors, problem, onSent }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={API}
      labels={LABELS}
      prefix="alerte"
      label="Créer l’alerte"
      tooMany="Trop d’alertes ont été demandées"
      errors={errors}
      problem={problem}
      fastestMs={FASTEST_MS}
      check={async (typed) => (await import('../schema')).searchErrors(typed)}
      onSent={({ next }) => (onSent ? onSent(next) : window.location.assign(next))}
    >
      {(bind) => (
        <>
          <input type="hidden" name="query" value={query} />
          <TextField
            {...bind('email')}
            label={LABELS.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={SEARCH_MAX.email}
            defaultValue={textOf(draft.email) ?? email}
            isRequired
          />
          <div id={bind('cadence').id} tabIndex={-1}>
            <RadioCards
              legend={LABELS.cadence}
              name="cadence"
              error={bind('cadence').error}
              options={CHOICES}
              defaultValue={textOf(draft.cadence) ?? 'DAILY'}
              isRequired
            />
          </div>
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={bind('website').id}>{LABELS.website}</label>
            <input id={bind('website').id} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <p className={styles.note}>{CONSENT}</p>
        </>
      )}
    </PostedForm>
  )
}
