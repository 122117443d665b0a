'use client'

import { PostedForm } from '@/ui/PostedForm'

import { PlaceInputs, type Draft } from './PlaceInputs'
import { PLACE_LABELS } from './words.fr'

type Props = {
  /** Where it is sent. */
  path: string
  draft: Draft
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** What a place says, for who may correct it. */
export function EditForm({ path, draft, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={path}
      labels={PLACE_LABELS}
      prefix="adresse"
      label="Enregistrer"
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <>
          {/* The version that was read: what somebody else wrote meanwhile is not lost. */}
          <input type="hidden" name="version" value={String(draft.version ?? '')} />
          <PlaceInputs bind={bind} draft={draft} />
        </>
      )}
    </PostedForm>
  )
}
