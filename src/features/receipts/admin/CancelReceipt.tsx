'use client'

import { toast } from '@payloadcms/ui'
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { OFFLINE } from '@/ui/api/offline'
import { useWrite } from '@/ui/api/use-write'

import { CANCEL_REASON_MAX } from '../model'
import type { ReceiptRow } from '../queries'
import styles from './Receipts.module.scss'
import { words } from './words.fr'

type Props = {
  shelter: string
  receipt: ReceiptRow
  onClose: () => void
  onCancelled: () => void
}

type Donor = ReceiptRow['donor']

/** What a corrected receipt may change: name of the field, its label, its path at the API. */
const CORRECTED: ReadonlyArray<
  readonly [name: string, label: string, path: string, valueOf: (donor: Donor) => string]
> = [
  ['firstName', 'Prénom', 'firstName', ({ firstName }) => firstName],
  ['lastName', 'Nom', 'lastName', ({ lastName }) => lastName],
  ['line', 'Adresse', 'address.line', ({ address }) => address.line],
  ['postalCode', 'Code postal', 'address.postalCode', ({ address }) => address.postalCode],
  ['city', 'Ville', 'address.city', ({ address }) => address.city],
  ['country', 'Pays', 'address.country', ({ address }) => address.country],
]

const wordsOf = (typed: FormData) => (name: string) => String(typed.get(name) ?? '')

function bodyOf(form: HTMLFormElement, isCorrected: boolean) {
  const word = wordsOf(new FormData(form))
  if (!isCorrected) return { reason: word('reason') }
  return {
    reason: word('reason'),
    donor: {
      firstName: word('firstName'),
      lastName: word('lastName'),
      address: {
        line: word('line'),
        postalCode: word('postalCode'),
        city: word('city'),
        country: word('country'),
      },
    },
  }
}

/** Cancels a receipt, with a reason; corrected words make another one in its place. */
export function CancelReceipt({ shelter, receipt, onClose, onCancelled }: Props) {
  const { id, label, donor } = receipt
  const { write, refusal, isBusy } = useWrite()
  const errors: Readonly<Record<string, string>> = refusal?.fields ?? {}
  const [isCorrected, setCorrected] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  const cancel = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await write(
      'POST',
      '/api/shelter/{shelterId}/receipts/{receiptId}/cancel',
      {
        params: { shelterId: shelter, receiptId: id },
        body: bodyOf(event.currentTarget, isCorrected),
      },
      { fallback: OFFLINE },
    )
    if (outcome?.data) {
      toast.success(outcome.data.message)
      return onCancelled()
    }
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }

  return (
    <ActionDialog
      title={words.cancelOf(label)}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={isCorrected ? 'Annuler et remplacer' : 'Annuler le reçu'}
      busy="Annulation…"
      isBusy={isBusy}
      isDanger
      cancel="Garder ce reçu"
      form={formId}
    >
      <form
        id={formId}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void cancel(event)}
      >
        <p>
          Un reçu annulé garde son numéro et reste dans la liste. La personne est prévenue par
          e-mail. Le don, lui, n’est pas remboursé.
        </p>
        <Line
          label="Motif"
          name="reason"
          maxLength={CANCEL_REASON_MAX}
          error={errors.reason}
          data-autofocus=""
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isCorrected}
            onChange={({ target }) => setCorrected(target.checked)}
          />
          Corriger le nom ou l’adresse, et émettre un reçu qui remplace celui-ci
        </label>
        {isCorrected && (
          <div className={styles.pair}>
            {CORRECTED.map(([name, label, path, valueOf]) => (
              <Line
                key={name}
                label={label}
                name={name}
                defaultValue={valueOf(donor)}
                error={errors[`donor.${path}`]}
              />
            ))}
          </div>
        )}
      </form>
    </ActionDialog>
  )
}

type LineProps = ComponentProps<'input'> & { label: string; error?: string }

function Line({ label, error, ...input }: LineProps) {
  return (
    <AdminField label={label} error={error}>
      {(described) => <input {...input} {...described} autoComplete="off" />}
    </AdminField>
  )
}
