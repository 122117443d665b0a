'use client'

import { useRef, useState, type SubmitEvent } from 'react'

import { distanceLabel } from '@/platform/geo/model'
import { Button } from '@/ui/Button'
import { Combobox } from '@/ui/Combobox'
import { AroundMe } from '@/features/communes/components/AroundMe'
import { loadCommunes, type CommuneOption } from '@/features/communes/components/communes'

import styles from './SheltersNear.module.scss'

/** How far shelters are looked for, in kilometres, and how many are shown. */
const REACH = { radiusKm: 100, limit: 6 } as const

type Near = { id: string; slug: string; name: string; city: string; distance: number }

type State =
  | { step: 'idle' }
  | { step: 'searching' }
  | { step: 'failed'; place: CommuneOption | null; sentence: string }
  | { step: 'found'; place: CommuneOption; shelters: Near[] }

const IDLE: State = { step: 'idle' }
const OFFLINE = 'La recherche n’a pas abouti. Vérifiez votre réseau, puis réessayez.'

async function sheltersAround({ lat, lng }: CommuneOption): Promise<Near[]> {
  const { radiusKm, limit } = REACH
  const query = `lat=${lat}&lng=${lng}&radiusKm=${radiusKm}&limit=${limit}`
  const response = await fetch(`/api/shelters/near?${query}`)
  if (!response.ok) throw new Error('no list')
  return ((await response.json()) as { data: Near[] }).data
}

/**
 * The shelters around a commune or the visitor, asked for and never before. Without a script
 * the same form opens the list of shelters.
 */
export function SheltersNear() {
  const [chosen, setChosen] = useState<CommuneOption | null>(null)
  const [state, setState] = useState<State>(IDLE)
  const asked = useRef(0)

  const search = async (place: CommuneOption) => {
    const mine = ++asked.current
    setChosen(place)
    setState({ step: 'searching' })
    try {
      const shelters = await sheltersAround(place)
      if (mine === asked.current) setState({ step: 'found', place, shelters })
    } catch {
      if (mine === asked.current) setState({ step: 'failed', place, sentence: OFFLINE })
    }
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('near') ?? '').trim()
    if (chosen && chosen.value === words) return search(chosen)
    if (!words) {
      return setState({ step: 'failed', place: null, sentence: 'Écrivez votre commune.' })
    }
    setState({ step: 'searching' })
    try {
      const [first] = await loadCommunes(words)
      if (first) return await search(first)
      const sentence = 'Nous ne connaissons pas cette commune. Essayez avec son code postal.'
      setState({ step: 'failed', place: null, sentence })
    } catch {
      setState({ step: 'failed', place: null, sentence: OFFLINE })
    }
  }

  return (
    <div className={styles.near}>
      <form
        className={styles.form}
        action="/refuges"
        method="get"
        onSubmit={(event) => void submit(event)}
      >
        <Combobox
          label="Votre commune ou son code postal"
          name="near"
          value={chosen}
          onChange={(option) => {
            const place = option as CommuneOption | null
            if (place) void search(place)
            else setChosen(null)
          }}
          load={loadCommunes}
        />
        <Button type="submit" look="primary">
          Chercher
        </Button>
        <AroundMe className={styles.around} onFound={(place) => void search(place)} />
      </form>
      <div aria-live="polite" aria-busy={state.step === 'searching'}>
        <Outcome state={state} onRetry={(place) => void search(place)} />
      </div>
    </div>
  )
}

type OutcomeProps = { state: State; onRetry: (place: CommuneOption) => void }

function Outcome({ state, onRetry }: OutcomeProps) {
  switch (state.step) {
    case 'idle':
      return null
    case 'searching':
      return <p className={styles.sentence}>Nous cherchons…</p>
    case 'failed': {
      const { place, sentence } = state
      return (
        <p className={styles.sentence}>
          {sentence}{' '}
          {place && (
            <button type="button" className={styles.retry} onClick={() => onRetry(place)}>
              Réessayer
            </button>
          )}
        </p>
      )
    }
    case 'found':
      return <Shelters place={state.place} shelters={state.shelters} />
  }
}

function Shelters({ place, shelters }: { place: CommuneOption; shelters: readonly Near[] }) {
  if (shelters.length === 0) {
    return (
      <p className={styles.sentence}>
        <strong>{place.label}</strong>&nbsp;: aucun refuge à moins de {REACH.radiusKm}&nbsp;km.{' '}
        <a href="/refuges">Voir tous les refuges</a>
      </p>
    )
  }
  return (
    <>
      <p className={styles.sentence}>
        <strong>{place.label}</strong>&nbsp;:{' '}
        {shelters.length === 1 ? 'le refuge le plus proche' : 'les refuges les plus proches'}
      </p>
      <ul className={styles.list}>
        {shelters.map(({ id, slug, name, city, distance }) => (
          <li key={id} className={styles.shelter}>
            <a className={styles.link} href={`/shelter/${slug}`}>
              {name}
            </a>
            <span className={styles.place}>
              {city}, <strong>{distanceLabel(distance)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
