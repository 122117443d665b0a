import type { BoxOf } from './geometry'

/** The element of a node: section, column or block. */
export const elementOf = (root: HTMLElement, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)

/** Reads boxes of nodes inside an element; each element is looked for once. */
export function boxesIn(root: HTMLElement): BoxOf {
  const elements = new Map<string, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-node]')) {
    const id = element.dataset.node
    if (id && !elements.has(id)) elements.set(id, element)
  }
  return (id) => elements.get(id)?.getBoundingClientRect() ?? null
}

/** The node that an element belongs to: its own, or that of the tool it is. */
export function nodeIdOf(element: Element | null): string | null {
  const node = element?.closest<HTMLElement>('[data-part-of],[data-node]')
  return node?.dataset.partOf ?? node?.dataset.node ?? null
}
