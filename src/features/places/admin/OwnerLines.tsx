'use client'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { isLate } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { DeskPlace } from '../desk/schema'
import styles from './Desk.module.scss'
import type { Asked } from './OwnerDialog'
import { words } from './words.fr'

type Props = { row: DeskPlace; onAsk: (asked: Asked) => void; onDone: (said: string) => void }

/** What owners changed or ask for, and who else proves that the place is theirs. */
export const OwnerLines = (props: Props) => (
  <>
    {props.row.changes.length > 0 && (
      <ul className={styles.reasons} aria-label={words.changes}>
        {props.row.changes.map((change) => (
          <ChangeLine key={change.id} change={change} {...props} />
        ))}
      </ul>
    )}
    {props.row.claims.length > 0 && (
      <ul className={styles.reasons} aria-label={words.claims}>
        {props.row.claims.map((claim) => (
          <ClaimLine key={claim.id} claim={claim} {...props} />
        ))}
      </ul>
    )}
  </>
)

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{longMoment(new Date(at))}</time>

function ChangeLine({ row, change, onAsk, onDone }: Props & { change: DeskPlace['changes'][0] }) {
  const { write, refusal, isBusy } = useWrite()
  const { id, isAsked, by, at, lines } = change
  const keep = async () => {
    const outcome = await write('POST', '/api/desk/places/{placeId}/changes/{changeId}', {
      params: { placeId: row.id, changeId: id },
      body: { version: row.version, accept: true },
    })
    if (outcome && !outcome.refusal) onDone(isAsked ? words.accepted : words.kept)
    else if (outcome && isLate(outcome.refusal)) onDone(outcome.refusal?.sentence ?? '')
  }
  return (
    <li>
      <strong>
        {isAsked ? words.isAsked : words.isOnline}, {by ?? words.someone}
      </strong>
      <Moment at={at} />
      <dl className={styles.change}>
        {lines.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {words.was}&nbsp;: <del>{was}</del>
            </dd>
            <dd>
              {isAsked ? words.wanted : words.is}&nbsp;: <ins>{is}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {refusal && !isLate(refusal) && <p role="alert">{refusal.sentence}</p>}
      <div className={styles.decide}>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isBusy || undefined}
          onClick={() => void keep()}
        >
          {isAsked ? words.accept : words.keep}
        </button>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => onAsk({ what: isAsked ? 'refuse' : 'undo', row, change: id })}
        >
          {isAsked ? words.refuse : words.undo}
        </button>
      </div>
    </li>
  )
}

function ClaimLine({ row, claim, onAsk }: Props & { claim: DeskPlace['claims'][0] }) {
  const { id, by, email, at } = claim
  return (
    <li>
      <strong>{by ?? words.someone}</strong>, {email}
      <Moment at={at} />
      <div className={styles.decide}>
        <button
          type="button"
          className={buttons.primary}
          onClick={() => onAsk({ what: 'give', row, claim: id })}
        >
          {words.give}
        </button>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => onAsk({ what: 'refuseClaim', row, claim: id })}
        >
          {words.refuseClaim}
        </button>
      </div>
    </li>
  )
}
