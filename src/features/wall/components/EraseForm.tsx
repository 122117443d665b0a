'use client'

import { PostedForm } from '@/ui/PostedForm'
import { QuietFold } from '@/ui/QuietFold'

type Props = {
  path: string
  /** What goes, in words. */
  about: string
  label: string
}

/** Erases for good: folded away, so that one press does not. */
export function EraseForm({ path, about, label }: Props) {
  return (
    <QuietFold summary={`${label}…`}>
      <p>{about}</p>
      <PostedForm<{ next: string }>
        path={path}
        labels={{}}
        prefix="effacer"
        label="Oui, supprimer"
        look="destructive"
        onSent={({ next }) => window.location.assign(next)}
      >
        {() => null}
      </PostedForm>
    </QuietFold>
  )
}
