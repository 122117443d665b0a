'use client'

import { useEffect, useRef } from 'react'

import type { Option } from './combobox-state'

type Props = {
  /** Names the list for its field, and each option by its place. */
  id: string
  label: string
  options: readonly Option[]
  /** Place of the option that the arrows are on; -1 for none. */
  active: number
  onChoose: (option: Option) => void
  /** The pointer is over another option. */
  onPoint?: (place: number) => void
  /** How the list, an option and what tells it from others look. */
  styles: Readonly<Record<'list' | 'option' | 'detail', string | undefined>>
}

/** The id of the option in a place, for `aria-activedescendant` of the field. */
export const optionId = (list: string, place: number): string | undefined =>
  place < 0 ? undefined : `${list}-${place}`

/** What a field proposes while one writes; the field keeps the focus, and its keys choose. */
export function ComboboxOptions(props: Props) {
  const { id, label, options, active, onChoose, onPoint, styles } = props
  const shown = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no way to clean up.
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div id={id} className={styles.list} role="listbox" aria-label={label}>
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field chooses
        <div
          key={option.value}
          ref={at === active ? shown : undefined}
          id={optionId(id, at)}
          className={styles.option}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => at !== active && onPoint?.(at)}
          onClick={() => onChoose(option)}
        >
          {option.label} {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  )
}
