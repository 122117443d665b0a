import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { NewTab } from '@/ui/NewTab'

import { readShelter } from '../queries'
import styles from './ContactTemplate.module.scss'
import { addressLine, addressSearch, routeTo } from './map-links'
import { OpeningHours } from './OpeningHours'
import { ShelterContact, telephone } from './ShelterContact'

type Props = { shelterId: string; content: { title: string; description: string } }

/** Template « contact-formulaire »: every way to reach the shelter, the quickest first. */
export async function ContactTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <Notice>Informations du refuge non disponibles</Notice>
  const { name, phone, email, address } = shelter
  // Without a house there is nowhere to go: its animals live in families.
  const route = address ? (routeTo(shelter) ?? addressSearch(addressLine(shelter))) : null
  return (
    <div>
      <h2>{content.title || 'Nous contacter'}</h2>
      {content.description && <p>{content.description}</p>}
      <div className={styles.card}>
        <div>
          <p className={styles.name}>{name}</p>
          <ShelterContact shelter={shelter} />
          <div className={styles.actions}>
            {phone && <ButtonLink href={telephone(phone)}>Appeler le refuge</ButtonLink>}
            <ButtonLink look={phone ? 'outline' : 'primary'} href={`mailto:${email}`}>
              Écrire un e-mail
            </ButtonLink>
            {route && (
              <ButtonLink look="outline" href={route} target="_blank" rel="noopener">
                Itinéraire <NewTab />
              </ButtonLink>
            )}
          </div>
        </div>
        <OpeningHours shelter={shelter} />
      </div>
    </div>
  )
}
