import { isKnownBlock, isKnownTemplate } from '../content/blocks'
import type { Block, PageContent } from '../schema'

/** What is drawn of a block: lines of words, a title, a card, a button, a plan. */
export type Shape = {
  kind: 'title' | 'line' | 'card' | 'button' | 'picture'
  x: number
  y: number
  width: number
  height: number
}

type Band = { y: number; height: number; isTinted: boolean }

export type Sketch = { width: number; height: number; bands: Band[]; shapes: Shape[] }

const WIDTH = 160
const EDGE = 10
const GAP = 6
const TALLEST = 120

type Box = { x: number; width: number }
type Drawn = { shapes: Shape[]; height: number }

const title = ({ x, width }: Box, y: number): Shape => ({
  kind: 'title',
  x,
  y,
  width: width * 0.6,
  height: 5,
})

function lines({ x, width }: Box, y: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: 'line',
    x,
    y: y + at * 6,
    width: at === count - 1 ? width * 0.7 : width,
    height: 2.5,
  }))
}

function row({ x, width }: Box, y: number, count: number, height: number): Shape[] {
  const each = (width - (count - 1) * 4) / count
  return Array.from({ length: count }, (_, at) => ({
    kind: 'card',
    x: x + at * (each + 4),
    y,
    width: each,
    height,
  }))
}

function drawTemplate(block: Block, box: Box): Drawn {
  const content = isKnownBlock(block) && block.type === 'TEMPLATE' ? block.content : null
  if (!content || !isKnownTemplate(content)) return { shapes: [], height: 0 }
  switch (content.templateType) {
    case 'localisation': {
      const plan: Shape = { kind: 'picture', ...box, y: 9, height: 22 }
      return { shapes: [title(box, 0), plan], height: 31 }
    }
    case 'presentation':
    case 'contact-formulaire':
      return { shapes: [title(box, 0), ...lines(box, 10, 4)], height: 32 }
    case 'questions-frequentes': {
      const bars = [0, 1, 2].flatMap((at) => row(box, 9 + at * 8, 1, 5))
      return { shapes: [title(box, 0), ...bars], height: 31 }
    }
    default:
      return { shapes: [title(box, 0), ...row(box, 9, content.cardsPerRow, 22)], height: 31 }
  }
}

function drawBlock(block: Block, box: Box): Drawn {
  if (!isKnownBlock(block)) return { shapes: [], height: 0 }
  switch (block.type) {
    case 'TEXT':
      return { shapes: [title(box, 0), ...lines(box, 10, 3)], height: 26 }
    case 'IMAGE':
      return { shapes: [{ kind: 'picture', ...box, y: 0, height: 28 }], height: 28 }
    case 'CTA': {
      const width = 40
      const x = box.x + (box.width - width) / 2
      const heading = { ...title({ x: box.x + box.width * 0.25, width: box.width * 0.8 }, 0) }
      return { shapes: [heading, { kind: 'button', x, y: 9, width, height: 9 }], height: 18 }
    }
    case 'TEMPLATE':
      return drawTemplate(block, box)
  }
}

function drawColumn(blocks: readonly Block[], box: Box): Drawn {
  let height = 0
  const shapes = blocks.flatMap((block) => {
    const drawn = drawBlock(block, box)
    const moved = drawn.shapes.map((shape) => ({ ...shape, y: shape.y + height }))
    height += drawn.height + GAP
    return moved
  })
  return { shapes, height: Math.max(0, height - GAP) }
}

/** A page in miniature, as shapes to draw: the same for a model and for a saved section. */
export function sketchOf({ sections }: PageContent): Sketch {
  const bands: Band[] = []
  const shapes: Shape[] = []
  let y = 0
  for (const { columns, backgroundColor, width } of sections) {
    if (y >= TALLEST) break
    const inset = width === 'narrow' ? EDGE * 2.5 : EDGE
    const each = (WIDTH - 2 * inset - (columns.length - 1) * GAP) / columns.length
    const drawn = columns.map(({ blocks }, at) =>
      drawColumn(blocks, { x: inset + at * (each + GAP), width: each }),
    )
    const height = Math.max(12, ...drawn.map((column) => column.height)) + 2 * GAP
    const top = y + GAP
    bands.push({ y, height, isTinted: !['transparent', 'white'].includes(backgroundColor) })
    for (const column of drawn) {
      shapes.push(...column.shapes.map((shape) => ({ ...shape, y: shape.y + top })))
    }
    y += height
  }
  return { width: WIDTH, height: TALLEST, bands, shapes }
}
