import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { keysOf } from '@/platform/keys.model'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'

import { words } from './words.fr'

const SPECIES = keysOf(SPECIES_LABELS)

type Props = { value: Species | null; onChange: (species: Species | null) => void }

/** Which animals a list shows. */
export function SpeciesChoice({ value, onChange }: Props) {
  return (
    <ToolChoice
      label={words.species}
      value={value ?? ''}
      options={[
        ['', words.allSpecies],
        ...SPECIES.map((key) => [key, SPECIES_LABELS[key]] as const),
      ]}
      onChange={(species) => onChange(SPECIES.find((key) => key === species) ?? null)}
    />
  )
}
