import type { Species } from '../../model'
import { SPECIES_PLURALS } from '../plurals'
import { Choices } from './Choices'

/** The species that nearly every visitor comes for. */
const USUAL: readonly Species[] = ['DOG', 'CAT', 'RABBIT']

/** Choices that fit without hiding what follows. */
const FEW = 5

type Props = {
  offered: readonly Species[]
  value: Species | undefined
  onChange: (species: Species | undefined) => void
}

const toOption = (value: Species) => ({ value, label: SPECIES_PLURALS[value] })

/** Which animal: the usual ones at once, the others folded when there are many. */
export function SpeciesField({ offered, value, onChange }: Props) {
  const isShort = offered.length <= FEW
  const shown = isShort ? offered : offered.filter((species) => USUAL.includes(species))
  const others = isShort ? [] : offered.filter((species) => !USUAL.includes(species))
  return (
    <Choices
      legend="Espèce"
      name="species"
      none="Toutes"
      value={value}
      options={shown.map(toOption)}
      more={{ label: 'Autres espèces', options: others.map(toOption) }}
      onChange={onChange}
    />
  )
}
