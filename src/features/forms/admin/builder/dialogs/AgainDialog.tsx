'use client'

import buttons from '@/features/page-editor/ui/buttons.module.scss'

import type { Recipe } from '../../../models/recipe'
import { Overlay } from '../../ui/Overlay'
import overlay from '../../ui/Overlay.module.scss'
import { words } from '../words.fr'

type Props = { recipe: Recipe; onUse: (recipe: Recipe) => void; onClose: () => void }

/** Warns before a ready-made form comes a second time. */
export function AgainDialog({ recipe, onUse, onClose }: Props) {
  return (
    <Overlay title={words.againTitle} onClose={onClose}>
      <p role="alert">{words.again(recipe.name)}</p>
      <div className={overlay.actions}>
        <button type="button" className={buttons.plain} data-autofocus="" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" className={buttons.primary} onClick={() => onUse(recipe)}>
          {words.againYes}
        </button>
      </div>
    </Overlay>
  )
}
