'use client'

import { PostedForm } from '@/ui/PostedForm'
import { RadioCards } from '@/ui/RadioCards'
import { TextArea } from '@/ui/TextArea'

import {
  FASTEST_MS,
  INTENTS,
  LOST_FOUND_LIMITS as MAX,
  seenPath,
  writeApi,
  type ReportKind,
} from '../model'
import styles from './NewReport.module.scss'
import { optionsOf } from '@/ui/options'
import { WRITE_LABELS } from './words.fr'
import { WriterFields } from './WriterFields'

type Props = {
  kind: ReportKind
  id: string
  /** Of this page: sent again because no answer came, it is sent once. */
  saveKey: string
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** A first message to the author of a report, through us. */
export function WriteForm({ kind, id, saveKey, draft = {}, errors, problem }: Props) {
  const textOf = (name: string) => (typeof draft[name] === 'string' ? draft[name] : undefined)
  return (
    <PostedForm<{ next: string }>
      path={writeApi(id)}
      labels={WRITE_LABELS}
      prefix="ecrire"
      label="Envoyer mon message"
      errors={errors}
      problem={problem}
      fastestMs={FASTEST_MS}
      once={{ key: saveKey }}
      check={async (typed) => (await import('../schema')).firstMessageErrors(typed)}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.part}>
          <input type="hidden" name="kind" value={kind} />
          {kind === 'LOST' && (
            <p className={styles.note}>
              Vous l’avez seulement vu ? <a href={seenPath(kind, id)}>Dites plutôt où et quand</a> :
              la carte le montrera.
            </p>
          )}
          <div id="ecrire-intent" tabIndex={-1}>
            <RadioCards
              legend={WRITE_LABELS.intent}
              name="intent"
              options={optionsOf(INTENTS[kind]).filter(
                ({ value }) => kind === 'FOUND' || value !== 'SEEN',
              )}
              error={bind('intent').error}
              defaultValue={textOf('intent')}
              isRequired
            />
          </div>
          <TextArea
            {...bind('text')}
            label={WRITE_LABELS.text}
            hint="Où, quand, comment il était. Vous pourrez envoyer une photo ensuite."
            rows={5}
            maxLength={MAX.text}
            defaultValue={textOf('text')}
            isRequired
          />
          <WriterFields bind={bind} labels={WRITE_LABELS} textOf={textOf}>
            Ni votre adresse ni la sienne ne sont montrées. Ne versez jamais d’argent avant d’avoir
            vu l’animal, et ne donnez aucun code reçu par SMS.
          </WriterFields>
        </div>
      )}
    </PostedForm>
  )
}
