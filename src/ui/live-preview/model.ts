/** Widths of a preview in pixels. Source: docs/decisions/content.md. */
export const PREVIEW_BREAKPOINTS = [
  { name: 'mobile', label: 'Mobile', width: 375, height: 812 },
  { name: 'tablette', label: 'Tablette', width: 768, height: 1024 },
  { name: 'ordinateur', label: 'Ordinateur', width: 1280, height: 800 },
] as const

/** Payload's own word for « here is what the form holds » and « I am listening ». */
export const FORM_MESSAGE = 'payload-live-preview'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of the form that a message to a preview carries; null for any other message. */
export function formValues(message: unknown): Record<string, unknown> | null {
  if (!isObject(message) || message.type !== FORM_MESSAGE || !isObject(message.data)) return null
  return message.data
}

/**
 * How much smaller a page of a width must be drawn to fit into the room there is.
 * @param width wanted width of the page, in pixels
 * @param room width on screen, in pixels
 * @returns 0.1 to 1
 */
export const scaleToFit = (width: number, room: number): number =>
  room <= 0 ? 1 : Math.max(0.1, Math.min(1, room / width))
