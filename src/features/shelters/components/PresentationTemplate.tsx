import { readShelter } from '../queries'
import styles from './Templates.module.scss'

type Props = { shelterId: string; content: { title: string; description: string } }

/** Template « presentation »: the shelter in its own words. */
export async function PresentationTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <p className={styles.notice}>Informations du refuge non disponibles</p>
  const text = shelter.longDescription || shelter.shortDescription
  // A shelter that has written nothing yet shows nothing: never a hole in a public page.
  if (!text) return null
  return (
    <div className={styles.presentation}>
      <h2>{content.title || shelter.name}</h2>
      {content.description && <p className={styles.lead}>{content.description}</p>}
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
