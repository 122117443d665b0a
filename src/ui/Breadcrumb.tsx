import styles from './Breadcrumb.module.scss'

type Props = {
  /** From the second level to the page itself, which carries no link. */
  trail: ReadonlyArray<{ label: string; href?: string }>
}

/** Where the page stands: « Accueil », then the trail. Source: docs/decisions/look.md. */
export function Breadcrumb({ trail }: Props) {
  return (
    <nav className={styles.trail} aria-label="Fil d’Ariane">
      <ol>
        {[{ label: 'Accueil', href: '/' }, ...trail].map(({ label, href }) => (
          <li key={label}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
