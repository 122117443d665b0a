'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import type { Recipe } from '../../../models/recipe'
import { words } from '../words.fr'

type Props = { recipe: Recipe; onUse: (recipe: Recipe) => void; onClose: () => void }

/** Warns before a ready-made form comes a second time. */
export function AgainDialog({ recipe, onUse, onClose }: Props) {
  return (
    <AdminDialog
      title={words.againTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttons.plain} data-autofocus="" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className={buttons.primary} onClick={() => onUse(recipe)}>
            {words.againYes}
          </button>
        </>
      }
    >
      <p role="alert">{words.again(recipe.name)}</p>
    </AdminDialog>
  )
}
