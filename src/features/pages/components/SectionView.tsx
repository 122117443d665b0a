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
      {({ id, blocks }, { className, widthPx }) => (
        <div key={id} className={className}>
          {blocks.map((block) => (
            <BlockView
              key={block.id}
              block={block}
              isFirst={isFirst}
              widthPx={widthPx}
              surroundings={surroundings}
            />
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
