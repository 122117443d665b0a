'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { commonWords as words } from '../words.fr'

type Props = {
  /** Of the animal, when a row of the list says it. */
  name: string | null
  onClear: () => void
}

/** Says that the list is about one animal, and takes that away. */
export function AnimalFilter({ name, onClear }: Props) {
  const label = name ? words.onlyFor(name) : words.onlyOne
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
