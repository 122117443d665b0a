'use client'

import { useState } from 'react'

import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'

import { Example, Part } from './Part'
import styles from './ui.module.scss'

const PLACES: readonly Option[] = [
  { value: '35238', label: 'Rennes', detail: 'Ille-et-Vilaine (35)' },
  { value: '51454', label: 'Reims', detail: 'Marne (51)' },
  { value: '74225', label: 'Rumilly', detail: 'Haute-Savoie (74)' },
  { value: '17300', label: 'La Rochelle', detail: 'Charente-Maritime (17)' },
  { value: '87085', label: 'Limoges', detail: 'Haute-Vienne (87)' },
  { value: '69123', label: 'Lyon', detail: 'Rhône (69)' },
]

const findPlaces = (words: string): Promise<readonly Option[]> =>
  Promise.resolve(PLACES.filter(({ label }) => label.toLowerCase().startsWith(words.toLowerCase())))

export function ComboboxPart() {
  const [place, setPlace] = useState<Option | null>(null)
  const [breed, setBreed] = useState<Option | null>({ value: 'Beauceron', label: 'Beauceron' })
  return (
    <Part
      id="propositions"
      text="Un champ qui propose pendant qu’on écrit, 300 ms après la dernière lettre. Flèches pour parcourir, Entrée pour choisir, Échap pour fermer."
    >
      <Example title="Commune, race, panne" isWide>
        <div className={styles.columns}>
          <Combobox
            label="Commune"
            name="near"
            hint="Essayez «&nbsp;R&nbsp;» ou «&nbsp;Lyon&nbsp;»."
            placeholder="Rennes"
            value={place}
            onChange={setPlace}
            load={findPlaces}
          />
          <Combobox
            label="Race"
            name="breed"
            hint="Les mots écrits comptent aussi."
            value={breed}
            onChange={setBreed}
            load={() => Promise.resolve([])}
            freeText
          />
          <Combobox
            label="Réseau coupé"
            name="broken"
            hint="Les propositions ne viennent jamais."
            value={null}
            onChange={() => undefined}
            load={() => Promise.reject(new Error('offline'))}
          />
        </div>
        <output>
          {place ? `Choisi\u00a0: ${place.label}, code ${place.value}.` : 'Aucune commune choisie.'}
          {breed ? ` Race\u00a0: ${breed.label}.` : ''}
        </output>
      </Example>
    </Part>
  )
}
