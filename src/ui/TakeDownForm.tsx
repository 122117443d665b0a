'use client'

import { PostedForm } from './PostedForm'
import { QuietFold } from './QuietFold'
import { TextArea } from './TextArea'

type Props = {
  /** Where it is sent, with `reason`. */
  path: string
  /** « Retirer ce profil » */
  label: string
  /** What whoever wrote it may do then. */
  hint: string
  /** Characters of the reason. */
  max: number
}

const LABELS = { reason: 'Pourquoi' } as const

/** Takes something that a person published down, with a reason that they read. */
export function TakeDownForm({ path, label, hint, max }: Props) {
  return (
    <QuietFold summary={label}>
      <PostedForm
        path={path}
        labels={LABELS}
        prefix="retirer"
        label={label}
        busyLabel="Un instant…"
        look="destructive"
        onSent={() => window.location.reload()}
      >
        {(bind) => (
          <TextArea
            {...bind('reason')}
            label={LABELS.reason}
            hint={hint}
            maxLength={max}
            rows={3}
            isRequired
          />
        )}
      </PostedForm>
    </QuietFold>
  )
}
