import { Static } from '@/ui/Static'

import type { Section } from '../schema'
import { BlockView } from './BlockView'
import type { Surroundings } from './surroundings'
import { SectionFrame } from './SectionFrame'

type Props = {
  section: Section
  /** The first of the page, seen without scrolling. */
  isFirst: boolean
  surroundings: Surroundings
}

/** A section with its blocks, as visitors see it. */
export function SectionView({ section, isFirst, surroundings }: Props) {
  return (
    <SectionFrame section={section}>
      {({ id, blocks }, { className, widthPx }) => {
        const shown = blocks.map((block) => (
          <BlockView
            key={block.id}
            block={block}
            isFirst={isFirst}
            widthPx={widthPx}
            surroundings={surroundings}
          />
        ))
        // Alone a template may have something to press.
        return blocks.some(({ type }) => type === 'TEMPLATE') ? (
          <div key={id} className={className}>
            {shown}
          </div>
        ) : (
          <Static key={id} className={className}>
            {shown}
          </Static>
        )
      }}
    </SectionFrame>
  )
}
