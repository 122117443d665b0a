import { hourIn, PARIS, shortDayIn } from '@/platform/time/model'
import { telephone } from '@/features/shelters/components/ShelterContact'

import type { ReadableAnswer, SubmissionStatus } from '../answers.model'
import type { Outcome } from '../inbox/decision.model'
import type { OwnAnswer as Answer } from '../submissions/queries'
import styles from './OwnAnswer.module.scss'

type Props = {
  answer: Answer
  /** Of the page's own address. */
  token: string
}

/** What the sender is told of where the answer stands. */
const STATES: Record<SubmissionStatus, string> = {
  NEW: 'Votre réponse est arrivée. L’équipe va la lire.',
  READ: 'L’équipe a lu votre réponse.',
  DONE: 'L’équipe a traité votre réponse.',
}

const DECIDED: Record<Outcome, string> = {
  ACCEPTED: 'L’équipe a dit oui à votre demande.',
  REFUSED: 'L’équipe ne peut pas donner suite à votre demande.',
}

function Value({ answer: { text, file }, token }: { answer: ReadableAnswer; token: string }) {
  if (!file) return text
  return (
    <a className={styles.file} href={`/api/form-answers/${token}/files/${file.id}`}>
      {file.name}
    </a>
  )
}

/** Somebody's own answer, as they sent it. */
export function OwnAnswer({ answer, token }: Props) {
  const { status, sentAt, erasedAt, parts, consent, decision, shelter } = answer
  const sent = new Date(sentAt)
  const timezone = shelter?.timezone ?? PARIS
  return (
    <div className={styles.answer}>
      <div className={styles.state}>
        <p>
          <strong>{decision ? DECIDED[decision.outcome] : STATES[status]}</strong>
        </p>
        {decision?.text && <p className={styles.words}>«&nbsp;{decision.text}&nbsp;»</p>}
        <p>
          Envoyée le {shortDayIn(timezone, sent)} à {hourIn(timezone, sent)}.
        </p>
        {shelter && (
          <p>
            Une question&nbsp;? Écrivez à <a href={`mailto:${shelter.email}`}>{shelter.email}</a>
            {shelter.phone && (
              <>
                {' '}
                ou appelez le <a href={telephone(shelter.phone)}>{shelter.phone}</a>
              </>
            )}
            .
          </p>
        )}
      </div>
      {parts.map(({ title, answers }) => (
        <section key={title ?? ''} className={styles.part}>
          <h2>{title ?? 'Vos réponses'}</h2>
          <dl className={styles.list}>
            {answers.map((each) => (
              <div key={each.fieldId}>
                <dt>{each.label}</dt>
                <dd>
                  <Value answer={each} token={token} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>
        {consent && <>Vous avez accepté&nbsp;: «&nbsp;{consent}&nbsp;» </>}
        Vos réponses seront effacées le {shortDayIn(timezone, new Date(erasedAt))}. Pour qu’elles le
        soient plus tôt, écrivez au refuge.
      </p>
    </div>
  )
}
