'use client'

import { optionsOf } from '@/ui/options'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'

import { ERROR_LABELS, errorApi, PLACE_LIMITS } from '../model'
import { textOf, type Draft } from './PlaceInputs'
import styles from './Places.module.scss'

const LABELS = { what: 'Ce qui est faux', words: 'Ce qu’il faudrait écrire' } as const

type Props = {
  id: string
  slug: string
  draft?: Draft
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Tells the platform that something is wrong with a place. */
export function ErrorForm({ id, slug, draft = {}, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={errorApi(id)}
      labels={LABELS}
      prefix="erreur"
      label="Prévenir l’équipe"
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.part}>
          <input type="hidden" name="slug" value={slug} />
          <SelectField
            {...bind('what')}
            label={LABELS.what}
            empty="Choisir…"
            options={optionsOf(ERROR_LABELS)}
            defaultValue={textOf(draft, 'what')}
            isRequired
          />
          <TextArea
            {...bind('words')}
            label={LABELS.words}
            rows={4}
            maxLength={PLACE_LIMITS.words}
            defaultValue={textOf(draft, 'words')}
            isOptional
          />
        </div>
      )}
    </PostedForm>
  )
}
