import { readShelter } from '../queries'
import { Hours } from './Hours'
import styles from './LocationTemplate.module.scss'
import { MapOnClick } from './MapOnClick'
import noticeStyles from './Notice.module.scss'
import { OpenNow } from './OpenNow'
import { ShelterContact } from './ShelterContact'

type Props = { shelterId: string; content: { title: string; description: string } }

/** Template « localisation », standard variant: address, hours, and the map on request. */
export async function LocationTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <p className={noticeStyles.notice}>Informations du refuge non disponibles</p>
  const { address, postalCode, city, openingHours } = shelter
  const place = [address, `${postalCode} ${city}`].filter(Boolean).join(', ')
  return (
    <>
      <h2>{content.title || 'Nous trouver'}</h2>
      {content.description && <p>{content.description}</p>}
      <div className={styles.location}>
        <div className={styles.card}>
          <p className={styles.name}>{shelter.name}</p>
          <ShelterContact shelter={shelter} />
          {openingHours.length > 0 && (
            <div className={styles.hours}>
              <OpenNow hours={openingHours} timezone={shelter.timezone} />
              <Hours hours={openingHours} />
            </div>
          )}
        </div>
        <MapOnClick address={place} lat={shelter.lat} lng={shelter.lng} />
      </div>
    </>
  )
}
