'use client'

import { useRef } from 'react'

import { PostedForm } from '@/ui/PostedForm'
import { RadioCards } from '@/ui/RadioCards'
import { TextArea } from '@/ui/TextArea'

import { LOST_FOUND_LIMITS, ownApi, type ReportKind } from '../model'
import { PhotoInput } from './PhotoInput'

type Props = {
  token: string
  kind: ReportKind
  errors?: Readonly<Record<string, string>>
  words?: string
  /** What was chosen, and what went wrong with the whole, without JavaScript. */
  outcome?: string
  problem?: { error: string; wait: number } | null
}

const HOME: Readonly<Record<ReportKind, string>> = {
  LOST: 'L’animal est rentré',
  FOUND: 'L’animal a retrouvé sa famille',
}

/** How the search ends, with a word for those who helped. */
export function EndForm({ token, kind, errors, words, outcome, problem }: Props) {
  const photo = useRef<File | null>(null)
  const waiting = useRef<Promise<void>>(undefined)
  return (
    <PostedForm<{ next: string }>
      path={ownApi(token, 'end')}
      labels={{ outcome: 'Ce qu’il en est', words: 'Un mot', photo: 'Une photo' }}
      prefix="fin"
      labelledBy="terminer-titre"
      label="Terminer l’avis"
      look="outline"
      errors={errors}
      problem={problem}
      ready={async (form) => {
        await waiting.current
        form.delete('photo')
        if (photo.current) form.set('photo', photo.current, 'photo')
        return { form }
      }}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <>
          <div id="fin-outcome" tabIndex={-1}>
            <RadioCards
              legend="Qu’en est-il&nbsp;?"
              name="outcome"
              error={bind('outcome').error}
              defaultValue={outcome}
              options={[
                { value: 'RETURNED', label: HOME[kind], detail: 'Nous le disons sur la page.' },
                {
                  value: 'CLOSED',
                  label: 'J’arrête la recherche',
                  detail: 'L’avis quitte les listes.',
                },
              ]}
              isRequired
            />
          </div>
          <TextArea
            {...bind('words')}
            label="Un mot pour ceux qui ont aidé"
            isOptional
            hint="Il est montré sur la page de l’avis."
            rows={3}
            maxLength={LOST_FOUND_LIMITS.words}
            defaultValue={words}
          />
          <PhotoInput
            {...bind('photo')}
            hint="Tout le monde sera heureux de le voir chez lui."
            onStart={(work) => void (waiting.current = work)}
            onChoose={(file) => void (photo.current = file)}
          />
        </>
      )}
    </PostedForm>
  )
}
