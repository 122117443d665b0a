import type { ComponentType } from 'react'

import type { Picture } from '@/features/media/queries'

import type { TemplateContent } from '../schema'

/** What a template receives; the site and the editor each fill a registry of their own. */
export type TemplateProps = {
  content: TemplateContent
  shelterId: string
  /** Most events that the page announces elsewhere; none without a list of events. */
  eventsShown?: number
}
export type Templates = Record<string, ComponentType<TemplateProps>>

/** What every block may need besides its own content. */
export type Surroundings = {
  /** Pictures of the content, by id. */
  pictures: Record<string, Picture>
  shelterId: string
  templates: Templates
  eventsShown?: number
}
