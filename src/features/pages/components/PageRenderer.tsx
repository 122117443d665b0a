import { EMPTY_PAGE, isKnownBlock } from '../model'
import type { PageContent } from '../schema'
import styles from './PageRenderer.module.scss'
import { SectionView } from './SectionView'
import type { Surroundings } from './surroundings'

type Props = Omit<Surroundings, 'eventsShown'> & {
  content: PageContent
  /** Full screens above it. */
  before?: number
}

/** How many events the lists of a page announce at most; zero without such a list. */
const eventsShownBy = ({ sections }: PageContent): number =>
  sections
    .flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
    .reduce((most, block) => {
      if (!isKnownBlock(block) || block.type !== 'TEMPLATE') return most
      const { content } = block
      return content.templateType === 'events-list' && 'limit' in content
        ? Math.max(most, Number(content.limit))
        : most
    }, 0)

/** The content of a page as visitors see it; the site and the editor share it. */
export function PageRenderer({ content, before = 0, ...surroundings }: Props) {
  if (content.sections.length === 0) return <p className={styles.empty}>{EMPTY_PAGE}</p>
  const eventsShown = eventsShownBy(content)
  return content.sections.map((section, index) => (
    <SectionView
      key={index}
      section={section}
      place={before + index}
      surroundings={{ ...surroundings, eventsShown }}
    />
  ))
}
