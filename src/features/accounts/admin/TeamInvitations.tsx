'use client'

import { useState } from 'react'

import { ROLE_LABELS } from '@/platform/access/model'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'

import { InviteDialog } from './InviteDialog'
import styles from './TeamInvitations.module.scss'
import { useInvitations } from './use-invitations'

/** Above the list of a team: how somebody comes into it, and who was asked already. */
export function TeamInvitations() {
  const shelter = useShelterInHand()
  if (shelter) return <OfShelter key={shelter} shelter={shelter} />
  return <p className={styles.part}>Choisissez un refuge pour inviter quelqu’un dans son équipe.</p>
}

function OfShelter({ shelter }: { shelter: string }) {
  const { waiting, said, isBusy, invite, cancel } = useInvitations(shelter)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.part} aria-label="Invitations">
      <div className={styles.bar}>
        <p>On rejoint l’équipe par une invitation.</p>
        <button type="button" className={buttons.primary} onClick={() => setOpen(true)}>
          Inviter quelqu’un
        </button>
      </div>
      <p role="status">{said}</p>
      {waiting.length > 0 && (
        <>
          <h2>Invitations en attente</h2>
          <ul className={styles.waiting}>
            {waiting.map((each) => (
              <li key={each.id}>
                <div className={styles.who}>
                  {each.email}
                  <p className={styles.note}>
                    {ROLE_LABELS[each.role]}, jusqu’au {plainDay(new Date(each.expiresAt))}
                  </p>
                </div>
                <div className={styles.actions}>
                  <button
                    type="button"
                    className={buttons.plain}
                    aria-label={`Renvoyer l’invitation à ${each.email}`}
                    aria-disabled={isBusy}
                    onClick={() => void invite({ email: each.email, role: each.role })}
                  >
                    Renvoyer
                  </button>
                  <button
                    type="button"
                    className={buttons.plain}
                    aria-label={`Annuler l’invitation de ${each.email}`}
                    aria-disabled={isBusy}
                    onClick={() => void cancel(each)}
                  >
                    Annuler
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && <InviteDialog onClose={() => setOpen(false)} onInvite={invite} />}
    </section>
  )
}
