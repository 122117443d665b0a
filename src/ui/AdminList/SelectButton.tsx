'use client'

import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'

type Props = {
  label: string
  selection: { chosen: ReadonlySet<string> | null; start: () => void; stop: () => void }
}

/** Enters the mode in which several rows are chosen, and leaves it. */
export function SelectButton({ label, selection }: Props) {
  const isOn = selection.chosen !== null
  return (
    <button
      type="button"
      className={buttons.plain}
      aria-pressed={isOn}
      title={label}
      onClick={isOn ? selection.stop : selection.start}
    >
      <Icon name="check-circle" size={20} />
      <span>{label}</span>
    </button>
  )
}
