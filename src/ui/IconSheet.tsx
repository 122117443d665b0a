import { Strokes } from './Icon'
import type { IconName } from './icon-paths'
import styles from './IconSheet.module.scss'
import { Static } from './Static'

const idOf = (name: IconName): string => `icon-${name}`

/** Drawings that a list shows again and again, written once before it for its `SheetIcon`s. */
export function IconSheet({ names }: { names: readonly IconName[] }) {
  return (
    <Static isBare>
      <svg className={styles.sheet} aria-hidden="true">
        {names.map((name) => (
          <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
            <Strokes name={name} />
          </symbol>
        ))}
      </svg>
    </Static>
  )
}

type Props = {
  name: IconName
  /** Pixels of a side. */
  size?: number
}

/** An `Icon` whose drawing stands in the `IconSheet` of the page. */
export function SheetIcon({ name, size = 24 }: Props) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
