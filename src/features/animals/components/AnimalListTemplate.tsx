import { findShelter } from '@/features/shelters/queries'

import { cardDesignFrom } from '../card-design.model'
import { listShelterAnimals, listShelterSpecies } from '../queries'
import { AnimalList } from './AnimalList'

type Props = {
  shelterId: string
  content: {
    title: string
    description: string
    limit: number
    cardsPerRow: number
    cardDesign: string
    showFilters: boolean
    showLoadMore: boolean
  }
}

/** Template « animaux-liste ». */
export async function AnimalListTemplate({ shelterId, content }: Props) {
  const { title, description, limit, cardsPerRow, showFilters, showLoadMore } = content
  const shelter = await findShelter(shelterId)
  if (!shelter) return null
  const [first, species] = await Promise.all([
    listShelterAnimals(shelterId, { limit }),
    showFilters ? listShelterSpecies(shelterId) : [],
  ])
  return (
    <div>
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
      <AnimalList
        shelterId={shelterId}
        home={`/shelter/${shelter.slug}`}
        first={first.animals}
        total={first.total}
        limit={limit}
        cardsPerRow={cardsPerRow}
        design={cardDesignFrom(content.cardDesign)}
        showFilters={showFilters && first.total > 1}
        showLoadMore={showLoadMore}
        species={species}
        level={title ? 'h3' : 'h2'}
      />
    </div>
  )
}
