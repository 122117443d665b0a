import { createStore } from 'zustand/vanilla'

import type { TemplateContent } from '@/features/pages/schema'

/** Widths of the three screens in pixels. Source: docs/decisions/content.md. */
export const DEVICE_WIDTHS = { mobile: 375, tablette: 768, ordinateur: 1280 } as const
export type Device = keyof typeof DEVICE_WIDTHS

/** The screen to begin with, by the room in pixels: as wide as can be and still easily read. */
function deviceFor(room: number): Device {
  if (room < 600) return 'mobile'
  return room < 860 ? 'tablette' : 'ordinateur'
}

/** What the panel shows: the settings of what is selected, or something of the whole page. */
export type PanelView = 'node' | 'outline' | 'checks'

/** Where the cursor goes in a text that opens: a point of the window in pixels, or its end. */
export type TextStart = { x: number; y: number } | 'end'

/** What a block is to be added to; indexes from 0. */
export type AddingBlock = { columnId: string; section: number; column: number }

export type ViewState = {
  /** Key of the block or section that is selected: its first id, which no save changes. */
  selected: string | null
  /** Null: a text that is selected does not take the focus. */
  textStart: TextStart | null
  panel: PanelView | null
  /** Counts how often the focus was asked to go to the panel. */
  panelFocus: number
  /** The panel comes from below and hides the page: it opens only when asked. */
  isSheet: boolean
  /** The width that was chosen; null follows the room. */
  device: Device | null
  /** Room for the canvas in pixels. */
  room: number
  isFull: boolean
  /** Settings of a template that are tried and not kept yet. */
  draft: { key: string; content: TemplateContent } | null
  addingBlock: AddingBlock | null
  /** Index of the section to add. */
  addingSection: number | null
  /** « Mes sections » is open. */
  savedSections: boolean
  /** Id of the section that is to be kept in « Mes sections ». */
  keepingSection: string | null
}

const INITIAL: ViewState = {
  selected: null,
  textStart: null,
  panel: null,
  panelFocus: 0,
  isSheet: false,
  device: null,
  room: DEVICE_WIDTHS.ordinateur,
  isFull: false,
  draft: null,
  addingBlock: null,
  addingSection: null,
  savedSections: false,
  keepingSection: null,
}

/** The screen that is shown. */
export const shownDevice = ({ device, room }: ViewState): Device => device ?? deviceFor(room)

export type View = ReturnType<typeof createView>

/** What the screen shows and nobody saves: selection, panel, width of the canvas. */
export function createView() {
  const store = createStore<ViewState>(() => INITIAL)
  const set = store.setState

  /**
   * Selects a node. Beside the page its settings open; from below only when asked.
   * With `start: null` a text that is drawn anew, moved for instance, leaves the focus alone.
   */
  function select(
    key: string,
    { start, opens = false }: { start?: TextStart | null; opens?: boolean } = {},
  ): void {
    const { selected, isSheet, panel, textStart } = store.getState()
    const isKept = !isSheet || (panel === 'node' && !start)
    const keptStart = selected === key ? textStart : null
    set({
      selected: key,
      textStart: start === undefined ? keptStart : start,
      panel: opens || isKept ? 'node' : null,
    })
  }

  /** Selects a node and goes to its settings. */
  function openPanel(key: string): void {
    select(key, { opens: true })
    set(({ panelFocus }) => ({ panelFocus: panelFocus + 1 }))
  }

  /** Shows something of the whole page in the panel, or puts it away. */
  function togglePanel(asked: PanelView): void {
    const isShown = store.getState().panel === asked
    set(({ panelFocus }) => ({
      panel: isShown ? null : asked,
      panelFocus: isShown ? panelFocus : panelFocus + 1,
    }))
  }

  /** Nothing is selected any more. */
  const clear = (): void => {
    const { panel } = store.getState()
    set({ selected: null, textStart: null, panel: panel === 'node' ? null : panel })
  }

  return { store, set, select, openPanel, togglePanel, clear }
}
