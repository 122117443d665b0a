'use client'

import { useEffect } from 'react'

import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { optionsOf } from '@/ui/options'
import { useFocusMessage } from '@/ui/use-focus-message'

import {
  emailName,
  MAIL_LABELS,
  PREFERENCES_API,
  proposed,
  SAVED_PATH,
  SITE_LABELS,
  siteName,
  topicsFor,
  wordsOf,
  type Choices,
} from '../preferences/model'
import { MAIL_MODES } from '../types.model'
import styles from './Preferences.module.scss'

type Props = {
  choices: Choices
  isMember: boolean
  /** What was just done; empty otherwise. */
  done: string
  errors: Readonly<Record<string, string>>
  problem: { error: string; wait: number } | null
}

const DIGEST_LABELS = { OUI: 'Oui', NON: 'Non' } as const

/** What a person wants to be told of, and how. */
export function PreferencesForm({ choices, isMember, done, errors, problem }: Props) {
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  const topics = topicsFor(isMember)
  const labels = Object.fromEntries(
    topics.flatMap(({ category, label }) => [
      [siteName(category), `${label}, sur le site`],
      [emailName(category), `${label}, par e-mail`],
    ]),
  )
  useEffect(() => {
    if (done) focusMessage()
  }, [done, focusMessage])
  return (
    <>
      {done && (
        <p className={styles.done} role="status" tabIndex={-1} ref={message}>
          {done}
        </p>
      )}
      <PostedForm
        path={PREFERENCES_API}
        labels={{ ...labels, digest: 'Résumé du matin' }}
        prefix="prevenir"
        label="Enregistrer mes choix"
        busyLabel="Enregistrement…"
        tooMany={TOO_MANY_TRIES}
        errors={errors}
        problem={problem}
        onSent={() => window.location.assign(SAVED_PATH)}
      >
        {(bind) => (
          <div className={styles.topics}>
            {topics.map((topic) => {
              const { category, label, isAlwaysOnSite } = topic
              return (
                <fieldset key={category} className={styles.topic}>
                  <legend>{label}</legend>
                  <p>{wordsOf(topic, isMember)}</p>
                  <div className={styles.pair}>
                    {isAlwaysOnSite ? (
                      <p className={styles.always}>La cloche les signale toujours.</p>
                    ) : (
                      <SelectField
                        {...bind(siteName(category))}
                        label="Sur le site"
                        defaultValue={choices[category]?.site === 'NO' ? 'NON' : 'OUI'}
                        options={optionsOf(SITE_LABELS)}
                      />
                    )}
                    <SelectField
                      {...bind(emailName(category))}
                      label="Par e-mail"
                      defaultValue={choices[category]?.email ?? ''}
                      empty={proposed(topic, isMember)}
                      options={MAIL_MODES.map((value) => ({ value, label: MAIL_LABELS[value] }))}
                    />
                  </div>
                </fieldset>
              )
            })}
            <fieldset className={styles.topic}>
              <legend>Résumé du matin</legend>
              <p>Un seul e-mail par jour, à 8 h, quand quelque chose vous attend.</p>
              <SelectField
                {...bind('digest')}
                label="Le recevoir"
                defaultValue={choices.digest === 'NEVER' ? 'NON' : 'OUI'}
                options={optionsOf(DIGEST_LABELS)}
              />
            </fieldset>
          </div>
        )}
      </PostedForm>
    </>
  )
}
