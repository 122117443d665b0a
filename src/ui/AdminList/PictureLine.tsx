import Link from 'next/link'
import type { ReactNode } from 'react'

import type { IconName } from '../icon-paths'
import styles from './PictureLine.module.scss'
import { RowPicture } from './RowPicture'
import type { Look } from './ViewChoice'

/** While several rows are chosen: whether this one is, and its press. */
export type Choice = { isChosen: boolean; label: string; onPress: (isRange: boolean) => void }

type Props = {
  id: string
  look: Look
  /** Where the whole line leads; null for what has no page. */
  href: string | null
  /** The name of its link. */
  title: ReactNode
  /** Addresses of its picture, small and in the shape of a card. */
  picture: { image: string | null; card: string | null; icon: IconName }
  /** What else is known of it. */
  facts: readonly string[]
  /** What is known besides, told louder. */
  louder?: readonly string[]
  /** Its states. */
  states?: ReactNode
  /** What was refused of the last press, and where it is mended. */
  refusal?: { sentence: string; mend?: string | false } | null
  /** Something is being done with it. */
  isBusy?: boolean
  choice?: Choice | null
  /** What is done with it; absent while rows are chosen. */
  children: ReactNode
}

const SIZES = { table: 72, cards: 'wide', compact: 40 } as const

/** A thing with a picture, as a line, a card or a thin line; the whole of it can be pressed. */
export function PictureLine(props: Props) {
  const { id, look, href, title, picture, facts, louder = [], states, refusal, choice } = props
  return (
    <li
      className={styles.item}
      data-look={look}
      data-row={id}
      data-chosen={choice?.isChosen}
      aria-busy={props.isBusy}
    >
      {choice && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            aria-label={choice.label}
            checked={choice.isChosen}
            onChange={({ nativeEvent }) =>
              choice.onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      )}
      <RowPicture
        image={look === 'cards' ? picture.card : picture.image}
        icon={picture.icon}
        size={SIZES[look]}
      />
      <div className={styles.words}>
        {href === null ? (
          <strong>{title}</strong>
        ) : (
          <Link href={href} prefetch={false}>
            {title}
          </Link>
        )}
        {/* Thin lines have one line for everything. */}
        <p>{(look === 'compact' ? [...facts, ...louder] : facts).join(' · ')}</p>
        {look !== 'compact' && louder.length > 0 && (
          <p className={styles.louder}>{louder.join(' · ')}</p>
        )}
        <div className={styles.states}>{states}</div>
        {refusal && (
          <div className={styles.refusal} role="alert">
            <p>{refusal.sentence}</p>
            {refusal.mend && href !== null && (
              <Link href={href} prefetch={false}>
                {refusal.mend}
              </Link>
            )}
          </div>
        )}
      </div>
      {!choice && <div className={styles.acts}>{props.children}</div>}
    </li>
  )
}
