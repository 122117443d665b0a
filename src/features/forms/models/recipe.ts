import type { FieldType, FormTicketType, FormType } from '../model'

/** A question as a ready-made form writes it; its name is derived from its label when it is used. */
export type RecipeField = {
  type: FieldType
  label: string
  required?: boolean
  help?: string
  placeholder?: string
  options?: readonly string[]
  /** Only asked when the question with that label, earlier in the form, has one of those answers. */
  showIf?: { label: string; equals: readonly string[] }
}

type RecipeGroup = {
  title: string
  description?: string
  fields: readonly RecipeField[]
}

/** A ready-made form. Everything in it can be changed once it is in the builder. */
export type Recipe = {
  key: string
  /** How the builder offers it. */
  name: string
  summary: string
  /** What a new form takes from it where nothing was written yet. */
  form: {
    title: string
    description: string
    type: FormType
    ticketType: FormTicketType | null
    confirmation: string
  }
  groups: readonly RecipeGroup[]
}

export const YES = 'Oui'
export const NO = 'Non'
export const YES_NO = [YES, NO] as const
