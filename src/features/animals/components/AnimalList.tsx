'use client'

import { useEffect, useRef, useState } from 'react'

import { Button, ButtonLink } from '@/ui/Button'

import { SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '../model'
import type { AnimalCardData } from '../queries'
import { AnimalCard } from './AnimalCard'
import styles from './AnimalList.module.scss'

type Filters = { species: Species | ''; sex: Sex | ''; isSos: boolean }

const NO_FILTER: Filters = { species: '', sex: '', isSos: false }

type Props = {
  shelterId: string
  /** Address of the shelter's site. */
  home: string
  first: AnimalCardData[]
  total: number
  limit: number
  cardsPerRow: number
  showFilters: boolean
  showLoadMore: boolean
  species: Species[]
}

type Answer = {
  animals: Array<Omit<AnimalCardData, 'picture'> & { image: string | null }>
  pagination: { total: number }
}

type Batch = { animals: AnimalCardData[]; total: number }

async function fetchBatch(
  shelterId: string,
  filters: Filters,
  page: number,
  limit: number,
): Promise<Batch> {
  const query = new URLSearchParams({ shelterId, page: String(page), limit: String(limit) })
  if (filters.species) query.set('species', filters.species)
  if (filters.sex) query.set('sex', filters.sex)
  if (filters.isSos) query.set('isSos', 'true')
  const response = await fetch(`/api/animals?${query}`)
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const answer = (await response.json()) as Answer
  return {
    total: answer.pagination.total,
    animals: answer.animals.map(({ image, ...animal }) => ({
      ...animal,
      picture: image
        ? {
            id: '',
            url: image,
            alt: '',
            width: 460,
            height: 420,
            card: image,
            card2x: null,
            thumb: image,
            srcSet: '',
          }
        : null,
    })),
  }
}

const countLabel = (count: number) => (count > 1 ? `${count} animaux` : `${count} animal`)

/** Cards in batches: the first from the server, the next on request, filters on top. */
export function AnimalList(props: Props) {
  const { shelterId, home, first, limit, cardsPerRow, showFilters, showLoadMore } = props
  const [filters, setFilters] = useState(NO_FILTER)
  const [batch, setBatch] = useState<Batch>({ animals: first, total: props.total })
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'ready' | 'loading' | 'error'>('ready')
  const [firstNew, setFirstNew] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const request = useRef(0)

  useEffect(() => {
    if (firstNew) list.current?.querySelector<HTMLElement>(`[data-animal="${firstNew}"] a`)?.focus()
  }, [firstNew])

  const load = async (wanted: Filters, nextPage: number) => {
    const mine = (request.current += 1)
    setState('loading')
    try {
      const next = await fetchBatch(shelterId, wanted, nextPage, limit)
      if (mine !== request.current) return
      const known = nextPage === 1 ? [] : batch.animals
      const fresh = next.animals.filter(({ id }) => !known.some((animal) => animal.id === id))
      setBatch({ animals: [...known, ...fresh], total: next.total })
      setPage(nextPage)
      setFirstNew(nextPage === 1 ? null : (fresh[0]?.id ?? null))
      setState('ready')
    } catch {
      if (mine === request.current) setState('error')
    }
  }

  const filterBy = (change: Partial<Filters>) => {
    const wanted = { ...filters, ...change }
    setFilters(wanted)
    void load(wanted, 1)
  }

  const remaining = batch.total - batch.animals.length
  return (
    <div>
      {showFilters && (
        <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field}>
            Espèce
            <select
              value={filters.species}
              onChange={(event) => filterBy({ species: event.target.value as Species | '' })}
            >
              <option value="">Toutes</option>
              {props.species.map((value) => (
                <option key={value} value={value}>
                  {SPECIES_LABELS[value]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            Sexe
            <select
              value={filters.sex}
              onChange={(event) => filterBy({ sex: event.target.value as Sex | '' })}
            >
              <option value="">Tous</option>
              <option value="FEMALE">{SEX_LABELS.FEMALE}</option>
              <option value="MALE">{SEX_LABELS.MALE}</option>
            </select>
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={filters.isSos}
              onChange={(event) => filterBy({ isSos: event.target.checked })}
            />
            SOS seulement
          </label>
        </form>
      )}
      <p className={styles.count} role="status">
        {state === 'loading' ? 'Chargement…' : countLabel(batch.total)}
      </p>
      {batch.animals.length === 0 && state === 'ready' ? (
        <div className={styles.empty}>
          <p>Aucun animal ne correspond à vos critères.</p>
          {showFilters && filters !== NO_FILTER && (
            <Button look="secondary" onClick={() => filterBy(NO_FILTER)}>
              Tout effacer
            </Button>
          )}
        </div>
      ) : (
        <ul ref={list} className={styles.grid} data-per-row={cardsPerRow}>
          {batch.animals.map((animal, index) => (
            <li key={animal.id} data-animal={animal.id}>
              <AnimalCard
                animal={animal}
                href={`${home}/animals/${animal.id}`}
                eager={index < cardsPerRow}
              />
            </li>
          ))}
        </ul>
      )}
      {state === 'error' && (
        <div className={styles.empty} role="alert">
          <p>Les animaux n’ont pas pu être chargés.</p>
          <Button look="secondary" onClick={() => void load(filters, page)}>
            Réessayer
          </Button>
        </div>
      )}
      {showLoadMore && remaining > 0 && state !== 'error' && (
        <p className={styles.more}>
          <ButtonLink
            look="outline"
            href={`${home}/animals?page=2`}
            aria-disabled={state === 'loading'}
            onClick={(event) => {
              event.preventDefault()
              if (state !== 'loading') void load(filters, page + 1)
            }}
          >
            Voir la suite ({remaining > 1 ? `encore ${remaining} animaux` : 'encore 1 animal'})
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
