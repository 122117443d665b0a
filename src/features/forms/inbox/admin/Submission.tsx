'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { useTrail } from '@/ui/AdminList/use-trail'
import { addressOf } from '@/ui/api/address'
import { send } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'
import { Icon } from '@/ui/Icon'

import type { SubmissionDetail } from '../detail'
import type { SubmissionChange } from '../schema'
import { Decide } from './Decide'
import { DeleteButton } from './DeleteButton'
import { Following } from './Following'
import { french } from './moment'
import { Notes } from './Notes'
import { SUBMISSION } from './query'
import styles from './Submission.module.scss'
import { detailWords as words, words as listWords } from './words.fr'

const INBOX = '/admin/collections/form-submissions'

function Answers({ shelter, detail }: { shelter: string; detail: SubmissionDetail }) {
  return (
    <section className={styles.answers} aria-label={words.answers}>
      {detail.parts.map((part, at) => (
        <div key={part.title ?? at} className={styles.part}>
          {part.title && <h2>{part.title}</h2>}
          <dl>
            {part.answers.map(({ fieldId, label, text, file }) => (
              <div key={fieldId}>
                <dt>{label}</dt>
                <dd>
                  {file ? (
                    <a
                      className={styles.file}
                      href={addressOf(`${SUBMISSION}/files/{fileId}`, {
                        params: { shelterId: shelter, submissionId: detail.id, fileId: file.id },
                      })}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={`${words.open(file.name)} (${words.size(file.size)})`}
                    >
                      <Icon name="download" size={20} />
                      {file.name} ({words.size(file.size)})
                    </a>
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {detail.consent.text && (
        <div className={styles.part}>
          <h2>{words.consent}</h2>
          <p>{detail.consent.text}</p>
          {detail.consent.at && (
            <p className={styles.soft}>
              {words.consentAt(french(detail.timezone, detail.consent.at))}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Head({ detail }: { detail: SubmissionDetail }) {
  const { senderName, senderEmail, senderPhone, formTitle, animal, createdAt, readAt, timezone } =
    detail
  const facts = [
    formTitle,
    ...(animal ? [listWords.about(animal.name)] : []),
    words.received(french(timezone, createdAt)),
    ...(readAt ? [words.read(french(timezone, readAt))] : []),
  ]
  return (
    <header className={styles.head}>
      <a className={styles.back} href={INBOX}>
        <Icon name="chevron-left" size={20} />
        {words.back}
      </a>
      <h1>{words.from(senderName ?? senderEmail ?? listWords.anonymous)}</h1>
      <p className={styles.soft}>{facts.join(' · ')}</p>
      <div className={styles.actions}>
        {senderEmail && (
          <a className={buttons.primary} href={`mailto:${encodeURIComponent(senderEmail)}`}>
            <Icon name="mail" size={20} />
            {words.write}
          </a>
        )}
        {senderPhone && (
          <a className={buttons.plain} href={`tel:${senderPhone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={20} />
            {words.call}
          </a>
        )}
        <button type="button" className={buttons.plain} onClick={() => window.print()}>
          <Icon name="print" size={20} />
          {words.print}
        </button>
      </div>
      <p className={styles.contact}>{[senderEmail, senderPhone].filter(Boolean).join(' · ')}</p>
    </header>
  )
}

type Props = { shelter: string; id: string }

/** One answer: what was written, and what the team does with it. */
export function Submission({ shelter, id }: Props) {
  const params = { shelterId: shelter, submissionId: id }
  const { answer, error, isLoading, refresh, patch } = useRead(SUBMISSION, { params })
  const [isBusy, setBusy] = useState(false)
  useTrail({ label: listWords.title, url: INBOX })
  const detail = answer?.data

  const show = (next: SubmissionDetail) => patch((before) => ({ ...before, data: next }))
  const change = async (body: SubmissionChange) => {
    setBusy(true)
    const { data, refusal } = await send('PATCH', SUBMISSION, { params, body })
    setBusy(false)
    if (refusal) return toast.error(refusal.sentence)
    show(data)
    toast.success(words.saved)
  }

  // Opening it is reading it.
  const markRead = useEffectEvent(async () => {
    const { data } = await send('PATCH', SUBMISSION, { params, body: { status: 'READ' } })
    if (data) show(data)
  })
  const isNew = detail?.status === 'NEW' && detail.readAt === null
  useEffect(() => {
    if (isNew) void markRead()
  }, [isNew])

  if (isLoading) return <p role="status">{listWords.loading}</p>
  if (!detail) {
    const isGone = error?.kind === 'gone'
    return (
      <div className={styles.missing} role="alert">
        <h1>{isGone ? words.missing : listWords.loadError}</h1>
        {isGone && <p>{words.missingHint}</p>}
        {!isGone && (
          <button type="button" className={buttons.plain} onClick={() => void refresh()}>
            Réessayer
          </button>
        )}
        <a className={styles.back} href={INBOX}>
          {words.back}
        </a>
      </div>
    )
  }
  return (
    <article className={styles.submission}>
      <Head detail={detail} />
      <div className={styles.split}>
        <Answers shelter={shelter} detail={detail} />
        <aside className={styles.side}>
          <Following
            shelter={shelter}
            detail={detail}
            isBusy={isBusy}
            onChange={(wanted) => void change(wanted)}
          />
          {detail.canDecide && (
            <Decide
              params={params}
              decision={detail.decision}
              timezone={detail.timezone}
              onDecided={show}
            />
          )}
          {detail.ticket && (
            <p>
              <a className={buttons.link} href={`/admin/collections/tickets/${detail.ticket.id}`}>
                {words.ticket(detail.ticket.number)}
              </a>
              <span className={styles.soft}>{words.ticketHint}</span>
            </p>
          )}
          <Notes params={params} notes={detail.notes} timezone={detail.timezone} onChanged={show} />
          <DeleteButton params={params} />
        </aside>
      </div>
    </article>
  )
}
