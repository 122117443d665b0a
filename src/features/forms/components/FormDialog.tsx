'use client'

import { useState } from 'react'
import useSWR from 'swr'

import { usePerson } from '@/features/navigation/components/use-person'
import { Button } from '@/ui/Button'
import { DialogOrSheet } from '@/ui/DialogOrSheet'

import type { FormToAnswer } from '../to-answer'
import styles from './FormView.module.scss'

const MISSING = 'Le formulaire ne se charge pas.'

async function read(path: string): Promise<FormToAnswer> {
  const json = (await fetch(path)
    .then((response) => response.json())
    .catch(() => ({}))) as { data?: FormToAnswer; error?: string }
  if (!json.data) throw new Error(json.error ?? MISSING)
  return json.data
}

/** The form and the code that draws it, which come at the same time. */
async function readToDraw(path: string) {
  const code = import('./PublicForm').catch(() => Promise.reject(new Error(MISSING)))
  const [form, { PublicForm }] = await Promise.all([read(path), code])
  return { form, PublicForm }
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
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof readToDraw>>, Error>(
    `/api/forms/${formId}`,
    readToDraw,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const form = data?.form
  const frame = {
    onClose,
    title: title ?? form?.title ?? 'Formulaire',
    // What was said before one answered is of no use after.
    description: isDone ? undefined : form && (form.description || form.shelter),
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
    <data.PublicForm
      form={data.form}
      shelterName={data.form.shelter}
      stamp={data.form.stamp}
      version={data.form.version}
      animalId={animalId}
      person={person}
      onSent={() => setDone(true)}
    />
  ) : (
    waiting
  )
  return <DialogOrSheet {...frame}>{content}</DialogOrSheet>
}
