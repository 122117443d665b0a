import { ButtonLink } from '@/ui/Button'
import { NewTab } from '@/ui/NewTab'

import { HELP, type Help } from '../model'
import type { PublicShelter } from '../queries'
import { addressLine, addressSearch, routeTo } from './map-links'
import { OpenNow } from './OpenNow'
import { telephone } from './ShelterContact'
import styles from './WaysToHelp.module.scss'

type Props = { shelter: PublicShelter; help: Help }

/** What one can do today for a shelter, while one cannot give on line: every way is a real one. */
export function WaysToHelp({ shelter, help }: Props) {
  const { slug, phone, email, website, address, openingHours, timezone } = shelter
  const { lead, later, subject } = HELP[help]
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{lead}</p>
      <p>{later}</p>
      <ul className={styles.ways}>
        {phone && (
          <li className={styles.way}>
            <h2>Appeler</h2>
            <p>{phone}</p>
            <ButtonLink href={telephone(phone)}>Appeler le refuge</ButtonLink>
          </li>
        )}
        <li className={styles.way}>
          <h2>Écrire</h2>
          <p className={styles.email}>{email}</p>
          <ButtonLink look={phone ? 'outline' : 'primary'} href={mail}>
            Écrire un e-mail
          </ButtonLink>
        </li>
        {address && (
          <li className={styles.way}>
            <h2>Venir</h2>
            <p>{addressLine(shelter)}</p>
            {openingHours.length > 0 && (
              <OpenNow
                hours={openingHours}
                exceptions={shelter.openingExceptions}
                timezone={timezone}
              />
            )}
            <ButtonLink
              look="outline"
              href={routeTo(shelter) ?? addressSearch(addressLine(shelter))}
              target="_blank"
              rel="noopener"
            >
              Itinéraire <NewTab />
            </ButtonLink>
          </li>
        )}
        {website && (
          <li className={styles.way}>
            <h2>Son autre site</h2>
            <p>Vous y trouverez peut-être une page pour donner ou parrainer.</p>
            <ButtonLink look="outline" href={website} rel="noopener">
              Voir le site
            </ButtonLink>
          </li>
        )}
      </ul>
      <p>
        Adopter, donner de son temps ou faire connaître les animaux qui attendent, c’est aider aussi
        : <a href={`/shelter/${slug}/animals`}>rencontrez-les</a>.
      </p>
    </div>
  )
}
