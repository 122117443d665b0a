'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type FormEvent } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { CharactersLeft } from '@/ui/CharactersLeft'
import { Icon } from '@/ui/Icon'

import { createTicket } from '../actions'
import { TICKET_MAX, TICKET_PRIORITY_LABELS, TICKET_TYPE_LABELS } from '../model'
import styles from './Tickets.module.scss'

type Errors = Readonly<Record<string, string>>

const FAILED = 'Le ticket n’a pas pu être créé. Rien de ce que vous avez écrit n’est perdu.'

/** A ticket that the team writes down: after a call, or for itself. */
export function NewTicket({ shelter }: { shelter: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttons.primary} onClick={() => setOpen(true)}>
        <Icon name="plus" size={20} /> Ajouter un ticket
      </button>
      {isOpen && <NewTicketDialog shelter={shelter} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewTicketDialog({ shelter, onClose }: { shelter: string; onClose: () => void }) {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [written, setWritten] = useState(0)
  const isSending = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await createTicket({ shelterId: shelter, ...values }).catch(() => null)
    isSending.current = false
    setBusy(false)
    if (answer?.success) {
      toast.success(`Ticket n°\u00a0${answer.data.number} créé`)
      router.push(`/admin/collections/tickets/${answer.data.id}`)
      return onClose()
    }
    setErrors(answer?.fields ?? {})
    setFailure(answer?.fields ? null : (answer?.error ?? FAILED))
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  return (
    <ActionDialog
      title="Ajouter un ticket"
      onClose={onClose}
      refusal={failure}
      action="Ajouter le ticket"
      busy="Envoi…"
      isBusy={isBusy}
      form={formId}
    >
      <form
        id={formId}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <AdminField label="Objet" error={errors.title}>
          {(field) => <input {...field} name="title" maxLength={TICKET_MAX.title} />}
        </AdminField>
        <AdminField label="Description" error={errors.description}>
          {(field) => (
            <>
              <textarea
                {...field}
                name="description"
                rows={5}
                maxLength={TICKET_MAX.description}
                onInput={({ currentTarget }) => setWritten(currentTarget.value.length)}
              />
              <CharactersLeft length={written} max={TICKET_MAX.description} />
            </>
          )}
        </AdminField>
        <div className={styles.pair}>
          <AdminField label="Type" error={errors.type}>
            {(field) => (
              <select {...field} name="type" defaultValue="STANDARD">
                {Object.entries(TICKET_TYPE_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </AdminField>
          <AdminField label="Priorité" error={errors.priority}>
            {(field) => (
              <select {...field} name="priority" defaultValue="NORMAL">
                {Object.entries(TICKET_PRIORITY_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </AdminField>
        </div>
        <AdminField label="Nom du demandeur (facultatif)" error={errors.requesterName}>
          {(field) => <input {...field} name="requesterName" maxLength={TICKET_MAX.name} />}
        </AdminField>
        <AdminField
          label="E-mail du demandeur (facultatif)"
          hint="Il reçoit un lien pour suivre et répondre, sans compte."
          error={errors.requesterEmail}
        >
          {(field) => <input {...field} name="requesterEmail" type="email" maxLength={254} />}
        </AdminField>
      </form>
    </ActionDialog>
  )
}
