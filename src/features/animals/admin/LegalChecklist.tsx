'use client'

import { useFormFields } from '@payloadcms/ui'

import { legalGaps, type LegalFacts } from '../model'
import styles from './LegalChecklist.module.scss'

const WATCHED: ReadonlyArray<keyof LegalFacts> = [
  'species',
  'sex',
  'birthDate',
  'idType',
  'idNumber',
  'birthPlace',
  'pedigree',
  'isLitter',
  'motherIdNumber',
  'litterSize',
  'dogCategory',
]

/** What the law still misses, said while typing: the same rule refuses the publication. */
export function LegalChecklist() {
  const json = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(WATCHED.map((key) => [key, fields[key]?.value ?? null]))),
  )
  const facts = JSON.parse(json) as LegalFacts
  const gaps = legalGaps(facts, new Date())

  return (
    <section className={styles.box} data-complete={gaps.length === 0} aria-live="polite">
      <h3 className={styles.title}>
        {gaps.length === 0
          ? 'La fiche contient toutes les mentions légales'
          : 'Pour montrer cet animal au public, il manque :'}
      </h3>
      {gaps.length > 0 && (
        <ul className={styles.list}>
          {gaps.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        La loi demande ces informations pour un chien, un chat ou un furet. Une fiche incomplète
        s’enregistre sans être visible sur le site.
      </p>
    </section>
  )
}
