import type { Layout } from '@/features/pages/model'

const WIDTH = 56
const GAP = 4

/** One to four columns, drawn. */
export function LayoutDrawing({ layout }: { layout: Layout }) {
  const width = (WIDTH - GAP * (layout - 1)) / layout
  return (
    <svg aria-hidden="true" focusable="false" width={WIDTH} height="32" viewBox={`0 0 ${WIDTH} 32`}>
      {Array.from({ length: layout }, (_, index) => (
        <rect
          key={index}
          x={index * (width + GAP)}
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
