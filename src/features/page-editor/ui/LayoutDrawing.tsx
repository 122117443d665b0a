import type { Layout } from '@/features/pages/model'

const WIDTH = 56
const GAP = 4

/**
 * One to four columns, drawn.
 * @param shares of the columns in percent; equal ones when left out
 */
export function LayoutDrawing({ layout, shares }: { layout: Layout; shares?: readonly number[] }) {
  const room = WIDTH - GAP * (layout - 1)
  const given = shares ?? Array.from({ length: layout }, () => 100 / layout)
  const widths = given.map((share) => (room * share) / 100)
  const startOf = (index: number) =>
    widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0)
  return (
    <svg aria-hidden="true" focusable="false" width={WIDTH} height="32" viewBox={`0 0 ${WIDTH} 32`}>
      {widths.map((width, index) => (
        <rect
          key={index}
          x={startOf(index)}
          y="0"
          width={width}
          height="32"
          rx="4"
          fill="currentColor"
          opacity="0.28"
        />
      ))}
    </svg>
  )
}
