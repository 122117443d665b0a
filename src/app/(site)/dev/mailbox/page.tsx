import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isMailboxOpen, isMailSent, listEmails } from '@/platform/email/mailbox'
import { EMAIL_STATUS_LABELS } from '@/platform/email/model'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { Notice } from '@/ui/Notice'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { openPayload } from '@/platform/payload'

import styles from './mailbox.module.scss'
import { whenOf } from './when'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Boîte aux lettres', robots: { index: false } }

/** Every message of a demonstration, whoever it is for. */
export default async function Mailbox() {
  if (!isMailboxOpen()) notFound()
  const emails = await listEmails(await openPayload())
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumb trail={[{ label: 'Boîte aux lettres' }]} />
        <h1>Boîte aux lettres de démonstration</h1>
        <p>
          Les messages que la plateforme écrit, pour tous les destinataires.
          {!isMailSent() && ' Aucun n’est envoyé.'}
        </p>
        {emails.length === 0 ? (
          <Notice>Aucun message pour l’instant.</Notice>
        ) : (
          <ul className={styles.list}>
            {emails.map(({ id, to, subject, status, createdAt }) => (
              <li key={id} className={styles.row}>
                <a href={`/dev/mailbox/${id}`}>{subject}</a>
                <p>
                  À {to}, le <time dateTime={createdAt}>{whenOf(createdAt)}</time>
                </p>
                <p>{EMAIL_STATUS_LABELS[status]}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  )
}
