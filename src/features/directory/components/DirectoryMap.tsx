'use client'

import { useState } from 'react'

import type { MapPoint } from '@/ui/map-model'
import { MapOnClick } from '@/ui/MapOnClick'

import styles from './DirectoryMap.module.scss'

type Props = {
  /** Query of the list beside it, with its « ? », without page. */
  query: string
  /** Where to look without our map. */
  search: { href: string; label: string }
}

type Answer = { data: MapPoint[]; unplaced: number }

async function read(query: string): Promise<Answer> {
  const response = await fetch(`/api/shelters/map${query}`)
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as Answer
}

/** All the shelters of the list on a map; the list stays beside it. */
export function DirectoryMap({ query, search }: Props) {
  const [unplaced, setUnplaced] = useState(0)
  const load = async () => {
    const answer = await read(query)
    setUnplaced(answer.unplaced)
    return answer.data
  }
  return (
    <div className={styles.map}>
      <MapOnClick label="Carte des refuges de la liste" load={load} search={search} room="beside" />
      {unplaced > 0 && (
        <p className={styles.unplaced}>
          Certaines associations n’ont que des familles d’accueil&nbsp;: elles sont dans la liste,
          pas sur la carte.
        </p>
      )}
    </div>
  )
}
