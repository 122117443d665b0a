export type Option = {
  value: string
  label: string
  /** What tells it from another of the same name: « Rhône ». */
  detail?: string
}

export type ComboboxState = {
  /** What is written in the field. */
  text: string
  isOpen: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
  options: readonly Option[]
  /** Place of the option that the arrows are on; -1 for none. */
  active: number
}

export type ComboboxAction =
  | { type: 'typed'; text: string }
  | { type: 'loaded'; options: readonly Option[] }
  | { type: 'failed' }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'pointed'; active: number }
  | { type: 'closed' }
  | { type: 'settled'; text: string }

export const emptyCombobox = (text: string): ComboboxState => ({
  text,
  isOpen: false,
  status: 'idle',
  options: [],
  active: -1,
})

/** The field, then each option, then the field again: the arrows go round. */
function move({ options, active }: ComboboxState, step: 1 | -1): number {
  const places = options.length + 1
  return ((active + 1 + step + places) % places) - 1
}

export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed': {
      const hasWords = action.text.trim() !== ''
      return {
        text: action.text,
        isOpen: hasWords,
        status: hasWords ? 'loading' : 'idle',
        // The last answer stays in sight until the next: nothing blinks.
        options: hasWords ? state.options : [],
        active: -1,
      }
    }
    case 'loaded':
      return { ...state, status: 'ready', options: action.options, active: -1 }
    case 'failed':
      return { ...state, status: 'failed', options: [], active: -1 }
    case 'moved':
      if (state.status === 'idle' || state.text.trim() === '') return state
      return {
        ...state,
        isOpen: true,
        active: state.isOpen ? move(state, action.step) : state.active,
      }
    case 'pointed':
      return { ...state, active: action.active }
    case 'closed':
      return { ...state, isOpen: false, active: -1 }
    case 'settled':
      return emptyCombobox(action.text)
  }
}

/** What a screen reader is told of the list, and the eye when there is none. */
export function comboboxMessage({ isOpen, status, options, text }: ComboboxState): string {
  if (!isOpen) return ''
  switch (status) {
    case 'idle':
      return ''
    case 'loading':
      return 'Recherche…'
    case 'failed':
      return 'Les propositions n’ont pas pu être chargées.'
    case 'ready':
      if (options.length === 0) return `Aucune proposition pour «\u00a0${text.trim()}\u00a0».`
      return options.length === 1
        ? '1 proposition. Flèche vers le bas pour y aller.'
        : `${options.length} propositions. Flèches haut et bas pour les parcourir.`
  }
}

const fold = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s'’-]+/g, ' ')

/** The one option that was typed in full, whatever its accents and capitals; null otherwise. */
export function typedInFull(text: string, options: readonly Option[]): Option | null {
  const same = options.filter(({ label }) => fold(label) === fold(text))
  return same.length === 1 ? (same[0] ?? null) : null
}
