'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { commonWords as words } from '../words.fr'

type Props = {
  /** « Seulement pour Nala ». */
  label: string
  onClear: () => void
}

/** Says that the list is about one animal or campaign, and takes that away. */
export function OnlyFilter({ label, onClear }: Props) {
  return (
    <p>
      <button
        type="button"
        className={buttons.plain}
        aria-label={`${label}\u00a0: ${words.clearAnimal}`}
        onClick={onClear}
      >
        {label}
        <Icon name="close" size={18} />
      </button>
    </p>
  )
}
