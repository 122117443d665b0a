import { ofName } from '@/platform/french.model'
import { dayIn, plainDayIn } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import { followSentence, followSteps } from '../model'
import type { FollowView } from '../queries'
import { CertificatePart } from './CertificatePart'
import styles from './Follow.module.scss'
import { MeetingPart } from './MeetingPart'
import { Steps } from './Steps'

type Props = {
  view: FollowView
  /** What was just done, or went wrong, as the address says. */
  done: string | null
  problem: string | null
}

/** Where a request is, what to do now, and the way out: for the person who made it. */
export function FollowPage({ view, done, problem }: Props) {
  const { animal, shelter, status, closedBy, meeting } = view
  const isRefused = status === 'REJECTED' || status === 'WITHDRAWN'
  const sentence = followSentence(status, {
    animal: animal.name,
    shelter: shelter.name,
    closedBy,
    hasMeeting: meeting !== null,
  })
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Suivi de ma demande' }]}
        title={`Votre demande pour ${animal.name}`}
        lead={sentence}
      />
      {done && (
        <Banner tone="success" role="status">
          {done}
        </Banner>
      )}
      {problem && (
        <Banner tone="destructive" role="alert">
          {problem}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isRefused && (
            <section className={styles.part} aria-labelledby="etapes">
              <h2 id="etapes">Où en est votre demande</h2>
              <Steps steps={followSteps(status, view.needsCertificate)} />
            </section>
          )}
          {isRefused && (
            <p>
              <ButtonLink href={`/shelter/${shelter.slug}/animals`}>
                Voir les animaux qui attendent
              </ButtonLink>
            </p>
          )}
          <MeetingPart view={view} />
          <CertificatePart view={view} />
          <Messages view={view} />
        </div>
        <aside className={styles.side} aria-label="Le refuge et votre demande">
          <AnimalCard view={view} />
          <Contact view={view} />
          <Withdraw view={view} />
        </aside>
      </div>
    </div>
  )
}

function AnimalCard({ view: { animal, shelter, createdAt } }: Pick<Props, 'view'>) {
  const sent = new Date(createdAt)
  return (
    <div className={styles.card}>
      {animal.image && (
        <img src={animal.image} alt="" width={460} height={420} className={styles.photo} />
      )}
      <p>
        {animal.href ? <a href={animal.href}>La page {ofName(animal.name)}</a> : animal.name}
        <br />
        <span className={styles.soft}>
          Demande envoyée le{' '}
          <time dateTime={dayIn(shelter.timezone, sent)}>{plainDayIn(shelter.timezone, sent)}</time>
        </span>
      </p>
    </div>
  )
}

function Contact({ view: { shelter } }: Pick<Props, 'view'>) {
  return (
    <div className={styles.card}>
      <h2>Joindre le refuge</h2>
      <p>
        <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
        <br />
        {shelter.place}
      </p>
      <ul className={styles.ways}>
        {shelter.phone && (
          <li>
            <a href={`tel:${shelter.phone.replace(/[^+\d]/g, '')}`}>{shelter.phone}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${shelter.email}`}>{shelter.email}</a>
        </li>
      </ul>
    </div>
  )
}

function Messages({ view: { messages, shelter } }: Pick<Props, 'view'>) {
  if (messages.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 id="messages">Les messages du refuge</h2>
      <ul className={styles.messages}>
        {messages.map(({ at, subject, text }) => (
          <li key={`${at} ${subject}`}>
            <details className={styles.fold}>
              <summary>
                {subject}{' '}
                <span className={styles.soft}>({plainDayIn(shelter.timezone, new Date(at))})</span>
              </summary>
              <p className={styles.text}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two presses: one says what will happen, the other does it. */
function Withdraw({ view: { isOpen, token, animal } }: Pick<Props, 'view'>) {
  if (!isOpen) return null
  return (
    <details className={`${styles.card} ${styles.fold}`}>
      <summary>Retirer ma demande</summary>
      <ActionForm
        action={`/api/adoptions/${encodeURIComponent(token)}/withdraw`}
        token={token}
        label="Oui, retirer ma demande"
        busyLabel="Envoi en cours…"
        look="destructive"
      >
        <input type="hidden" name="confirm" value="oui" />
        <p>
          Le refuge est prévenu, et ne compte plus sur vous pour {animal.name}. Vous pourrez faire
          une autre demande plus tard.
        </p>
      </ActionForm>
    </details>
  )
}
