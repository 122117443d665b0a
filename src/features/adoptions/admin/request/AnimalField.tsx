'use client'

import { useDeferredValue, useState } from 'react'

import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { cmsAddress } from '@/ui/api/address'
import { useReadAt } from '@/ui/api/use-read'

import { Choice, Text } from '../ui/Fields'
import { requestWords as words } from '../words.fr'
import styles from './Request.module.scss'

type Animal = { id: string; name: string; species: Species }
type Found = { docs: Animal[] }

/** Most animals that one search proposes. */
const MOST = 50

function foundAt(shelter: string, search: string) {
  const params = new URLSearchParams({
    'where[shelter][equals]': shelter,
    'where[status][in]': 'AT_SHELTER,FOUND',
    'select[name]': 'true',
    'select[species]': 'true',
    sort: 'name',
    limit: String(MOST),
    depth: '0',
  })
  if (search) params.set('where[name][like]', search)
  return cmsAddress<Found>(`/api/cms/animals?${params}`)
}

type Props = {
  shelter: string
  value: string
  onChange: (id: string) => void
  error?: string
}

/** An animal of the shelter: a few letters of its name, then the animal. */
export function AnimalField({ shelter, value, onChange, error }: Props) {
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const { answer, isLoading } = useReadAt(foundAt(shelter, asked))
  const [chosen, setChosen] = useState<Animal | null>(null)
  const found = answer?.docs ?? []
  const animals = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <div className={styles.form}>
      <Text label={words.newAnimalSearch} value={search} maxLength={100} onChange={setSearch} />
      <Choice
        label={words.newAnimal}
        value={value}
        error={error}
        hint={!isLoading && found.length === 0 ? words.newAnimalNone : undefined}
        options={[
          ['', 'Choisir…'],
          ...animals.map(
            ({ id, name, species }) =>
              [id, `${name}, ${SPECIES_LABELS[species].toLowerCase()}`] as const,
          ),
        ]}
        onChange={(id) => {
          setChosen(animals.find((each) => each.id === id) ?? null)
          onChange(id)
        }}
      />
    </div>
  )
}
