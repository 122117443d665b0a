import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { linkParts } from '@/platform/email/link-parts'
import { readEmail } from '@/platform/email/mailbox'
import { EMAIL_STATUS_LABELS, KEEP_TEXT_DAYS } from '@/platform/email/model'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { Notice } from '@/ui/Notice'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { openPayload } from '@/platform/payload'

import styles from '../mailbox.module.scss'
import { whenOf } from '../when'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Message', robots: { index: false } }

type Props = { params: Promise<{ emailId: string }> }

/** One message of a demonstration, as its receiver sees it. */
export default async function Message({ params }: Props) {
  const email = await readEmail(await openPayload(), (await params).emailId)
  if (!email) notFound()
  const { to, replyTo, subject, status, createdAt, html, text, lastError } = email
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumb
          trail={[{ label: 'Boîte aux lettres', href: '/dev/mailbox' }, { label: subject }]}
        />
        <h1>{subject}</h1>
        <dl className={styles.facts}>
          <dt>Destinataire</dt>
          <dd>{to}</dd>
          {replyTo && (
            <>
              <dt>Réponse à</dt>
              <dd>{replyTo}</dd>
            </>
          )}
          <dt>Écrit le</dt>
          <dd>
            <time dateTime={createdAt}>{whenOf(createdAt)}</time>
          </dd>
          <dt>État</dt>
          <dd>{EMAIL_STATUS_LABELS[status]}</dd>
          {lastError && (
            <>
              <dt>Dernière erreur</dt>
              <dd>{lastError}</dd>
            </>
          )}
        </dl>
        {text ? (
          <>
            <h2>Texte</h2>
            <p className={styles.text}>
              {linkParts(text).map((part, at) =>
                part.href ? (
                  <a key={at} href={part.href}>
                    {part.text}
                  </a>
                ) : (
                  part.text
                ),
              )}
            </p>
            <h2>Mise en page</h2>
            <iframe className={styles.html} sandbox="" srcDoc={html ?? ''} title="Le message" />
          </>
        ) : (
          <Notice>Le texte a été effacé, {KEEP_TEXT_DAYS} jours après l’envoi.</Notice>
        )}
      </div>
    </PageFrame>
  )
}
