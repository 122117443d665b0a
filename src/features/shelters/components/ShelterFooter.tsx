import { Static } from '@/ui/Static'

import { shelterLinks, type ShelterLink } from '../model'
import { readImprint, type PublicShelter } from '../queries'
import { ExceptionList } from './ExceptionList'
import { Hours } from './Hours'
import { ShelterContact } from './ShelterContact'
import styles from './ShelterFooter.module.scss'

type Props = {
  shelter: PublicShelter
  /** Pages of its site that other rooms draw. */
  more?: readonly ShelterLink[]
}

/** What is at the bottom of every page of a shelter: how to reach it, its pages, who answers. */
export async function ShelterFooter({ shelter, more = [] }: Props) {
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
            <Static isBare>
              <Hours hours={shelter.openingHours} />
            </Static>
            <ExceptionList exceptions={shelter.openingExceptions} timezone={shelter.timezone} />
          </section>
        )}
        <Static as="nav" aria-labelledby="pied-liens">
          <h2 id="pied-liens" className={styles.title}>
            Le refuge
          </h2>
          <ul className={styles.links}>
            <li>
              <a href={home}>Accueil du refuge</a>
            </li>
            {[...shelterLinks(shelter), ...more].map(({ slug, label }) => (
              <li key={slug}>
                <a href={`${home}/${slug}`}>{label}</a>
              </li>
            ))}
          </ul>
        </Static>
        <Elsewhere shelter={shelter} />
      </div>
      <Static className={styles.legal}>
        <Publisher shelter={shelter} />
        <p>
          Ce site fonctionne avec <a href="/">Patte Blanche</a>, la plateforme ouverte des refuges.
        </p>
        <ul className={styles.texts}>
          <li>
            <a href="/mentions-legales">Mentions légales</a>
          </li>
          <li>
            <a href="/confidentialite">Confidentialité</a>
          </li>
          <li>
            <a href="/accessibilite">Accessibilité</a>
          </li>
        </ul>
      </Static>
    </footer>
  )
}

type Part = { shelter: PublicShelter }

function Elsewhere({ shelter: { website, social } }: Part) {
  const links = [...(website ? [{ label: 'Notre autre site', url: website }] : []), ...social]
  if (links.length === 0) return null
  return (
    <Static as="nav" aria-labelledby="pied-ailleurs">
      <h2 id="pied-ailleurs" className={styles.title}>
        Nous suivre
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={label}>
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Static>
  )
}

/** The association that answers for the site, with its numbers in the public registers. */
async function Publisher({ shelter }: Part) {
  const { rna, siret, legalPurpose } = await readImprint(shelter.id)
  const { name, address, postalCode, city } = shelter
  const seat = [address, `${postalCode} ${city}`].filter(Boolean).join(', ')
  const numbers = [rna && `RNA ${rna}`, siret && `SIRET ${siret}`].filter(Boolean)
  return (
    <p>
      Éditeur de ces pages : {[name, seat, ...numbers].join(' · ')}.
      {legalPurpose && ` Objet : ${legalPurpose.replace(/\.$/, '')}.`}
    </p>
  )
}
