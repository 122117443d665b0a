import type { Patch } from 'immer'

import { blocksOf, isKnownBlock, same } from '@/features/pages/model'
import type { Block, PageContent } from '@/features/pages/schema'

import type { History, Step } from '@/ui/editing/undo-history'

/** Ids of every node in reading order, with the number of children of each. */
function shapeOf(content: PageContent): Array<{ id: string; children: number }> {
  return content.sections.flatMap(({ id, columns }) => [
    { id, children: columns.length },
    ...columns.flatMap((column) => [
      { id: column.id, children: column.blocks.length },
      ...column.blocks.map((block) => ({ id: block.id, children: -1 })),
    ]),
  ])
}

/** The server's id of each node that was sent, by position; null when the shapes differ. */
function idsBetween(sent: PageContent, received: PageContent): Map<string, string> | null {
  const [before, after] = [shapeOf(sent), shapeOf(received)]
  if (before.length !== after.length) return null
  const ids = new Map<string, string>()
  for (const [at, node] of before.entries()) {
    const twin = after[at]
    if (!twin || twin.children !== node.children) return null
    if (twin.id !== node.id) ids.set(node.id, twin.id)
  }
  return ids
}

function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => withIds(each, ids)) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => {
    const renamed = key === 'id' && typeof each === 'string' ? ids.get(each) : undefined
    return [key, renamed ?? withIds(each, ids)]
  })
  return Object.fromEntries(entries) as Value
}

const patchesWithIds = (patches: readonly Patch[], ids: ReadonlyMap<string, string>): Patch[] =>
  patches.map((patch) => {
    const value: unknown = withIds(patch.value, ids)
    const renamed = typeof value === 'string' ? ids.get(value) : undefined
    return patch.path.at(-1) === 'id' && renamed
      ? { ...patch, value: renamed }
      : { ...patch, value }
  })

/** A block as the server stored it, unless it was changed since it was sent. */
function storedOf(block: Block, sent: Block | undefined, received: Block | undefined): Block {
  if (!sent || !received || !isKnownBlock(block) || !isKnownBlock(received)) return block
  const { createdAt, updatedAt } = received
  if (!isKnownBlock(sent) || !same(block.content, sent.content)) {
    return { ...block, createdAt, updatedAt }
  }
  return { ...received, order: block.order }
}

type Rebased = { content: PageContent; history: History; ids: ReadonlyMap<string, string> }

/**
 * Puts what was typed during a save on top of the server's answer: nodes take
 * the server's ids by their position in the snapshot that was sent, untouched
 * blocks its cleaned content, and touched ones keep what was typed. Undo still
 * works. Null when the answer has another shape: then the answer replaces all.
 */
export function rebase(
  { content, history }: { content: PageContent; history: History },
  sent: PageContent,
  received: PageContent,
): Rebased | null {
  const ids = idsBetween(sent, received)
  if (!ids) return null
  const sentById = new Map(
    blocksOf(sent).map(({ block }) => [ids.get(block.id) ?? block.id, block] as const),
  )
  const receivedById = new Map(blocksOf(received).map(({ block }) => [block.id, block] as const))
  const renamed = withIds(content, ids)
  const sections = renamed.sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map((block) =>
        storedOf(block, sentById.get(block.id), receivedById.get(block.id)),
      ),
    })),
  }))
  const step = (each: Step): Step => ({
    ...each,
    undo: patchesWithIds(each.undo, ids),
    redo: patchesWithIds(each.redo, ids),
    // Typing after a save is a new step: undoing it stops at what was saved.
    field: null,
  })
  return {
    content: same({ ...renamed, sections }, received) ? received : { ...renamed, sections },
    history: { ...history, past: history.past.map(step), future: history.future.map(step) },
    ids,
  }
}
