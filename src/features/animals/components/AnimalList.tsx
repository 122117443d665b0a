'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { LoadMore } from '@/ui/LoadMore'

import type { CardDesign } from '../card-design.model'
import type { Species } from '../model'
import { animalCount, PER_PAGE } from '../count.model'
import { AnimalFilters } from './AnimalFilters'
import { AnimalGrid } from './AnimalGrid'
import styles from './AnimalList.module.scss'
import { fetchBatch, type Batch } from './fetch-batch'
import {
  isSameChoice,
  NO_FILTER,
  readListAddress,
  writeListAddress,
  type FilterValues,
} from './list-address'

/** `afterFirst`: its cards stand after the first ones, those of no choice. */
type ShownBatch = Batch & { afterFirst: boolean }

export type AnimalListProps = {
  shelterId: string
  /** Address of the shelter's site. */
  home: string
  /** The first cards, drawn by the server: their data is not sent to the browser. */
  first: ReactNode
  /** Whom the first cards show. */
  firstIds: readonly string[]
  total: number
  limit: number
  cardsPerRow: number
  design: CardDesign
  showFilters: boolean
  showLoadMore: boolean
  species: Species[]
  level: 'h2' | 'h3'
}

/** Lists of a page that a visitor may filter. */
const FILTERED = '[data-filtered-list]'

/** The place of a list among those of its page, from 0. */
const placeOf = (room: HTMLElement | null): number =>
  Math.max(0, [...document.querySelectorAll<HTMLElement>(FILTERED)].indexOf(room as HTMLElement))

/**
 * Cards in batches: the first from the server, the next on request, filters on top. What is
 * chosen lives in the address, so that a reload, Back and a shared link keep it; the page itself
 * is kept for everybody, so the first answer is of no choice. Without JavaScript the form and the
 * link lead to the page of all the animals, whose address says the same.
 */
export function AnimalList(props: AnimalListProps) {
  const { shelterId, home, limit, showFilters } = props
  const [filters, setFilters] = useState(NO_FILTER)
  const [batch, setBatch] = useState<ShownBatch>({
    afterFirst: true,
    animals: [],
    total: props.total,
  })
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'ready' | 'loading' | 'error'>('ready')
  const [retry, setRetry] = useState<() => void>()
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const room = useRef<HTMLDivElement>(null)
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
      const afterFirst = nextPage > 1 && batch.afterFirst
      const known = nextPage === 1 ? [] : batch.animals
      const ids = new Set([...(afterFirst ? props.firstIds : []), ...known.map(({ id }) => id)])
      const fresh = next.animals.filter(({ id }) => !ids.has(id))
      setBatch({ afterFirst, animals: [...known, ...fresh], total: next.total })
      setPage(nextPage)
      setFirstNew(nextPage > 1 && fresh.length > 0 ? ids.size : null)
      setState('ready')
    } catch {
      if (mine === request.current) setState('error')
    }
  }

  const show = (wanted: FilterValues) => {
    setFilters(wanted)
    void load(wanted, 1)
  }

  const filterBy = (change: Partial<FilterValues>) => {
    const wanted = { ...filters, ...change }
    const query = writeListAddress(location.search, placeOf(room.current), wanted)
    const address = `${location.pathname}${query && `?${query}`}`
    // One entry of the history, which Back undoes; none for what a reload gave back to the fields.
    if (address !== `${location.pathname}${location.search}`) history.pushState(null, '', address)
    show(wanted)
  }

  const followAddress = useEffectEvent(() => {
    const asked = readListAddress(location.search, placeOf(room.current))
    if (!isSameChoice(asked, filters)) show(asked)
  })
  useEffect(() => {
    if (!showFilters) return
    const follow = () => followAddress()
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [showFilters])

  const { afterFirst, animals, total } = batch
  const shown = animals.length + (afterFirst ? props.firstIds.length : 0)
  const rest = new URLSearchParams(writeListAddress('', 0, filters))
  rest.set('page', String(page + 1))
  if (limit !== PER_PAGE) rest.set('limit', String(limit))
  const hasMore = props.showLoadMore && shown > 0 && total > shown
  return (
    <div ref={room} data-filtered-list={showFilters || undefined}>
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
      {shown === 0 && state !== 'error' ? (
        <div className={styles.notice}>
          <p>Aucun animal ne correspond à vos critères.</p>
          {!isSameChoice(filters, NO_FILTER) && (
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
        >
          {afterFirst && props.first}
        </AnimalGrid>
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
        <LoadMore
          // The same batch as a page of its own, for those without JavaScript.
          href={`${home}/animals?${rest}`}
          remaining={animalCount(total - shown)}
          isLoading={state === 'loading'}
          onLoad={() => void load(filters, page + 1)}
        />
      )}
    </div>
  )
}
