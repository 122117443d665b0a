'use client'

import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { TICKET_MAX, WRITE_API } from '../model'
import styles from './Support.module.scss'

type Props = {
  shelters: ReadonlyArray<{ id: string; label: string }>
  /** What was typed before, without JavaScript. */
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

const LABELS = { shelterId: 'Refuge', title: 'Objet', description: 'Votre message' } as const

/**
 * A message of a signed-in person to a shelter, whose answers come to the same place. Without
 * JavaScript the browser posts the same form.
 */
export function WriteForm({ shelters, draft = {}, errors, problem }: Props) {
  return (
    <section className={styles.form}>
      <h2 id="ecrire">Écrire à un refuge</h2>
      <PostedForm<{ next: string }>
        path={WRITE_API}
        labels={LABELS}
        prefix="ecrire"
        labelledBy="ecrire"
        errors={errors}
        problem={problem}
        onSent={({ next }) => window.location.assign(next)}
      >
        {(bind) => {
          const of = (name: keyof typeof LABELS) => ({
            ...bind(name),
            label: LABELS[name],
            defaultValue: typeof draft[name] === 'string' ? draft[name] : undefined,
          })
          return (
            <>
              <SelectField
                {...of('shelterId')}
                empty="Choisissez un refuge"
                options={shelters.map(({ id, label }) => ({ value: id, label }))}
                isRequired
              />
              <TextField {...of('title')} maxLength={TICKET_MAX.title} isRequired />
              <TextArea
                {...of('description')}
                rows={6}
                maxLength={TICKET_MAX.description}
                isRequired
              />
            </>
          )
        }}
      </PostedForm>
    </section>
  )
}
