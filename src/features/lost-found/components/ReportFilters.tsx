import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import {
  DepartmentChoice,
  ListSearch,
  MoreCriteria,
  SearchChoice,
} from '@/features/communes/components/ListSearch'
import type { Point } from '@/platform/geo/model'
import { optionsOf } from '@/ui/options'

import { CHIP_LABELS, COAT_LABELS, RADII_KM, SIZE_LABELS } from '../model'
import type { ListFilters } from '../schema'

type Props = { action: string; filters: ListFilters; place: Point | null }

const SINCE = [
  { value: '1', label: 'Hier et aujourd’hui' },
  { value: '7', label: '7 derniers jours' },
  { value: '30', label: '30 derniers jours' },
  { value: '90', label: '3 derniers mois' },
]

/** What a person looks for among the animals that are lost, or that were found. */
export function ReportFilters({ action, filters, place }: Props) {
  const { species, sex, coat, size, chip, department, since } = filters
  return (
    <ListSearch
      action={action}
      label="Chercher dans les avis"
      filters={filters}
      place={place}
      radii={RADII_KM}
      isMoreOpen={Boolean(sex ?? coat ?? size ?? chip ?? department ?? since)}
      more={
        <MoreCriteria>
          <SearchChoice
            name="coat"
            label="Couleur"
            every="Toutes"
            options={optionsOf(COAT_LABELS)}
            value={coat}
          />
          <SearchChoice
            name="sex"
            label="Sexe"
            every="Indifférent"
            options={optionsOf({ MALE: SEX_LABELS.MALE, FEMALE: SEX_LABELS.FEMALE })}
            value={sex}
          />
          <SearchChoice
            name="size"
            label="Taille"
            every="Toutes"
            options={optionsOf(SIZE_LABELS)}
            value={size}
          />
          <SearchChoice
            name="chip"
            label="Puce ou tatouage"
            every="Indifférent"
            options={optionsOf(CHIP_LABELS)}
            value={chip}
          />
          <SearchChoice
            name="since"
            label="Depuis"
            every="N’importe quand"
            options={SINCE}
            value={since}
          />
          <DepartmentChoice value={department} />
        </MoreCriteria>
      }
    >
      <SearchChoice
        name="species"
        label="Animal"
        every="Tous"
        options={optionsOf(SPECIES_LABELS)}
        value={species}
      />
    </ListSearch>
  )
}
