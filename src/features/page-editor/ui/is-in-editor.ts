/** What the panel carries: it may stand elsewhere in the page than the editor. */
export const PANEL_MARK = { 'data-editor-panel': '' }

/** Whether something on screen belongs to the editor, its panel included. */
export const isInEditor = (root: Element | null, target: EventTarget | null): boolean =>
  target instanceof Element &&
  (Boolean(root?.contains(target)) || target.closest('[data-editor-panel]') !== null)
