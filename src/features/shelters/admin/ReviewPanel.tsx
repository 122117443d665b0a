'use client'

import { useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { send as write } from '@/ui/api/client'

import { decisionsFor, SHELTER_STATUS_LABELS, type Decision, type ShelterStatus } from '../model'
import type { SentDecision } from '../review/schema'
import { DecisionDialog, type Asked } from './DecisionDialog'
import { LookAlikes } from './LookAlikes'
import styles from './ReviewPanel.module.scss'

const BUTTONS: Record<Decision, string> = {
  APPROVE: 'Accepter et nommer l’administrateur',
  REJECT: 'Refuser…',
  SUSPEND: 'Suspendre…',
  REINSTATE: 'Rétablir',
}

const DONE: Record<SentDecision['decision'], string> = {
  APPROVE: 'Le refuge est accepté : son site est public et son administrateur est prévenu.',
  REJECT: 'La demande est refusée, la personne est prévenue.',
  SUSPEND: 'Le refuge est suspendu : son site n’est plus public.',
  REINSTATE: 'Le refuge est rétabli : son site est de nouveau public.',
  VERIFY: 'La vérification est enregistrée.',
}

const REQUEST = [
  ['Pourquoi', 'joinReason'],
  ['Contact', 'contactName'],
  ['E-mail', 'email'],
  ['Téléphone', 'phone'],
  ['SIRET', 'siret'],
  ['RNA', 'rna'],
] as const

const COLUMNS = [
  ...REQUEST.map(([, column]) => column),
  'status',
  'isVerified',
  'rejectionReason',
  'suspensionReason',
]

/** What a super admin sees first of a shelter: its request, its state, and what to decide. */
export function ReviewPanel() {
  const { user } = useAuth<{ id: string; collection: 'users'; isSuperAdmin?: boolean }>()
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const json = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, fields[name]?.value]))),
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  if (!user?.isSuperAdmin || !id) return null

  const now = JSON.parse(json) as Record<string, string | null | undefined>
  const status = (now.status ?? 'PENDING') as ShelterStatus
  const isVerified = Boolean(now.isVerified)

  const send = async (decision: SentDecision) => {
    setSaid('')
    const { data, refusal } = await write('POST', '/api/shelters/{id}/decision', {
      params: { id: String(id) },
      body: decision,
    })
    if (!refusal) {
      // The form goes on with what was decided; whatever else was typed stays.
      for (const [path, value] of Object.entries(data)) {
        if (path !== 'id') dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
      }
      setAsked(null)
      setSaid(DONE[decision.decision])
    } else if (!asked) setSaid(refusal.sentence)
    return refusal
  }

  const ask = (decision: Decision) => {
    if (decision === 'REINSTATE') void send({ decision })
    else setAsked(decision)
  }

  return (
    <section className={styles.panel} aria-labelledby="decision-titre">
      <h3 id="decision-titre" className={styles.title}>
        {status === 'PENDING' ? 'Une demande attend votre décision' : 'Décisions'}
        <span className={styles.state} data-status={status}>
          {SHELTER_STATUS_LABELS[status]}
          {isVerified ? ' · vérifié' : ''}
        </span>
      </h3>
      {status === 'PENDING' && (
        <dl className={styles.request}>
          {REQUEST.filter(([, column]) => now[column]).map(([label, column]) => (
            <div key={column}>
              <dt>{label}</dt>
              <dd>{now[column]}</dd>
            </div>
          ))}
        </dl>
      )}
      {status === 'PENDING' && (
        <LookAlikes id={String(id)} siret={now.siret} rna={now.rna} email={now.email} />
      )}
      <div className={styles.actions}>
        {decisionsFor(status).map((decision) => (
          <button
            key={decision}
            type="button"
            className={styles.button}
            data-look={decision === 'APPROVE' || decision === 'REINSTATE' ? 'main' : 'plain'}
            onClick={() => ask(decision)}
          >
            {BUTTONS[decision]}
          </button>
        ))}
        {(status === 'APPROVED' || isVerified) && (
          <button
            type="button"
            className={styles.button}
            onClick={() => void send({ decision: 'VERIFY', isVerified: !isVerified })}
          >
            {isVerified ? 'Retirer la vérification' : 'Vérifier'}
          </button>
        )}
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      {asked && (
        <DecisionDialog
          asked={asked}
          suggestion={{ email: now.email ?? '', name: now.contactName ?? '' }}
          onSend={send}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
