'use client'

import type { Recipe } from '../../../models/recipe'
import type { Asked } from '../context'
import { AgainDialog } from './AgainDialog'
import { ModelsDialog } from './ModelsDialog'
import { MoveDialog } from './MoveDialog'
import { PreviewDialog } from './PreviewDialog'
import { RemoveGroupDialog } from './RemoveGroupDialog'
import { TypeDialog } from './TypeDialog'

type Props = {
  asked: Asked
  /** A ready-made form was chosen: it asks first when it is already there. */
  onChoose: (recipe: Recipe) => void
  onUse: (recipe: Recipe) => void
  onClose: () => void
}

export function Dialogs({ asked, onChoose, onUse, onClose }: Props) {
  switch (asked.kind) {
    case 'type':
      return <TypeDialog groupId={asked.groupId} onClose={onClose} />
    case 'move':
      return <MoveDialog id={asked.id} onClose={onClose} />
    case 'remove-group':
      return <RemoveGroupDialog id={asked.id} onClose={onClose} />
    case 'models':
      return <ModelsDialog onChoose={onChoose} onClose={onClose} />
    case 'again':
      return <AgainDialog recipe={asked.recipe} onUse={onUse} onClose={onClose} />
    case 'preview':
      return <PreviewDialog onClose={onClose} />
  }
}
