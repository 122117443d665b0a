import { readShelter } from '../queries'
import { Hours } from './Hours'
import { OpenNow } from './OpenNow'
import { MapOnClick } from './MapOnClick'
import styles from './Templates.module.scss'

type Props = { shelterId: string; content: { title: string; description: string } }

/** Template « localisation », standard variant: address, hours, and the map on request. */
export async function LocationTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <p className={styles.notice}>Informations du refuge non disponibles</p>
  const address = `${shelter.address}, ${shelter.postalCode} ${shelter.city}`
  return (
    <div>
      <h2>{content.title || 'Nous trouver'}</h2>
      {content.description && <p>{content.description}</p>}
      <div className={styles.location}>
        <div className={styles.card}>
          <address className={styles.address}>
            <strong>{shelter.name}</strong>
            <br />
            {shelter.address}
            <br />
            {shelter.postalCode} {shelter.city}
          </address>
          {shelter.phone && (
            <p>
              <a className={styles.phone} href={`tel:${shelter.phone.replace(/[^+\d]/g, '')}`}>
                {shelter.phone}
              </a>
            </p>
          )}
          {shelter.openingHours.length > 0 && (
            <>
              <OpenNow hours={shelter.openingHours} timezone={shelter.timezone} />
              <Hours hours={shelter.openingHours} />
            </>
          )}
        </div>
        <MapOnClick address={address} lat={shelter.lat} lng={shelter.lng} />
      </div>
    </div>
  )
}
