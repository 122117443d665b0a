'use client'

import { legalItems } from '@/features/animals/legal.model'
import { Icon } from '@/ui/Icon'

import { SHEET_NAMES, type SheetName, type SheetValues } from '../../sheet/fields.model'
import { controlId } from './control-id'
import styles from './Sheet.module.scss'
import { words } from './words.fr'

type Props = { values: SheetValues; onLead: (name: SheetName) => void }

const isField = (path: string): path is SheetName => SHEET_NAMES.some((name) => name === path)

/** What the law wants of the animal: it ticks itself while one types, and leads to what is missing. */
export function LegalList({ values, onLead }: Props) {
  const items = legalItems(values, new Date())
  const isDone = items.every(({ missing }) => missing === null)
  const list = (
    <ul>
      {items.map(({ path, label, missing }) => (
        <li key={path} data-done={missing === null}>
          <Icon name={missing === null ? 'check-circle' : 'alert'} size={20} />
          {missing !== null && isField(path) ? (
            <span>
              <a
                href={`#${controlId(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onLead(path)
                }}
              >
                {label}
              </a>
              <span className={styles.said}>{`\u00a0: ${words.missing}`}</span>
            </span>
          ) : (
            <span>
              {label}
              <span className={styles.said}>{`\u00a0: ${words.done}`}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  if (items.length === 0) return <p>{words.legalFree}</p>
  return (
    <section
      className={styles.legal}
      data-complete={isDone || undefined}
      aria-label={words.legalTitle}
    >
      {isDone ? (
        // Done, it leaves the first screen of a phone to the sheet.
        <details>
          <summary>{words.legalDone}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>{words.legalTitle}</h2>
          {list}
          <p>{words.legalHint}</p>
        </>
      )}
      <p className={styles.said} role="status">
        {isDone && words.legalDone}
      </p>
    </section>
  )
}
