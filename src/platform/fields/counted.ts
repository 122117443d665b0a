import type { CustomComponent } from 'payload'

/**
 * The counter under a text that has a limit, for `admin.components` of a text or a textarea.
 * @param max characters that the text may have
 */
export const counted = (max: number): { afterInput: CustomComponent[] } => ({
  afterInput: [{ path: '@/admin/fields/CharacterCounter#CharacterCounter', clientProps: { max } }],
})
