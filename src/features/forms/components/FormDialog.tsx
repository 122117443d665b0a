'use client'

import { lazy, Suspense, useState } from 'react'
import useSWR from 'swr'

import { usePerson } from '@/features/navigation/components/use-person'
import { Button } from '@/ui/Button'
import { DialogOrSheet } from '@/ui/DialogOrSheet'

import type { FormToAnswer } from '../to-answer'
import styles from './FormView.module.scss'

const PublicForm = lazy(async () => ({ default: (await import('./PublicForm')).PublicForm }))

async function read(path: string): Promise<FormToAnswer> {
  const response = await fetch(path)
  const json = (await response.json().catch(() => ({}))) as { data?: FormToAnswer; error?: string }
  if (!json.data) throw new Error(json.error ?? 'Le formulaire ne se charge pas.')
  return json.data
}

type Props = {
  formId: string
  /** Asked about an animal: its id goes along. */
  animalId?: string | null
  /** In the place of the form's own title. */
  title?: string
  onClose: () => void
}

/** A form over the page: a dialog, on a phone a sheet. What was typed is kept when it closes. */
export function FormDialog({ formId, animalId, title, onClose }: Props) {
  const [isDone, setDone] = useState(false)
  const person = usePerson()
  const { data, error, mutate } = useSWR<FormToAnswer, Error>(`/api/forms/${formId}`, read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const frame = {
    onClose,
    title: title ?? data?.title ?? 'Formulaire',
    // What was said before one answered is of no use after.
    description: isDone ? undefined : data && (data.description || data.shelter),
  }
  const waiting = <p role="status">Le formulaire arrive…</p>
  const content = error ? (
    <div className={styles.problem} role="alert">
      <p>{error.message}</p>
      <Button look="outline" onClick={() => void mutate()}>
        Réessayer
      </Button>
    </div>
  ) : data ? (
    <Suspense fallback={waiting}>
      <PublicForm
        form={data}
        shelterName={data.shelter}
        stamp={data.stamp}
        version={data.version}
        animalId={animalId}
        person={person}
        onSent={() => setDone(true)}
      />
    </Suspense>
  ) : (
    waiting
  )
  return <DialogOrSheet {...frame}>{content}</DialogOrSheet>
}
