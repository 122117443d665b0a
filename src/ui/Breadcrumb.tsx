import styles from './Breadcrumb.module.scss'
import { TRAIL_START, trailFacts, type Trail } from './facts.model'
import { JsonLd } from './JsonLd'
import { Static } from './Static'

type Props = {
  trail: Trail
  /** Of the site, where search engines may list the page: they read its trail too. */
  origin?: string
}

/** Where the page stands: « Accueil », then the trail. Source: docs/decisions/look.md. */
export function Breadcrumb({ trail, origin }: Props) {
  return (
    <Static as="nav" className={styles.trail} aria-label="Fil d’Ariane">
      <ol>
        {[TRAIL_START, ...trail].map(({ label, href }) => (
          <li key={label}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      {origin && <JsonLd data={trailFacts(origin, trail)} />}
    </Static>
  )
}
