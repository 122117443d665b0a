'use client'

import { PostedForm } from '@/ui/PostedForm'

import { editApi } from '../model'
import { PlaceInputs, type Draft } from './PlaceInputs'
import { PLACE_LABELS } from './words.fr'

type Props = {
  id: string
  draft: Draft
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** What a place says, for who may correct it. */
export function EditForm({ id, draft, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={editApi(id)}
      labels={PLACE_LABELS}
      prefix="adresse"
      label="Enregistrer"
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => <PlaceInputs bind={bind} draft={draft} />}
    </PostedForm>
  )
}
