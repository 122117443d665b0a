'use client'

import { FIRST_CHOICES, OTHERS_PICTURE } from '@/features/animals/first-choices.model'
import { keysOf, SPECIES_LABELS } from '@/features/animals/model'
import { AdminField } from '@/ui/AdminField'
import { Choices } from '@/ui/editing/Choices'

import { CONTROLS } from './entry.model'
import type { EntryState } from './use-entry'
import { words } from './words.fr'

const OTHER = 'OTHERS'
const drawing = (src: string) => <img src={src} alt="" width={56} height={48} />
const CARDS = [
  ...FIRST_CHOICES.map(({ species, label, picture }) => ({
    value: species,
    label,
    drawing: drawing(picture),
  })),
  { value: OTHER, label: words.otherSpecies, drawing: drawing(OTHERS_PICTURE) },
] as const
const RARE = keysOf(SPECIES_LABELS).filter(
  (each) => !FIRST_CHOICES.some(({ species }) => species === each),
)

/** The species that most often come in as big buttons, all the others in a list. */
export function SpeciesField({ state }: { state: EntryState }) {
  const { entry, wrong, change, leave } = state
  const { species, isRare } = entry
  return (
    <>
      <Choices<(typeof CARDS)[number]['value'] | null>
        id={CONTROLS.species}
        label={words.species}
        value={isRare ? OTHER : (CARDS.find(({ value }) => value === species)?.value ?? null)}
        options={CARDS}
        error={isRare ? undefined : wrong.species}
        onChange={(value) =>
          change(
            value === OTHER ? { isRare: true, species: null } : { isRare: false, species: value },
          )
        }
      />
      {isRare && (
        <AdminField label={words.whichSpecies} error={wrong.species}>
          {(described) => (
            <select
              {...described}
              value={species ?? ''}
              onChange={({ target }) =>
                change({ species: RARE.find((each) => each === target.value) ?? null })
              }
              onBlur={() => leave('species')}
            >
              <option value="">{words.chooseSpecies}</option>
              {RARE.map((each) => (
                <option key={each} value={each}>
                  {SPECIES_LABELS[each]}
                </option>
              ))}
            </select>
          )}
        </AdminField>
      )}
    </>
  )
}
