import { findShelter } from '@/features/shelters/queries'

import { cardDesignFrom } from '../card-design.model'
import { listShelterAnimals, listShelterSpecies } from '../queries'
import { AnimalItem } from './AnimalGrid'
import { AnimalListIsland } from './AnimalListIsland'

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
  const design = cardDesignFrom(content.cardDesign)
  const level = title ? 'h3' : 'h2'
  return (
    <div>
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
      <AnimalListIsland
        shelterId={shelterId}
        home={`/shelter/${shelter.slug}`}
        first={first.animals.map((animal) => (
          <AnimalItem key={animal.id} animal={animal} level={level} design={design} />
        ))}
        firstIds={first.animals.map(({ id }) => id)}
        total={first.total}
        limit={limit}
        cardsPerRow={cardsPerRow}
        design={design}
        showFilters={showFilters && first.total > 1}
        showLoadMore={showLoadMore}
        species={species}
        level={level}
      />
    </div>
  )
}
