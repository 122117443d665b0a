import { FORM_LIMITS } from '../../../../model'
import { fieldsFrom } from '../../../../models/use-recipe'
import type { Recipe } from '../../../../models/recipe'
import { announce } from '../../words.fr'
import { refused, type Command } from '../command'
import { newId } from '../ids'
import { arrange } from '../places'

/** Adds a ready-made form after what is there, as one step. */
export const importRecipe: Command<{ recipe: Recipe }> = (draft, { recipe }) => {
  const { groups, fields } = fieldsFrom(recipe, draft, newId)
  if (draft.fields.length + fields.length > FORM_LIMITS.fields) {
    return refused(announce.tooManyFields(FORM_LIMITS.fields))
  }
  if (draft.groups.length + groups.length > FORM_LIMITS.groups) {
    return refused(announce.tooManyGroups(FORM_LIMITS.groups))
  }
  draft.groups.push(...groups)
  draft.fields.push(...fields)
  arrange(draft)
  const message =
    recipe.key === 'previsit'
      ? announce.previsit(fields.length, groups.length)
      : announce.imported(recipe.name, fields.length, groups.length)
  return { done: true, message, focus: { node: groups[0]?.id ?? 'form', part: 'toggle' } }
}
