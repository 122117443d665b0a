import type { ReactNode } from 'react'

import { AnimalListTemplate } from '@/features/animals/components/AnimalListTemplate'
import { FeaturedAnimalTemplate } from '@/features/animals/components/FeaturedAnimalTemplate'
import {
  UrgentAnimalsFailure,
  UrgentAnimalsTemplate,
} from '@/features/animals/components/UrgentAnimalsTemplate'
import { CampaignsTemplate } from '@/features/campaigns/components/CampaignsTemplate'
import { FaqTemplate } from '@/features/faq/components/FaqTemplate'
import { ContactFormTemplate } from '@/features/forms/components/ContactFormTemplate'
import { EventsListTemplate } from '@/features/news/components/EventsListTemplate'
import { NewsListTemplate } from '@/features/news/components/NewsListTemplate'
import type { TemplateProps, Templates } from '@/features/pages/components/surroundings'
import { GalleryTemplate } from '@/features/shelters/components/GalleryTemplate'
import { LocationTemplate } from '@/features/shelters/components/LocationTemplate'
import { PresentationTemplate } from '@/features/shelters/components/PresentationTemplate'
import { NeedsTemplate } from '@/features/supply-requests/components/NeedsTemplate'
import { TeamTemplate } from '@/features/team/components/TeamTemplate'
import { TestimonialsTemplate } from '@/features/testimonials/components/TestimonialsTemplate'
import { cached } from '@/platform/cache/cached'
import { log } from '@/platform/log'

type Template = (props: TemplateProps) => Promise<ReactNode>

/** A page that carries this answer is made again after five seconds. */
const tryAgainSoon = cached(() => Promise.resolve(true), {
  key: 'site.incomplete',
  tags: () => [],
  maxAge: 5,
})

/**
 * One template that fails leaves its place empty, or to what `failed` says, for a moment;
 * the page stands.
 */
function guarded(
  name: string,
  template: Template,
  failed: (props: TemplateProps) => ReactNode = () => null,
): Template {
  return async (props) => {
    try {
      return await template(props)
    } catch (error) {
      log.error({ template: name, shelter: props.shelterId, err: error }, 'a template failed')
      await tryAgainSoon()
      return failed(props)
    }
  }
}

/** Every template that a public page can show; a new one is a new line here. */
export const templates: Templates = {
  'animaux-liste': guarded('animaux-liste', AnimalListTemplate),
  'animal-vedette': guarded('animal-vedette', FeaturedAnimalTemplate),
  'animaux-urgence': guarded('animaux-urgence', UrgentAnimalsTemplate, UrgentAnimalsFailure),
  'contact-formulaire': guarded('contact-formulaire', ContactFormTemplate),
  galerie: guarded('galerie', GalleryTemplate),
  presentation: guarded('presentation', PresentationTemplate),
  localisation: guarded('localisation', LocationTemplate),
  'questions-frequentes': guarded('questions-frequentes', FaqTemplate),
  'news-list': guarded('news-list', NewsListTemplate),
  'events-list': guarded('events-list', EventsListTemplate),
  besoins: guarded('besoins', NeedsTemplate),
  collectes: guarded('collectes', CampaignsTemplate),
  temoignages: guarded('temoignages', TestimonialsTemplate),
  'equipe-liste': guarded('equipe-liste', TeamTemplate),
}
