'use client'

import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { WALL_LIMITS } from '../model'

const LABELS = { comment: 'Votre commentaire' } as const

type Props = {
  /** Where it is sent. */
  path: string
  label: string
  /** Of a new one: without JavaScript it is known by it when it is sent again. */
  saveKey?: string
  /** What was typed, or what stands there already. */
  value?: string
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** A comment, new or changed. */
export function CommentForm({ path, label, saveKey, value, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={path}
      labels={LABELS}
      prefix="mur"
      label={label}
      once={saveKey ? { key: saveKey } : undefined}
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <TextArea
          {...bind('comment')}
          label={LABELS.comment}
          hint="Tout le monde le lira, avec votre nom d’affichage. Pas de téléphone ni d’adresse."
          rows={3}
          maxLength={WALL_LIMITS.comment}
          defaultValue={value}
          isRequired
        />
      )}
    </PostedForm>
  )
}
