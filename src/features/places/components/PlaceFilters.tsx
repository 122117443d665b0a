import {
  DepartmentChoice,
  ListSearch,
  MoreCriteria,
  SearchChoice,
  SearchTicks,
} from '@/features/communes/components/ListSearch'
import type { Point } from '@/platform/geo/model'
import { Checkbox } from '@/ui/Checkbox'
import { optionsOf } from '@/ui/options'

import { ANIMAL_LABELS, FACES, isCare, KIND_LABELS, kindsOf, type Face, RADII_KM } from '../model'
import type { ListFilters } from '../schema'

type Props = { face: Face; filters: ListFilters; place: Point | null }

/** What a person looks for among the addresses. */
export function PlaceFilters({ face, filters, place }: Props) {
  const { kind, animal, department, always, accessible } = filters
  const box = (name: 'open' | 'always' | 'emergency' | 'accessible', label: string) => (
    <Checkbox name={name} value="oui" label={label} defaultChecked={Boolean(filters[name])} />
  )
  return (
    <ListSearch
      action={FACES[face].path}
      label="Chercher dans les adresses"
      filters={filters}
      place={place}
      radii={RADII_KM}
      boxes={
        <>
          {box('open', 'Ouvert maintenant')}
          {isCare(kindsOf(face)[0] ?? 'VET') && box('emergency', 'Reçoit les urgences')}
        </>
      }
      isMoreOpen={Boolean(animal ?? department ?? always ?? accessible)}
      more={
        <>
          <MoreCriteria>
            <SearchChoice
              name="animal"
              label="Accepte"
              every="Indifférent"
              options={optionsOf(ANIMAL_LABELS)}
              value={animal}
            />
            <DepartmentChoice value={department} />
          </MoreCriteria>
          <SearchTicks>
            {box('always', 'Ouvert 24\u00a0h sur 24')}
            {box('accessible', 'Accessible en fauteuil roulant')}
          </SearchTicks>
        </>
      }
    >
      <SearchChoice
        name="kind"
        label="Type de lieu"
        every="Tous"
        options={kindsOf(face).map((value) => ({ value, label: KIND_LABELS[value] }))}
        value={kind}
      />
    </ListSearch>
  )
}
