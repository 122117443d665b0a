import type { ReactNode } from 'react'

import { Brand } from '@/ui/Brand'
import styles from './PageFrame.module.scss'

type Props = { children: ReactNode }

const LINKS = [
  ['/guide/adoption', 'Adopter, pas à pas'],
  ['/guide/soins', 'Soins d’urgence'],
  ['/a-propos', 'À propos'],
  ['/mentions-legales', 'Mentions légales'],
  ['/confidentialite', 'Confidentialité'],
  ['/cgu', 'Conditions d’utilisation'],
  ['/accessibilite', 'Accessibilité'],
  ['/developpeurs', 'Développeurs'],
] as const

/** The platform's own pages: its name above, its word to shelters below. */
export function PageFrame({ children }: Props) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand />
          <a className={styles.team} href="/auth/connexion">
            Espace des équipes
          </a>
        </div>
      </header>
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.pitch}>
          <p className={styles.title}>Vous faites vivre un refuge ?</p>
          <p>
            Patte Blanche est un logiciel libre : votre site, vos animaux et vos adoptions au même
            endroit, sans publicité ni traceur.{' '}
            <a href="/refuges/rejoindre-plateforme">Rejoindre la plateforme</a>
          </p>
        </div>
        <nav className={styles.links} aria-label="Pages de la plateforme">
          <ul>
            {LINKS.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  )
}
