import type { ComponentType } from 'react'

import type { Picture } from '@/features/media/queries'

import { EMPTY_PAGE } from '../model'
import type { PageContent, TemplateContent } from '../schema'
import styles from './PageRenderer.module.scss'
import { SectionView } from './SectionView'

/** What a template receives; the site and the editor each fill a registry of their own. */
export type TemplateProps = { content: TemplateContent; shelterId: string }
export type Templates = Record<string, ComponentType<TemplateProps>>

/** What every block may need besides its own content. */
export type Surroundings = {
  /** Pictures of the content, by id. */
  pictures: Record<string, Picture>
  shelterId: string
  templates: Templates
}

type Props = Surroundings & { content: PageContent }

/** The content of a page as visitors see it; the site and the editor share it. */
export function PageRenderer({ content, ...surroundings }: Props) {
  if (content.sections.length === 0) return <p className={styles.empty}>{EMPTY_PAGE}</p>
  return content.sections.map((section, index) => (
    <SectionView
      key={section.id}
      section={section}
      isFirst={index === 0}
      surroundings={surroundings}
    />
  ))
}
