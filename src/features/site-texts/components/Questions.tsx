import { questionFacts } from '@/ui/facts.model'
import { JsonLd } from '@/ui/JsonLd'
import { Static } from '@/ui/Static'

import { textOf, type Part } from '../outline'
import styles from './Questions.module.scss'

/** Questions that open on their answers, without a script; search engines read them too. */
export function Questions({ parts }: { parts: readonly Part[] }) {
  const all = parts.flatMap(({ questions }) => questions)
  return (
    <>
      {parts.map(({ id, title, intro, questions }) => (
        <Static as="section" key={id} id={id} className={styles.part}>
          {title && <h2>{title}</h2>}
          {intro && <div dangerouslySetInnerHTML={{ __html: intro }} />}
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.summary}>
                <h3 className={styles.title}>{question}</h3>
              </summary>
              <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </Static>
      ))}
      {all.length > 0 && (
        <JsonLd
          data={questionFacts(
            all.map(({ question, answer }) => ({ question, answer: textOf(answer) })),
          )}
        />
      )}
    </>
  )
}
