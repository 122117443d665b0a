import type { PublicShelter } from '../queries'
import { Hours } from './Hours'
import styles from './ShelterFooter.module.scss'

export function ShelterFooter({ shelter }: { shelter: PublicShelter }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section aria-labelledby="pied-refuge">
          <h2 id="pied-refuge" className={styles.title}>
            {shelter.name}
          </h2>
          <address className={styles.address}>
            {shelter.address}
            <br />
            {shelter.postalCode} {shelter.city}
          </address>
          {shelter.phone && (
            <a href={`tel:${shelter.phone.replace(/[^+\d]/g, '')}`}>{shelter.phone}</a>
          )}
          <a href={`mailto:${shelter.email}`}>{shelter.email}</a>
        </section>
        {shelter.openingHours.length > 0 && (
          <section aria-labelledby="pied-horaires">
            <h2 id="pied-horaires" className={styles.title}>
              Horaires
            </h2>
            <Hours hours={shelter.openingHours} />
          </section>
        )}
        <nav aria-label="Pied de page">
          <h2 className={styles.title}>Le refuge</h2>
          <a href={`/shelter/${shelter.slug}`}>Accueil</a>
          <a href={`/shelter/${shelter.slug}/animals`}>Nos animaux</a>
          {shelter.website && (
            <a href={shelter.website} rel="noopener">
              Site internet
            </a>
          )}
          {shelter.social.map(({ label, url }) => (
            <a key={label} href={url} rel="noopener">
              {label}
            </a>
          ))}
        </nav>
      </div>
      <p className={styles.pitch}>
        Ce site fonctionne avec <a href="/">Patte Blanche</a>, la plateforme ouverte des refuges.
      </p>
    </footer>
  )
}
