/** What a person fills in. */
export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChanged = (control: FormControl): boolean => {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, first)
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    return control.checked !== control.defaultChecked
  }
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

/** The controls that were filled and left before the script of the page ran. */
export const filledControls = (box: HTMLElement): FormControl[] =>
  [...box.querySelectorAll<FormControl>('input, textarea, select')].filter(
    (control) => control !== document.activeElement && isChanged(control),
  )
