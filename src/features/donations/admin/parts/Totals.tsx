import { euros } from '../../model'
import styles from './Totals.module.scss'

type Props = {
  label: string
  hint: string
  /** Each sum under its name: cents, or words. */
  sums: ReadonlyArray<readonly [name: string, sum: number | string]>
}

/** What a list adds up to. */
export function Totals({ label, hint, sums }: Props) {
  return (
    <section className={styles.totals} aria-label={label}>
      <dl>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof sum === 'number' ? euros(sum) : sum}</dd>
          </div>
        ))}
      </dl>
      <p>{hint}</p>
    </section>
  )
}
