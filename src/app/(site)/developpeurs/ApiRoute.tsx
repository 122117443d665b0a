import type { Entry, Value } from '@/platform/http/api-reference'

import styles from './page.module.scss'

function Values({ title, values }: { title: string; values: readonly Value[] }) {
  if (values.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <dl className={styles.values}>
        {values.map(({ name, kind, isRequired, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {isRequired && <span className={styles.required}> obligatoire</span>}
            </dt>
            <dd>
              {kind}
              {description && <> · {description}</>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** One address of the API: what it takes, what it gives, when it refuses. */
export function ApiRoute({ entry }: { entry: Entry }) {
  const { id, method, path, summary, description, needsSession, answers, refusals } = entry
  return (
    <article id={id} className={styles.route}>
      <h3>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </h3>
      <p>
        {summary}.{needsSession && <strong> Demande une session.</strong>}
      </p>
      {description && <p>{description}</p>}
      <Values title="Paramètres de l’adresse" values={entry.parameters} />
      <Values title="Corps de la demande" values={entry.body} />
      {answers.map(({ status, description: text, fields }) => (
        <Values key={status} title={`Réponse ${status}\u00a0: ${text}`} values={fields} />
      ))}
      {refusals.length > 0 && (
        <p className={styles.refusals}>
          Refus&nbsp;:{' '}
          {refusals
            .map(({ status, sentence }) => `${status} (${sentence.toLowerCase()})`)
            .join(', ')}
          .
        </p>
      )}
    </article>
  )
}
