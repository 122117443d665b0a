import { ActionForm } from '@/ui/ActionForm'

import type { OwnMatch } from '../match/queries'
import { ownApi } from '../model'
import { NoPhoto } from './NoPhoto'
import styles from './OwnReport.module.scss'

type Props = { token: string; matches: readonly OwnMatch[] }

/** What resembles the animal of a report, why, and whether it is the same: its author says. */
export function Matches({ token, matches }: Props) {
  return (
    <ul className={styles.matches}>
      {matches.map((match) => {
        const { id, title, detail, href, photo, isCertain, said, reasons } = match
        return (
          <li key={id} className={styles.match}>
            {photo ? (
              <img src={photo} alt="" width={84} height={76} loading="lazy" />
            ) : (
              <NoPhoto isSmall />
            )}
            <div>
              <a href={href}>{title}</a>
              <p>{detail}</p>
              <p>
                {isCertain && <strong>C’est le même animal&nbsp;: </strong>}
                {reasons.join(', ')}
              </p>
            </div>
            <div className={styles.answers}>
              {said ? (
                <p className={styles.yes}>{said}</p>
              ) : (
                <Answer token={token} match={id} answer="YES" label="C’est lui" about={title} />
              )}
              <Answer token={token} match={id} answer="NO" label="Ce n’est pas lui" about={title} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type AnswerProps = {
  token: string
  match: string
  answer: 'YES' | 'NO'
  label: string
  about: string
}

function Answer({ token, match, answer, label, about }: AnswerProps) {
  return (
    <ActionForm
      action={ownApi(token, 'matches')}
      label={label}
      busyLabel="Un instant…"
      look={answer === 'YES' ? 'primary' : 'outline'}
      about={about}
    >
      <input type="hidden" name="match" value={match} />
      <input type="hidden" name="answer" value={answer} />
    </ActionForm>
  )
}
