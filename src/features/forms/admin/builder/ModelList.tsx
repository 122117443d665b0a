'use client'

import styles from '@/ui/editing/dialogs.module.scss'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import type { Recipe } from '../../models/recipe'
import { RECIPES } from '../../models/recipes'
import { sizeOf } from '../../models/use-recipe'
import own from './Builder.module.scss'
import { words } from './words.fr'

const SIGNS: Record<string, IconName> = {
  adoption: 'heart',
  contact: 'mail',
  previsit: 'home',
  volunteer: 'users',
  foster: 'star',
}

/** Every ready-made form, with what it is for and how long it is. */
export function ModelList({ onChoose }: { onChoose: (recipe: Recipe) => void }) {
  return (
    <div className={styles.types}>
      {RECIPES.map((recipe) => {
        const { fields, groups } = sizeOf(recipe)
        return (
          <button
            key={recipe.key}
            type="button"
            className={styles.type}
            onClick={() => onChoose(recipe)}
          >
            <span className={styles.typeIcon}>
              <Icon name={SIGNS[recipe.key] ?? 'list'} />
            </span>
            <span>
              <strong className={styles.typeName}>{recipe.name}</strong>
              <span>{recipe.summary}</span>
              <span className={own.size}>{words.modelSize(fields, groups)}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
