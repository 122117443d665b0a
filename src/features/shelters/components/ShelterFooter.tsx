import type { PublicShelter } from '../queries'
import { Hours } from './Hours'
import { ShelterContact } from './ShelterContact'
import styles from './ShelterFooter.module.scss'

export function ShelterFooter({ shelter }: { shelter: PublicShelter }) {
  const home = `/shelter/${shelter.slug}`
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section id="contact" aria-label="Contact">
          <h2 className={styles.title}>{shelter.name}</h2>
          <ShelterContact shelter={shelter} />
        </section>
        {shelter.openingHours.length > 0 && (
          <section aria-labelledby="pied-horaires">
            <h2 id="pied-horaires" className={styles.title}>
              Horaires d’ouverture
            </h2>
            <Hours hours={shelter.openingHours} />
          </section>
        )}
        <nav aria-labelledby="pied-liens">
          <h2 id="pied-liens" className={styles.title}>
            Le refuge
          </h2>
          <ul className={styles.links}>
            <li>
              <a href={home}>Accueil du refuge</a>
            </li>
            <li>
              <a href={`${home}/animals`}>Nos animaux à adopter</a>
            </li>
            {shelter.website && (
              <li>
                <a href={shelter.website} rel="noopener">
                  Notre autre site
                </a>
              </li>
            )}
            {shelter.social.map(({ label, url }) => (
              <li key={label}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.pitch}>
        Ce site fonctionne avec <a href="/">Patte Blanche</a>, la plateforme ouverte des refuges.
      </p>
    </footer>
  )
}
