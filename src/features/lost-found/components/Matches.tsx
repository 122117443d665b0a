import type { OwnMatch } from '../match/queries'
import { NoPhoto } from './NoPhoto'
import styles from './OwnReport.module.scss'

/** What resembles the animal of a report, and why. */
export function Matches({ matches }: { matches: readonly OwnMatch[] }) {
  return (
    <ul className={styles.matches}>
      {matches.map(({ id, title, detail, href, photo, isCertain, reasons }) => (
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
        </li>
      ))}
    </ul>
  )
}
