'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'

import { Button } from '@/ui/Button'

import { createTicket } from '../actions'
import { TICKET_MAX } from '../model'
import styles from './Support.module.scss'

type Props = { shelters: ReadonlyArray<{ id: string; label: string }> }
type Errors = Readonly<Record<string, string>>

const FAILED = 'Votre message n’est pas parti. Rien de ce que vous avez écrit n’est perdu.'

/** A message of a signed-in person to a shelter, whose answers come to the same place. */
export function WriteForm({ shelters }: Props) {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    const form = event.currentTarget
    const answer = await createTicket(Object.fromEntries(new FormData(form))).catch(() => null)
    if (answer?.success) {
      const { id, path } = answer.data
      // A team that writes to itself finds it at its desk.
      return router.push(path ?? `/admin/collections/tickets/${id}`)
    }
    isSending.current = false
    setBusy(false)
    setErrors(answer?.fields ?? {})
    setFailure(answer?.error ?? FAILED)
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const described = (name: string) => ({
    'aria-invalid': name in errors,
    'aria-describedby': name in errors ? `ecrire-${name}-erreur` : undefined,
  })
  const wrong = (name: string) =>
    errors[name] && (
      <p id={`ecrire-${name}-erreur`} className={styles.error}>
        {errors[name]}
      </p>
    )
  return (
    <form
      className={styles.form}
      aria-labelledby="ecrire"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2 id="ecrire">Écrire à un refuge</h2>
      {failure && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
      <div>
        <label htmlFor="ecrire-refuge">Refuge</label>
        <select id="ecrire-refuge" name="shelterId" defaultValue="" {...described('shelterId')}>
          <option value="" disabled>
            Choisissez un refuge
          </option>
          {shelters.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        {wrong('shelterId')}
      </div>
      <div>
        <label htmlFor="ecrire-objet">Objet</label>
        <input
          id="ecrire-objet"
          name="title"
          maxLength={TICKET_MAX.title}
          {...described('title')}
        />
        {wrong('title')}
      </div>
      <div>
        <label htmlFor="ecrire-message">Votre message</label>
        <textarea
          id="ecrire-message"
          name="description"
          rows={6}
          maxLength={TICKET_MAX.description}
          {...described('description')}
        />
        {wrong('description')}
      </div>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? 'Envoi en cours...' : 'Envoyer'}
      </Button>
    </form>
  )
}
