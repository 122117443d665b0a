import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import { FOOTER_COLUMNS, LEGAL_LINKS } from '../model'
import styles from './PlatformFooter.module.scss'

/** The foot of the platform's pages: a word to shelters, ways onward, the law. */
export function PlatformFooter() {
  return (
    <Static as="footer" className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.pitch}>
          <p className={styles.title}>Vous faites vivre un refuge&nbsp;?</p>
          <p>
            Patte Blanche est un logiciel libre&nbsp;: votre site, vos animaux et vos adoptions au
            même endroit, sans publicité ni traceur.
          </p>
          <ButtonLink look="secondary" href="/refuges/rejoindre-plateforme">
            Rejoindre la plateforme
          </ButtonLink>
        </div>
        <nav className={styles.columns} aria-label="Pages de la plateforme">
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.heading}>{title}</p>
              <ul className={styles.links}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <nav className={styles.legal} aria-label="Informations légales">
        <ul>
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Static>
  )
}
