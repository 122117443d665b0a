import type { FieldDiffServerProps } from 'payload'

import { readContent } from '../../content/read'
import { describeChanges, type Change } from '../describe-changes'
import styles from './SectionsDiff.module.scss'

const SIGNS: Record<Change['kind'], string> = {
  added: '+',
  removed: '−',
  moved: '↕',
  changed: '≠',
}

/** The content of two versions compared in plain French, instead of two columns of code. */
export function SectionsDiff({ comparisonValue, versionValue }: FieldDiffServerProps) {
  const changes = describeChanges(readContent(comparisonValue), readContent(versionValue))
  return (
    <section className={styles.diff}>
      <h3 className={styles.title}>Contenu de la page</h3>
      {changes.length === 0 ? (
        <p>Le contenu est le même dans les deux versions.</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ kind, sentence, details }, index) => (
            <li key={index} className={styles.change} data-kind={kind}>
              <span className={styles.sign} aria-hidden="true">
                {SIGNS[kind]}
              </span>
              <div>
                {sentence}
                {details.length > 0 && (
                  <ul className={styles.details}>
                    {details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
