import { longMoment } from '@/platform/time/model'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'
import { QuietFold } from '@/ui/QuietFold'

import { followPath, followTitle, PARTS, statusSentence, stepDetail } from '../model'
import type { Followed } from '../queries'
import { ForgetForm, NoteForm } from './FollowForms'
import styles from './FollowView.module.scss'

type Returned = {
  draft: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  problem: { error: string; wait: number } | null
}

type Props = {
  report: Followed
  token: string
  /** Address of the site. */
  origin: string
  isNew: boolean
  /** The part whose form was just sent. */
  done: string | null
  note: Returned
  contact: Returned
}

const at = (moment: string): string => longMoment(new Date(moment))

function Story({ report }: { report: Followed }) {
  const received = {
    id: 'reçu',
    title: 'Nous avons reçu votre message',
    detail: '',
    text: '',
    at: report.receivedAt,
  }
  // What they wrote is not shown again: somebody else may look at this page.
  const events = report.events.map((each) => ({
    ...each,
    title: followTitle(each),
    detail: stepDetail(each),
    text: each.kind === 'NOTE' ? '' : each.text,
  }))
  const lines = [received, ...events]
  return (
    <ol className={styles.story}>
      {lines.map(({ id, title, detail, text, at: moment }) => (
        <li key={id}>
          <h3>{title}</h3>
          <time dateTime={moment}>{at(moment)}</time>
          {(detail || text) && (
            <QuietFold summary="Lire">
              {detail && <p>{detail}</p>}
              {text && <p className={styles.words}>{text}</p>}
            </QuietFold>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What became of a report, for whoever has its link: never what was written in it at first. */
export function FollowView(props: Props) {
  const { report, token, origin, isNew, done, note, contact } = props
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Suivi' }]}
        title={isNew ? 'Votre message est arrivé' : 'Votre message'}
        lead={statusSentence(report.status)}
      />
      <section className={styles.link} aria-labelledby="lien-titre">
        <h2 id="lien-titre">Notez cette adresse</h2>
        <p>Elle seule ouvre cette page. Sans elle, nous ne pourrons pas vous la redonner.</p>
        <p className={styles.address}>{`${origin}${followPath(token)}`}</p>
        <p>
          Ne l’enregistrez pas sur un appareil que d’autres utilisent&nbsp;: une feuille de papier
          convient mieux.
        </p>
      </section>
      <section aria-labelledby="suivi-titre">
        <h2 id="suivi-titre">Où nous en sommes</h2>
        <Story report={report} />
      </section>
      {(report.status !== 'CLOSED' || Object.keys(note.errors).length > 0) && (
        <section id={PARTS.note} className={styles.part} aria-labelledby={`${PARTS.note}-titre`}>
          <h2 id={`${PARTS.note}-titre`}>Ajouter une précision</h2>
          {done === PARTS.note && (
            <Banner tone="success" role="status">
              Votre précision est arrivée.
            </Banner>
          )}
          <NoteForm token={token} {...note} />
        </section>
      )}
      {(report.hasContact || done === PARTS.contact) && (
        <section
          id={PARTS.contact}
          className={styles.part}
          aria-labelledby={`${PARTS.contact}-titre`}
        >
          <h2 id={`${PARTS.contact}-titre`}>Vos coordonnées</h2>
          {report.hasContact ? (
            <>
              <p>
                Vous pouvez les effacer à tout moment. Le message suit alors son cours sans votre
                nom, et plus aucun e-mail ne vous est envoyé.
              </p>
              <ForgetForm token={token} {...contact} />
            </>
          ) : (
            <Banner tone="success" role="status">
              Vos coordonnées sont effacées.
            </Banner>
          )}
        </section>
      )}
    </div>
  )
}
