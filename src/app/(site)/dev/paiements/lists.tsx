import type { ReactNode } from 'react'

import { subscriptionState } from '@/platform/payments/simulator/records'
import type {
  SimulatedAccount,
  SimulatedCheckout,
  SimulatedEvent,
  SimulatedPayment,
  SimulatedSubscription,
} from '@/platform/payments/simulator/model'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

import { whenOf } from '../mailbox/when'
import { euros, EVERY } from '../paiement/words'
import { Act } from './Act'
import styles from './paiements.module.scss'

const STATES = {
  ...{ open: 'ouverte', processing: 'en cours', paid: 'payée', expired: 'expirée' },
  ...{ active: 'active', past_due: 'carte refusée', paused: 'en pause', ended: 'terminée' },
  incomplete: 'incomplète',
} as const

type PartProps<Row> = {
  id: string
  title: string
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

function Part<Row extends { id: string }>({ id, title, rows, children }: PartProps<Row>) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <Notice>Rien pour l’instant.</Notice>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Do = ({ act, id, label }: { act: string; id: string; label: string }) => (
  <Act act={act} id={id}>
    <Button type="submit" look="outline" isSmall>
      {label}
    </Button>
  </Act>
)

export const Subscriptions = ({ rows }: { rows: readonly SimulatedSubscription[] }) => (
  <Part id="abonnements" title="Dons réguliers" rows={rows}>
    {(row) => (
      <>
        <p>
          {row.label}&nbsp;: {euros(row.amountCents)} {EVERY[row.frequency]},{' '}
          {STATES[subscriptionState(row)]}
        </p>
        <p>{row.nextAt ? `Prochaine échéance le ${whenOf(row.nextAt)}` : 'Aucune échéance'}</p>
        <a className={styles.link} href={`/dev/paiement/${row.id}/carte`}>
          Changer la carte
        </a>
      </>
    )}
  </Part>
)

export const Payments = ({ rows }: { rows: readonly SimulatedPayment[] }) => (
  <Part id="paiements" title="Paiements" rows={rows}>
    {(row) => (
      <>
        <p>
          {euros(row.totalCents)}, dont {euros(row.tipCents)} pour la plateforme, le{' '}
          {whenOf(row.paidAt)}
        </p>
        {row.refundedCents > 0 && (
          <p>
            Remboursé{'\u00a0'}: {euros(row.refundedCents)}
          </p>
        )}
        {row.isDisputed && <p>Contesté</p>}
        <div className={styles.acts}>
          {row.refundedCents < row.totalCents && (
            <Do act="refund" id={row.id} label="Rembourser en dehors du site" />
          )}
          {row.refundedCents > 0 && (
            <Do act="refund-failed" id={row.id} label="Faire revenir le remboursement" />
          )}
          <Do
            act={row.isDisputed ? 'won' : 'dispute'}
            id={row.id}
            label={row.isDisputed ? 'Clore la contestation' : 'Contester'}
          />
        </div>
      </>
    )}
  </Part>
)

export const Checkouts = ({ rows }: { rows: readonly SimulatedCheckout[] }) => (
  <Part id="pages" title="Pages de paiement" rows={rows}>
    {(row) => (
      <>
        <p>
          {row.label}, {euros(row.amountCents + row.tipCents)}&nbsp;: {STATES[row.state]}
        </p>
        <a className={styles.link} href={`/dev/paiement/${row.id}`}>
          Ouvrir la page
        </a>
      </>
    )}
  </Part>
)

export const Accounts = ({ rows }: { rows: readonly SimulatedAccount[] }) => (
  <Part id="comptes" title="Comptes des refuges" rows={rows}>
    {(row) => (
      <>
        <p>
          {row.name}&nbsp;: {row.canCharge ? 'ouvert' : 'fermé'}
          {row.isEmpty && ', sans provision'}
        </p>
        <div className={styles.acts}>
          {row.canCharge ? (
            <Do act="RESTRICTED" id={row.id} label="Suspendre" />
          ) : (
            <Do act="READY" id={row.id} label="Mettre en règle" />
          )}
          <Do
            act={row.isEmpty ? 'fill' : 'empty'}
            id={row.id}
            label={row.isEmpty ? 'Approvisionner' : 'Vider le compte'}
          />
        </div>
      </>
    )}
  </Part>
)

type Sent = { event: SimulatedEvent; status: number | null }

const answerOf = (status: number | null): string =>
  status === null ? 'jamais envoyée' : status === 0 ? 'sans réponse' : `réponse ${status}`

export const Events = ({ rows }: { rows: readonly Sent[] }) => (
  <Part
    id="reponses"
    title="Réponses envoyées"
    rows={rows.map((row) => ({ ...row, id: row.event.id }))}
  >
    {({ id, event, status }) => (
      <>
        <p lang="en">{event.type}</p>
        <p>{answerOf(status)}</p>
        <Do act="resend" id={id} label="Envoyer encore" />
      </>
    )}
  </Part>
)
