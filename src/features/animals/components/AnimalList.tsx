'use client'

import { useEffect, useRef, useState } from 'react'

import type { CardDesign } from '@/features/pages/model'
import { Button, ButtonLink } from '@/ui/Button'

import type { AnimalCardData } from '../card'
import type { Species } from '../model'
import { animalCount, PER_PAGE } from '../wording'
import { AnimalFilters, NO_FILTER, type FilterValues } from './AnimalFilters'
import { AnimalGrid } from './AnimalGrid'
import styles from './AnimalList.module.scss'
import { fetchBatch, type Batch } from './fetch-batch'

type Props = {
  shelterId: string
  /** Address of the shelter's site. */
  home: string
  first: AnimalCardData[]
  total: number
  limit: number
  cardsPerRow: number
  design: CardDesign
  showFilters: boolean
  showLoadMore: boolean
  species: Species[]
  level: 'h2' | 'h3'
}

/** Cards in batches: the first from the server, the next on request, filters on top. */
export function AnimalList(props: Props) {
  const { shelterId, home, limit, showFilters } = props
  const [filters, setFilters] = useState(NO_FILTER)
  const [batch, setBatch] = useState<Batch>({ animals: props.first, total: props.total })
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'ready' | 'loading' | 'error'>('ready')
  const [retry, setRetry] = useState<() => void>()
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const request = useRef(0)

  // The button has gone further down: reading goes on where the new cards begin.
  useEffect(() => {
    if (firstNew === null) return
    list.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])

  const load = async (wanted: FilterValues, nextPage: number) => {
    const mine = (request.current += 1)
    setState('loading')
    setRetry(() => () => void load(wanted, nextPage))
    try {
      const next = await fetchBatch(shelterId, wanted, { page: nextPage, limit })
      if (mine !== request.current) return
      const known = nextPage === 1 ? [] : batch.animals
      const ids = new Set(known.map(({ id }) => id))
      const fresh = next.animals.filter(({ id }) => !ids.has(id))
      setBatch({ animals: [...known, ...fresh], total: next.total })
      setPage(nextPage)
      setFirstNew(nextPage > 1 && fresh.length > 0 ? known.length : null)
      setState('ready')
    } catch {
      if (mine === request.current) setState('error')
    }
  }

  const filterBy = (change: Partial<FilterValues>) => {
    const wanted = { ...filters, ...change }
    setFilters(wanted)
    void load(wanted, 1)
  }

  const { animals, total } = batch
  const isFiltered = Boolean(filters.species || filters.sex || filters.isSos)
  const hasMore = props.showLoadMore && animals.length > 0 && total > animals.length
  return (
    <div>
      {showFilters && (
        <AnimalFilters
          action={`${home}/animals`}
          values={filters}
          species={props.species}
          onChange={filterBy}
        >
          <noscript>
            <Button type="submit" look="outline">
              Filtrer
            </Button>
          </noscript>
        </AnimalFilters>
      )}
      <p className={styles.count} role="status">
        {state === 'loading' ? 'Chargement…' : animalCount(total)}
      </p>
      {animals.length === 0 && state !== 'error' ? (
        <div className={styles.notice}>
          <p>Aucun animal ne correspond à vos critères.</p>
          {isFiltered && (
            <Button look="outline" onClick={() => filterBy(NO_FILTER)}>
              Tout effacer
            </Button>
          )}
        </div>
      ) : (
        <AnimalGrid
          ref={list}
          animals={animals}
          perRow={props.cardsPerRow}
          level={props.level}
          design={props.design}
          isBusy={state === 'loading'}
        />
      )}
      {state === 'error' && (
        <div className={styles.notice} role="alert">
          <p>Les animaux n’ont pas pu être chargés.</p>
          <Button look="outline" onClick={retry}>
            Réessayer
          </Button>
        </div>
      )}
      {hasMore && state !== 'error' && (
        <p className={styles.more}>
          <ButtonLink
            look="outline"
            // The same batch as a page of its own, for those without JavaScript.
            href={`${home}/animals?page=${page + 1}${limit === PER_PAGE ? '' : `&limit=${limit}`}`}
            aria-disabled={state === 'loading'}
            onClick={(event) => {
              event.preventDefault()
              if (state !== 'loading') void load(filters, page + 1)
            }}
          >
            Voir la suite (encore {animalCount(total - animals.length)})
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
