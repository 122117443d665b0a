import type { ReactNode, Ref } from 'react'

import type { AnimalCardData } from '../card'
import type { CardDesign } from '../card-design.model'
import { AnimalCard } from './AnimalCard'
import styles from './AnimalGrid.module.scss'
import { CardManners } from './CardManners'

type Props = {
  animals: readonly AnimalCardData[]
  /** 1 to 4 on a wide screen. */
  perRow?: number
  /** How many photographs are on the first screen. */
  eager?: number
  level?: 'h2' | 'h3'
  design?: CardDesign
  ref?: Ref<HTMLUListElement>
  isBusy?: boolean
  /** Cards that the server drew: items of the list, before those of `animals`. */
  children?: ReactNode
}

/** One item of the list. */
type ItemProps = Pick<Props, 'level' | 'design'> & { animal: AnimalCardData; isEager?: boolean }

export function AnimalItem(props: ItemProps): ReactNode {
  return (
    <li>
      <AnimalCard {...props} />
    </li>
  )
}

/** Cards side by side, fewer in a row where there is less room. */
export function AnimalGrid(props: Props): ReactNode {
  const { animals, perRow = 4, eager = 0, level, design, ref, isBusy, children } = props
  return (
    <div className={styles.room}>
      <ul ref={ref} className={styles.grid} data-per-row={perRow} aria-busy={isBusy}>
        {children}
        {animals.map((animal, index) => (
          <AnimalItem
            key={animal.id}
            animal={animal}
            isEager={index < eager}
            level={level}
            design={design}
          />
        ))}
      </ul>
      <CardManners />
    </div>
  )
}
