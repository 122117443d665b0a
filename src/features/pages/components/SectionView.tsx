import { Static } from '@/ui/Static'

import { isKnownBlock } from '../model'
import type { Block, Section } from '../schema'
import { BlockView } from './BlockView'
import styles from './PageRenderer.module.scss'
import type { Surroundings } from './surroundings'
import { SectionFrame } from './SectionFrame'

/** Sections that may be seen without scrolling. */
const SEEN_FIRST = 2

/** How much room a list of animals takes nobody can guess: what follows it would jump. */
const isLong = (block: Block): boolean =>
  isKnownBlock(block) && block.type === 'TEMPLATE' && block.content.templateType === 'animaux-liste'

const isBelow = ({ columns }: Section, place: number): boolean =>
  place >= SEEN_FIRST && !columns.some(({ blocks }) => blocks.some(isLong))

type Props = {
  section: Section
  /** Its place on the page, from 0. */
  place: number
  surroundings: Surroundings
}

/** A section with its blocks, as visitors see it. */
export function SectionView({ section, place, surroundings }: Props) {
  return (
    <SectionFrame section={section} className={isBelow(section, place) ? styles.below : undefined}>
      {({ blocks }, { index, className, widthPx }) => {
        // Places as keys: ids would be sent with each page, and only a preview moves what stands on one.
        const shown = blocks.map((block, row) => (
          <BlockView
            key={row}
            block={block}
            isFirst={place === 0}
            widthPx={widthPx}
            surroundings={surroundings}
          />
        ))
        // Alone a template may have something to press.
        return blocks.some(({ type }) => type === 'TEMPLATE') ? (
          <div key={index} className={className}>
            {shown}
          </div>
        ) : (
          <Static key={index} className={className}>
            {shown}
          </Static>
        )
      }}
    </SectionFrame>
  )
}
