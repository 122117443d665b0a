'use client'

import { useFormFields } from '@payloadcms/ui'

import {
  contrastProblems,
  mergeTheme,
  THEME_COLORS,
  THEME_LABELS,
  type Theme,
} from '../theme/model'
import styles from './ContrastWarning.module.scss'

/** Says which texts nobody could read; the site prints a readable colour instead. */
export function ContrastWarning() {
  const json = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(THEME_COLORS.map((key) => [key, fields[`theme.${key}`]?.value])),
    ),
  )
  const problems = contrastProblems(mergeTheme(JSON.parse(json) as Partial<Theme>))
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <section className={styles.box}>
          <h3 className={styles.title}>Des textes seraient difficiles à lire</h3>
          <ul className={styles.list}>
            {problems.map(({ text, background, ratio }) => (
              <li key={text}>
                «&nbsp;{THEME_LABELS[text]}&nbsp;» sur «&nbsp;{THEME_LABELS[background]}
                &nbsp;»&nbsp;: contraste de {ratio.toFixed(1).replace('.', ',')} pour 1 (il en faut
                4,5). Le site utilisera une couleur lisible.
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
