import { findShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

import { cardDesignFrom } from '../card-design.model'
import { listShelterAnimals } from '../queries'
import { animalCount } from '../wording'
import { AnimalGrid } from './AnimalGrid'
import styles from './UrgentAnimalsTemplate.module.scss'

type Props = {
  shelterId: string
  content: {
    title: string
    description: string
    limit: number
    cardsPerRow: number
    cardDesign: string
  }
}

/** Template « animaux-urgence »: the shelter's animals in SOS. Sentences: docs/decisions/animals.md. */
export async function UrgentAnimalsTemplate({ shelterId, content }: Props) {
  if (!shelterId) return <Notice>ID du refuge requis</Notice>
  const { limit, cardsPerRow } = content
  const design = cardDesignFrom(content.cardDesign)
  const [shelter, { animals, total }] = await Promise.all([
    findShelter(shelterId),
    listShelterAnimals(shelterId, { limit, isSos: true }),
  ])
  return (
    <div>
      <Heading content={content} />
      {animals.length > 0 ? (
        <AnimalGrid animals={animals} perRow={cardsPerRow} design={design} />
      ) : (
        <Notice>Aucun animal en urgence actuellement&nbsp;!</Notice>
      )}
      {shelter && total > animals.length && (
        <p className={styles.more}>
          <ButtonLink look="outline" href={`/shelter/${shelter.slug}/animals?isSos=true`}>
            Voir tous les SOS ({animalCount(total)})
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** In its place when the animals could not be read; the page is made again soon after. */
export function UrgentAnimalsFailure({ content }: Props) {
  return (
    <div>
      <Heading content={content} />
      <Notice>
        <p>Impossible de charger les animaux en urgence</p>
        {/* The page itself, asked once more. */}
        <ButtonLink look="outline" href="">
          Réessayer
        </ButtonLink>
      </Notice>
    </div>
  )
}

function Heading({ content: { title, description } }: Pick<Props, 'content'>) {
  return (
    <>
      <h2>{title || 'Animaux en urgence'}</h2>
      {description && <p>{description}</p>}
    </>
  )
}
