import { frenchSpaces } from '@/platform/html/french'
import { Notice } from '@/ui/Notice'
import { Static } from '@/ui/Static'

import { readShelter } from '../queries'
import styles from './PresentationTemplate.module.scss'

type Props = {
  shelterId: string
  content: { title: string; description: string; textLayout: string; alignment: string }
}

/** Template « presentation »: the shelter in its own words, whole or in short. */
export async function PresentationTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <Notice>Informations du refuge non disponibles</Notice>
  const { name, shortDescription, longDescription } = shelter
  const [wanted, other] =
    content.textLayout === 'short'
      ? [shortDescription, longDescription]
      : [longDescription, shortDescription]
  const text = wanted || other
  // A shelter that has written nothing yet shows nothing: never a hole in a public page.
  if (!text) return null
  return (
    <Static className={styles.presentation} data-alignment={content.alignment}>
      <h2>{content.title || name}</h2>
      {content.description && <p className={styles.lead}>{frenchSpaces(content.description)}</p>}
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{frenchSpaces(paragraph)}</p>
      ))}
    </Static>
  )
}
