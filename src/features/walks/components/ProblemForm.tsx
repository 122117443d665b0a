'use client'

import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'

import { PROBLEM_LABELS, problemApi, WALK_LIMITS } from '../model'
import styles from './Walk.module.scss'

const LABELS = { kind: 'Quel problème\u00a0?', reason: 'Ce que vous avez vu' } as const

type Props = {
  id: string
  slug: string
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Tells the author of a walk and those who moderate it that something is wrong. */
export function ProblemForm({ id, slug, draft = {}, errors, problem }: Props) {
  const typed = (name: string) => {
    const value = draft[name]
    return typeof value === 'string' ? value : undefined
  }
  return (
    <PostedForm<{ next: string }>
      path={problemApi(id)}
      labels={LABELS}
      prefix="probleme"
      label="Prévenir l’équipe"
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.form}>
          <input type="hidden" name="slug" value={slug} />
          <SelectField
            {...bind('kind')}
            label={LABELS.kind}
            options={Object.entries(PROBLEM_LABELS).map(([value, label]) => ({ value, label }))}
            defaultValue={typed('kind')}
            empty="Choisissez"
            isRequired
          />
          <TextArea
            {...bind('reason')}
            label={LABELS.reason}
            hint="Où, et quand : un arbre en travers, une barrière, un panneau, un troupeau… Votre nom n’est pas demandé."
            rows={4}
            maxLength={WALK_LIMITS.reason}
            defaultValue={typed('reason')}
            isRequired
          />
        </div>
      )}
    </PostedForm>
  )
}
