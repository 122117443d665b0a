import styles from './FactList.module.scss'

type Props = {
  /** Name and value; one without a value is left out. */
  facts: ReadonlyArray<readonly [name: string, value: string | number | false | null | undefined]>
}

/** Names on the left, values on the right. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.list}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>
                {typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1) : value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
