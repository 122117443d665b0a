'use client'

import { useEffect, useState } from 'react'

import { forget, isOfThisPage, readBegun } from '@/features/forms/components/resume'
import { useKeptWords } from '@/features/forms/components/use-kept-words'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'

import { API, FASTEST_MS, PLACE_LIMITS as MAX } from '../model'
import { PlaceInputs, textOf, type Draft } from './PlaceInputs'
import styles from './Places.module.scss'
import { SUGGEST_LABELS as LABELS } from './words.fr'

type Props = {
  /** Without JavaScript the form is known by it when it is sent again. */
  saveKey: string
  /** What is known of a signed-in person, or what was typed before without JavaScript. */
  draft?: Draft
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

const KEY = 'adresse-proposee'

/** Suggests a place. What was typed is kept when the tab is killed; without JavaScript the browser posts it. */
export function SuggestForm({ saveKey, draft: first = {}, errors, problem }: Props) {
  const { room, onInput, onceOf } = useKeptWords(KEY)
  const [draft, setDraft] = useState(first)
  const [begun, setBegun] = useState<Record<string, unknown> | null>(null)

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the browser is read once, after the first draw
    if (!isOfThisPage(KEY)) setBegun(readBegun(KEY)?.values ?? null)
  }, [])

  const drop = () => {
    forget(KEY)
    setBegun(null)
  }
  return (
    <div ref={room} className={styles.fields} onInput={onInput}>
      {begun && (
        <Banner
          tone="info"
          action={
            <div className={styles.boxes}>
              <Button
                isSmall
                onClick={() => {
                  setDraft({ ...first, ...begun })
                  setBegun(null)
                }}
              >
                Reprendre
              </Button>
              <Button isSmall look="plain" onClick={drop}>
                Recommencer
              </Button>
            </div>
          }
        >
          Vous aviez commencé une proposition sur cet appareil.
        </Banner>
      )}
      <PostedForm<{ next: string }>
        key={draft === first ? 'new' : 'resumed'}
        path={API}
        labels={LABELS}
        prefix="adresse"
        once={onceOf(saveKey, draft)}
        label="Proposer cette adresse"
        errors={errors}
        problem={problem}
        fastestMs={FASTEST_MS}
        check={async (typed) => (await import('../schema')).suggestionErrors(typed)}
        onSent={({ next }) => {
          forget(KEY)
          window.location.assign(next)
        }}
      >
        {(bind) => (
          <>
            <PlaceInputs bind={bind} draft={draft} />
            <section className={styles.part} aria-label="Vous">
              <h2>Vous</h2>
              <div className={styles.pair}>
                <TextField
                  {...bind('contactName')}
                  label={LABELS.contactName}
                  autoComplete="given-name"
                  maxLength={MAX.contactName}
                  defaultValue={textOf(draft, 'contactName')}
                  isRequired
                />
                <TextField
                  {...bind('email')}
                  label={LABELS.email}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  maxLength={MAX.email}
                  defaultValue={textOf(draft, 'email')}
                  isRequired
                />
              </div>
              <p className={styles.hint}>
                Ni votre prénom ni votre e-mail ne sont montrés. Ils servent à vous répondre.
              </p>
              <div className={styles.trap} aria-hidden="true">
                <label htmlFor={bind('website').id}>{LABELS.website}</label>
                <input
                  {...{ id: bind('website').id, name: 'website' }}
                  tabIndex={-1}
                  autoComplete="off"
                />
              </div>
            </section>
          </>
        )}
      </PostedForm>
    </div>
  )
}
