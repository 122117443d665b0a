'use client'

import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { flagApi, LOST_FOUND_LIMITS, type ReportKind } from '../model'
import styles from './NewReport.module.scss'

const LABELS = { reason: 'Ce qui ne va pas' } as const

type Props = {
  kind: ReportKind
  id: string
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Tells the platform that something is wrong with a report. */
export function FlagForm({ kind, id, draft = {}, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={flagApi(id)}
      labels={LABELS}
      prefix="probleme"
      label="Prévenir l’équipe"
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.part}>
          <input type="hidden" name="kind" value={kind} />
          <TextArea
            {...bind('reason')}
            label={LABELS.reason}
            hint="Une arnaque, un animal qui n’est pas perdu, des mots blessants, des coordonnées dans le texte…"
            rows={4}
            maxLength={LOST_FOUND_LIMITS.reason}
            defaultValue={typeof draft.reason === 'string' ? draft.reason : undefined}
            isRequired
          />
        </div>
      )}
    </PostedForm>
  )
}
