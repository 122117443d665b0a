'use client'

import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'

import { Button, ButtonLink } from '@/ui/Button'
import { HEART } from '@/ui/paths/heart'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { useReady } from '@/ui/use-ready'

import { toCard } from '../../card'
import { AnimalGrid } from '../../components/AnimalGrid'
import { MAX_FAVOURITES, type StoredAnimal } from '../../stored/model'
import type { PublicAnimalView } from '../../list/public-animal'
import { animalCount } from '../../wording'
import styles from './FavouriteList.module.scss'
import { addFavourite, removeFavourite, useFavourites } from './store'

async function read(path: string): Promise<PublicAnimalView[]> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return ((await response.json()) as { animals: PublicAnimalView[] }).animals
}

/** The favourites of this browser as the program knows them today, the last one kept first. */
export function FavouriteList() {
  // The server knows of no visitor: until the browser has looked, nothing is said to be empty.
  const isReady = useReady()
  const kept = useFavourites()
  const ids = kept.map(({ id }) => id).join(',')
  const { data, error, isValidating, mutate } = useSWR<PublicAnimalView[], Error>(
    ids && `/api/animals?ids=${ids}&limit=${MAX_FAVOURITES}`,
    read,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const found = new Map((data ?? []).map((animal) => [animal.id, animal]))
  const shown = kept.flatMap(({ id }) => found.get(id) ?? [])
  const gone = data && !isValidating && !error ? kept.filter(({ id }) => !found.has(id)) : []

  return (
    <div className={styles.room} aria-busy={isValidating}>
      <Removed kept={kept} />
      {isReady && kept.length === 0 && (
        <EmptyState
          title="Aucun favori pour l’instant"
          icon={HEART}
          action={<ButtonLink href="/animaux">Voir les animaux à adopter</ButtonLink>}
        >
          <p>
            Touchez le cœur d’un animal qui vous plaît{'\u00a0'}: il vous attendra ici, sans compte
            à créer.
          </p>
        </EmptyState>
      )}
      {isReady && kept.length > 0 && (
        <p className={styles.count} role="status">
          {animalCount(kept.length)}
        </p>
      )}
      {error && shown.length === 0 && kept.length > 0 && (
        <ErrorState
          text="Vos favoris n’ont pas pu être chargés."
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {(!isReady || (kept.length > 0 && !data && !error)) && (
        <p className={styles.loading}>Chargement…</p>
      )}
      {shown.length > 0 && (
        <AnimalGrid animals={shown.map((animal) => toCard(animal, 'platform'))} level="h2" />
      )}
      <Gone animals={gone} />
    </div>
  )
}

/** Those that are no longer online: found a family long ago, or the shelter took them down. */
function Gone({ animals }: { animals: readonly StoredAnimal[] }) {
  if (animals.length === 0) return null
  return (
    <section className={styles.gone} aria-labelledby="partis">
      <h2 id="partis">Ils ne sont plus en ligne</h2>
      <ul>
        {animals.map(({ id, name }) => (
          <li key={id}>
            <span>{name} n’est plus présenté par son refuge.</span>
            <Button look="outline" onClick={() => removeFavourite(id)}>
              Retirer {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says which one has just left the list, and takes it back. */
function Removed({ kept }: { kept: StoredAnimal[] }) {
  const [before, setBefore] = useState(kept)
  const [removed, setRemoved] = useState<StoredAnimal | null>(null)
  const box = useRef<HTMLDivElement>(null)
  if (before !== kept) {
    setBefore(kept)
    setRemoved(before.find(({ id }) => kept.every((each) => each.id !== id)) ?? null)
  }
  // Its heart went with it: whoever pressed it goes on from here.
  useEffect(() => {
    if (removed && document.activeElement === document.body) {
      box.current?.focus({ preventScroll: true })
    }
  }, [removed])
  return (
    <div role="status">
      {removed && (
        <div ref={box} className={styles.removed} tabIndex={-1}>
          <span>{removed.name} ne fait plus partie de vos favoris.</span>
          <Button look="outline" onClick={() => addFavourite(removed)}>
            Annuler
          </Button>
        </div>
      )}
    </div>
  )
}
