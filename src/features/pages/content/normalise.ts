import { isNodeId, isTemporaryId, newId } from './blocks'
import { completeContent, SECTION_DEFAULTS } from './defaults'
import { isRaw, rawList, type Raw } from './json'
import { SECTION_WIDTH_LABELS } from './options'

/** Of the shape in which pages are stored. */
export const VERSION = 1

/** Content in today's outer shape; the sections themselves are not checked yet. */
export type MigratedContent = { schemaVersion: typeof VERSION; sections: unknown[] }

type Options = {
  /** Makes an id for the node at a path such as `0-1-2`. */
  makeId?: (path: string) => string
  /** The editor keeps its temporary ids; the server replaces them. */
  keepTemporary?: boolean
}

type Ids = (given: unknown, path: string) => string

/** Hands out ids: the given one when it is usable and not yet taken, else a new one. */
function idsOf({ makeId = newId, keepTemporary = false }: Options): Ids {
  const taken = new Set<string>()
  return (given, path) => {
    const asked = typeof given === 'number' ? String(given) : given
    let id = isNodeId(asked) && (keepTemporary || !isTemporaryId(asked)) ? asked : makeId(path)
    for (let again = 1; taken.has(id); again += 1) id = makeId(`${path}-${again}`)
    taken.add(id)
    return id
  }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** 1 to 4: the number asked, or the number of columns there are. */
function layoutOf(section: Raw, columns: number): number {
  const asked = Number(section.layout)
  const usable = section.layout !== null && Number.isFinite(asked) && asked !== 0
  return clamp(Math.round(usable ? asked : columns), 1, 4)
}

/** Share of one column when all are equal, in percent. */
export const equalWidth = (layout: number): number => Math.round(100 / layout)

function widthOf(column: Raw, layout: number): number {
  const { width } = column
  const isUsable = typeof width === 'number' && width >= 5 && width <= 100
  return isUsable ? width : equalWidth(layout)
}

function normaliseBlock(block: unknown, order: number, path: string, ids: Ids): unknown {
  if (!isRaw(block)) return block
  const kept = { ...block, id: ids(block.id, path), order }
  return 'content' in block || completeContent(block.type, undefined) !== undefined
    ? { ...kept, content: completeContent(block.type, block.content) }
    : kept
}

/** As many columns as the layout says; blocks of surplus columns go to the last kept one. */
function fitColumns(columns: unknown[], layout: number): Raw[] {
  const raw = columns.map((column): Raw => (isRaw(column) ? column : {}))
  if (raw.length === layout) return raw
  const surplus = raw.slice(layout).flatMap((column) => rawList(column.blocks))
  return Array.from({ length: layout }, (_, index): Raw => {
    const column: Raw = { ...raw[index], width: equalWidth(layout) }
    const isLast = index === layout - 1
    return isLast ? { ...column, blocks: [...rawList(column.blocks), ...surplus] } : column
  })
}

function normaliseSection(section: unknown, order: number, ids: Ids): unknown {
  if (!isRaw(section)) return section
  const given = rawList(section.columns)
  const layout = layoutOf(section, given.length)
  const path = String(order)
  const isWidth = typeof section.width === 'string' && section.width in SECTION_WIDTH_LABELS
  return {
    ...section,
    id: ids(section.id, path),
    order,
    layout,
    width: isWidth ? section.width : SECTION_DEFAULTS.width,
    backgroundColor: section.backgroundColor ?? SECTION_DEFAULTS.backgroundColor,
    padding: section.padding ?? SECTION_DEFAULTS.padding,
    margin: section.margin ?? SECTION_DEFAULTS.margin,
    verticalAlign: section.verticalAlign ?? SECTION_DEFAULTS.verticalAlign,
    columns: fitColumns(given, layout).map((column, at) => ({
      ...column,
      id: ids(column.id, `${path}-${at}`),
      order: at,
      width: widthOf(column, layout),
      blocks: rawList(column.blocks).map((block, index) =>
        normaliseBlock(block, index, `${path}-${at}-${index}`, ids),
      ),
    })),
  }
}

/**
 * Puts content in order: an id on every node, `order` from the position, a
 * layout of 1 to 4 with as many columns, a known width, and defaults for what is
 * left out. Doing it twice changes nothing more; no block is lost; unknown
 * blocks keep everything but their place. What is malformed stays for the schema
 * to refuse with its path.
 */
export function normalise(content: MigratedContent, options: Options = {}): MigratedContent {
  const ids = idsOf(options)
  return {
    schemaVersion: content.schemaVersion,
    sections: content.sections.map((section, order) => normaliseSection(section, order, ids)),
  }
}
