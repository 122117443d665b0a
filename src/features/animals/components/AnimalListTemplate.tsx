import { findShelter } from '@/features/shelters/queries'

import { listShelterAnimals, listShelterSpecies } from '../queries'
import { AnimalList } from './AnimalList'

type Props = {
  shelterId: string
  content: {
    title: string
    description: string
    limit: number
    cardsPerRow: number
    showFilters: boolean
    showLoadMore: boolean
  }
}

/** Template « animaux-liste ». */
export async function AnimalListTemplate({ shelterId, content }: Props) {
  const shelter = await findShelter(shelterId)
  if (!shelter) return null
  const [first, species] = await Promise.all([
    listShelterAnimals(shelterId, content.limit, 1),
    content.showFilters ? listShelterSpecies(shelterId) : [],
  ])
  return (
    <>
      {content.title && <h2>{content.title}</h2>}
      {content.description && <p>{content.description}</p>}
      <AnimalList
        shelterId={shelterId}
        home={`/shelter/${shelter.slug}`}
        first={first.animals}
        total={first.total}
        limit={content.limit}
        cardsPerRow={content.cardsPerRow}
        showFilters={content.showFilters}
        showLoadMore={content.showLoadMore}
        species={species}
      />
    </>
  )
}
