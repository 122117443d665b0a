/** What an attribute may hold; undefined leaves it out. */
export type Attributes = Record<string, string | number | undefined>

const round = (value: number) => Math.round(value * 10) / 10

/** One SVG element as text. Numbers keep one decimal, enough at 1200 px. */
export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? fine(name, value) : value}"`)
    .join('')
  const inner = children.join('')
  return inner ? `<${tag}${written}>${inner}</${tag}>` : `<${tag}${written}/>`
}

function fine(name: string, value: number): number {
  return name.includes('opacity') ? Math.round(value * 100) / 100 : round(value)
}

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el('path', { d, fill, ...more })

/** A stroked line with round ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx, cy, rx, ry, fill, ...more })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => el('rect', { x, y, width, height, fill, ...more })

export const group = (attributes: Attributes, ...children: string[]) =>
  el('g', attributes, ...children)

/** Moves, then turns (degrees), then scales a drawing made around the origin. */
export function place(
  inner: string,
  x: number,
  y: number,
  options: { scale?: number; turn?: number; flip?: boolean } = {},
): string {
  const { scale = 1, turn = 0, flip = false } = options
  const transform = [
    `translate(${round(x)} ${round(y)})`,
    turn ? `rotate(${round(turn)})` : '',
    scale !== 1 || flip ? `scale(${flip ? -scale : scale} ${scale})` : '',
  ]
  return group({ transform: transform.filter(Boolean).join(' ') }, inner)
}

type Stop = readonly [offset: number, color: string, opacity?: number]

/** The page being drawn: it keeps the definitions that clips and gradients need. */
export class Sheet {
  private readonly defs: string[] = []

  private define(tag: string, attributes: Attributes, inner: string): string {
    const id = `d${this.defs.length}`
    this.defs.push(el(tag, { id, ...attributes }, inner))
    return `url(#${id})`
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, color, opacity]) =>
        el('stop', { offset: `${offset * 100}%`, 'stop-color': color, 'stop-opacity': opacity }),
      )
      .join('')
  }

  /** A vertical gradient by default; the vector is in fractions of the shape's box. */
  linear(stops: readonly Stop[], vector: readonly [number, number, number, number] = [0, 0, 0, 1]) {
    const [x1, y1, x2, y2] = vector.map((v) => `${v * 100}%`)
    return this.define('linearGradient', { x1, y1, x2, y2 }, this.stops(stops))
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const box = { cx: `${cx * 100}%`, cy: `${cy * 100}%`, r: `${r * 100}%` }
    return this.define('radialGradient', box, this.stops(stops))
  }

  /** Draws `inner` only inside the outline. */
  clipped(d: string, inner: string): string {
    if (!inner) return ''
    const clip = this.define('clipPath', {}, el('path', { d }))
    return group({ 'clip-path': clip }, inner)
  }

  /** A filled outline with what is painted on it. */
  shape(d: string, fill: string, inner = ''): string {
    return path(d, fill) + this.clipped(d, inner)
  }

  /**
   * The crescent between an outline and the same outline moved by (dx, dy): the flat shadow
   * (or light) of the far side.
   */
  crescent(d: string, dx: number, dy: number, fill: string, opacity: number): string {
    const outside = `M-4000 -4000H4000V4000H-4000Z ${d}`
    return path(outside, fill, {
      'fill-rule': 'evenodd',
      'fill-opacity': opacity,
      transform: `translate(${round(dx)} ${round(dy)})`,
    })
  }

  /** The finished document. */
  document(width: number, height: number, body: string): string {
    return el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      this.defs.length ? el('defs', {}, this.defs.join('')) : '',
      body,
    )
  }
}
