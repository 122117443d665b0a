'use client'

import { SORT_LABELS } from '../../list/defaults.model'
import styles from './Catalogue.module.scss'
import { useCatalogue } from './CatalogueShell'

type Offered = keyof typeof SORT_LABELS

type Props = {
  offered: readonly Offered[]
  /** The form of the filters sends it where there is no JavaScript. */
  form: string
}

/** In which order. */
export function SortSelect({ offered, form }: Props) {
  const { wanted, ask } = useCatalogue()
  return (
    <label className={styles.sort}>
      <span>Trier par</span>
      <select
        name="sortBy"
        form={form}
        value={wanted.sortBy}
        onChange={({ target }) => ask({ ...wanted, sortBy: target.value as Offered })}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {SORT_LABELS[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
