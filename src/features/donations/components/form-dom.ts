import { draftOf, TICKED, type GiftDraft } from '../form/model'

/** What the form holds now. */
export const readForm = (form: HTMLFormElement): GiftDraft =>
  draftOf(Object.fromEntries(new FormData(form)))

/** Writes values into the controls of these names. */
export function fillForm(form: HTMLFormElement, values: Partial<GiftDraft>): void {
  for (const [name, value] of Object.entries(values)) {
    const inputs = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    for (const input of inputs) {
      if (input.type === 'checkbox' && 'checked' in input) {
        input.checked = value === true || value === TICKED
      } else if (input.type === 'radio' && 'checked' in input) {
        input.checked = input.value === value
      } else if (typeof value === 'string') {
        input.value = value
        // Whatever counts characters hears of it.
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
  }
}
