import { Fragment } from 'react'

import { longMoment } from '@/platform/time/model'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'

import { API, otherSide, type Side } from '../model'
import type { Report } from '../reports'
import { MessagePhoto } from './MessagePhoto'
import styles from './Relay.module.scss'

/** A reported conversation, for the platform to decide of. */
export function ReportView({ report }: { report: Report }) {
  const { id, title, path, said, reporter, people, messages, isReviewed, isClosed } = report
  const nameOf = (side: Side) => people[side].name ?? 'Personne anonymisée'
  const lineOf = (side: Side) => `${nameOf(side)}\n${people[side].email}`
  return (
    <div className={styles.parts}>
      <div className={styles.card}>
        <dl className={styles.facts}>
          <dt>Au sujet de</dt>
          <dd>
            <a href={path}>{title}</a>
          </dd>
          <dt>Signalé par</dt>
          <dd>{lineOf(reporter)}</dd>
          <dt>Personne signalée</dt>
          <dd>{lineOf(otherSide(reporter))}</dd>
          {said.map(({ by, reason, at }) => (
            <Fragment key={by}>
              <dt>
                {by === reporter ? 'Motif' : 'La personne signalée signale aussi'}, le{' '}
                {longMoment(new Date(at))}
              </dt>
              <dd>{reason || 'Effacé avec les données d’une des deux personnes'}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <ol className={styles.list} aria-label="Messages">
        {messages.map(({ id: message, side, text, photo, at: sentAt }) => (
          <li key={message} className={styles.message} data-mine={side === reporter || undefined}>
            <p className={styles.who}>
              <strong>{nameOf(side)}</strong>
              <time dateTime={sentAt}>{longMoment(new Date(sentAt))}</time>
            </p>
            <p className={styles.text}>{text}</p>
            {photo && <MessagePhoto path={photo} alt={`Photo envoyée par ${nameOf(side)}`} />}
          </li>
        ))}
      </ol>
      {isReviewed ? (
        <Banner tone="info">
          {isClosed
            ? 'Vous avez décidé\u00a0: la conversation est close.'
            : 'Vous avez décidé\u00a0: la conversation est rouverte.'}
        </Banner>
      ) : (
        <div className={styles.card}>
          <h2>Votre décision</h2>
          <p>
            {said.length > 1
              ? 'Les deux personnes l’apprennent par e-mail.'
              : 'La personne qui a signalé l’apprend par e-mail.'}
          </p>
          <div className={styles.choices}>
            {(
              [
                ['CLOSE', 'Clore la conversation', 'destructive'],
                ['REOPEN', 'Rouvrir la conversation', 'outline'],
              ] as const
            ).map(([decision, label, look]) => (
              <form key={decision} action={API.review} method="post">
                <input type="hidden" name="thread" value={id} />
                <input type="hidden" name="decision" value={decision} />
                <input type="hidden" name="said" value={said.length} />
                <Button type="submit" look={look}>
                  {label}
                </Button>
              </form>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
