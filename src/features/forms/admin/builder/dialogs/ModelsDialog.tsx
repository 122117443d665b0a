'use client'

import { AdminDialog } from '@/ui/AdminDialog'

import type { Recipe } from '../../../models/recipe'
import { ModelList } from '../ModelList'
import { words } from '../words.fr'

type Props = { onChoose: (recipe: Recipe) => void; onClose: () => void }

/** The ready-made forms. */
export function ModelsDialog({ onChoose, onClose }: Props) {
  return (
    <AdminDialog title={words.modelsTitle} onClose={onClose}>
      <p>{words.modelsHint}</p>
      <ModelList onChoose={onChoose} />
    </AdminDialog>
  )
}
