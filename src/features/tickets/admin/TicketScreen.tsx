'use client'

import { toast } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Choice } from '@/ui/AdminList/Choice'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { useTrail } from '@/ui/AdminList/use-trail'

import { createTicketComment, updateTicket } from '../actions'
import { CommentsPanel } from '../components/CommentsPanel'
import { momentLabel } from '../components/moment'
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_TYPE_LABELS,
  ticketLabel,
  type TicketStatus,
} from '../model'
import type { CommentView, TicketView } from '../view'
import { TONES } from './marks'
import styles from './Tickets.module.scss'

const LIST = '/admin/collections/tickets'

/** What a step is called, as something to do. */
const STEPS: Record<TicketStatus, string> = {
  OPEN: 'Rouvrir',
  IN_PROGRESS: 'S’en occuper',
  WAITING: 'Attendre une réponse',
  RESOLVED: 'Résolu',
  CLOSED: 'Clore',
}

type Props = { ticket: TicketView; comments: readonly CommentView[] }

/** One ticket: what is asked, who does it, what was said, what comes next. */
export function TicketScreen({ ticket, comments }: Props) {
  const { id, number, title, status } = ticket
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isSending = useRef(false)
  useTrail({ label: 'Tickets', url: LIST }, { label: `${ticketLabel(number)} ${title}` })
  const change = async (values: object, done: string) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setError(null)
    const answer = await updateTicket({ ticketId: id, ...values }).catch(() => null)
    isSending.current = false
    setBusy(false)
    if (answer?.success) toast.success(done)
    else setError(answer?.error ?? 'Le ticket n’a pas pu être modifié. Réessayez dans un instant.')
    router.refresh()
  }
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div>
          <p>{ticketLabel(number)}</p>
          <h1>{title}</h1>
        </div>
        <StatusMark tone={TONES[status]}>{TICKET_STATUS_LABELS[status]}</StatusMark>
      </header>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {ticket.description && <p className={styles.words}>{ticket.description}</p>}
          <CommentsPanel
            ticketId={id}
            timezone={ticket.shelter.timezone}
            initial={comments}
            isTeam
            isClosed={status === 'CLOSED'}
            create={(content, isInternal) =>
              createTicketComment({ ticketId: id, content, isInternal })
            }
            onChange={() => router.refresh()}
          />
        </div>
        <aside className={styles.side} aria-label="Suivi du ticket">
          {ticket.next.length > 0 && (
            <div className={styles.steps} role="group" aria-label="Étape suivante">
              {ticket.next.map((next) => (
                <button
                  key={next}
                  type="button"
                  className={next === 'RESOLVED' ? buttons.primary : buttons.plain}
                  aria-disabled={isBusy}
                  onClick={() =>
                    void change(
                      { from: status, status: next },
                      `Ticket passé à «\u00a0${TICKET_STATUS_LABELS[next]}\u00a0»`,
                    )
                  }
                >
                  {STEPS[next]}
                </button>
              ))}
            </div>
          )}
          <Choice
            label="Suivi par"
            value={ticket.assignee?.id ?? ''}
            options={[
              ['', 'Personne'],
              ...ticket.team.map((person) => [person.id, person.name] as const),
            ]}
            onChange={(assigneeId) =>
              void change({ assigneeId: assigneeId || null }, 'Suivi enregistré')
            }
          />
          <Choice
            label="Priorité"
            value={ticket.priority}
            options={Object.entries(TICKET_PRIORITY_LABELS)}
            onChange={(priority) => void change({ priority }, 'Priorité enregistrée')}
          />
          <Choice
            label="Type"
            value={ticket.type}
            options={Object.entries(TICKET_TYPE_LABELS)}
            onChange={(type) => void change({ type }, 'Type enregistré')}
          />
          <Facts ticket={ticket} />
        </aside>
      </div>
    </div>
  )
}

function Facts({ ticket }: { ticket: TicketView }) {
  const { requester, shelter, animal, submissionId, createdAt } = ticket
  return (
    <dl className={styles.list}>
      {(requester.name || requester.email) && (
        <div>
          <dt>Demandeur</dt>
          <dd>
            {requester.name}
            {requester.email && <a href={`mailto:${requester.email}`}>{requester.email}</a>}
            {!requester.email && (
              <span>Sans e-mail{'\u00a0'}: vos réponses ne lui parviennent pas.</span>
            )}
          </dd>
        </div>
      )}
      {animal && (
        <div>
          <dt>Animal</dt>
          <dd>
            <Link href={`/admin/collections/animals/${animal.id}`}>{animal.name}</Link>
          </dd>
        </div>
      )}
      {submissionId && (
        <div>
          <dt>Vient d’un formulaire</dt>
          <dd>
            <Link href={`/admin/collections/form-submissions/${submissionId}`}>
              Voir la réponse
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt>Ouvert le</dt>
        <dd>
          <time dateTime={createdAt}>{momentLabel(shelter.timezone, createdAt)}</time>
        </dd>
      </div>
    </dl>
  )
}
