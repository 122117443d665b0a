'use client'

import { useRouter } from 'next/navigation'

import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { API, PARTS, REASON_MAX, SENTENCES } from '../model'
import type { ReturnedForm } from '@/platform/http/plain-form'
import styles from './Relay.module.scss'

type Props = {
  token: string
  otherName: string
  mayReport: boolean
  /** The conversation is closed to this side already. */
  isClosed: boolean
  mayStop: boolean
  report: ReturnedForm
  stop: ReturnedForm
}

const LABELS = { reason: 'Que s’est-il passé\u00a0?' } as const

const isBack = ({ errors, problem }: ReturnedForm): boolean =>
  problem !== null || Object.keys(errors).length > 0

/** Ways out of a conversation: to want no more of it, and to report the other person. */
export function LeaveForms(props: Props) {
  const { token, otherName, mayReport, isClosed, mayStop, report, stop } = props
  const router = useRouter()
  const shared = { tooMany: SENTENCES.tooManyTries, onSent: () => router.refresh() }
  return (
    <section className={styles.leave} aria-label="Quitter ou signaler">
      {mayStop && (
        <details id={PARTS.stop} open={isBack(stop)}>
          <summary>Ne plus recevoir ces messages</summary>
          <div>
            <PostedForm
              {...shared}
              path={API.stop}
              labels={{}}
              prefix={PARTS.stop}
              label="Ne plus recevoir ces messages"
              look="outline"
              errors={stop.errors}
              problem={stop.problem}
            >
              {() => (
                <>
                  <input type="hidden" name="token" value={token} />
                  <p className={styles.note}>
                    {otherName} ne pourra plus vous écrire à ce sujet, et l’apprendra en mots
                    neutres. Vous pourrez reprendre la conversation.
                  </p>
                </>
              )}
            </PostedForm>
          </div>
        </details>
      )}
      {mayReport && (
        <details id={PARTS.report} open={isBack(report)}>
          <summary>Signaler cette personne</summary>
          <div>
            <PostedForm
              {...shared}
              path={API.report}
              labels={LABELS}
              prefix={PARTS.report}
              label={isClosed ? 'Signaler' : 'Signaler et fermer la conversation'}
              look="destructive"
              errors={report.errors}
              problem={report.problem}
            >
              {(bind) => (
                <>
                  <input type="hidden" name="token" value={token} />
                  <TextArea
                    {...bind('reason')}
                    label={LABELS.reason}
                    hint={`Demande d’argent, menace, mensonge… L’équipe de Patte Blanche lit ce texte et la conversation\u00a0; ${otherName} ne lit pas ce texte.${isClosed ? '' : ' La conversation se ferme aussitôt.'}`}
                    rows={4}
                    maxLength={REASON_MAX}
                    defaultValue={
                      typeof report.draft.reason === 'string' ? report.draft.reason : undefined
                    }
                    isRequired
                  />
                </>
              )}
            </PostedForm>
          </div>
        </details>
      )}
    </section>
  )
}
