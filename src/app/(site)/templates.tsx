import type { ReactNode } from 'react'

import { AnimalListTemplate } from '@/features/animals/components/AnimalListTemplate'
import type { TemplateProps, Templates } from '@/features/pages/components/PageRenderer'
import { LocationTemplate } from '@/features/shelters/components/LocationTemplate'
import { PresentationTemplate } from '@/features/shelters/components/PresentationTemplate'
import { cached } from '@/platform/cache/cached'
import { log } from '@/platform/log'

type Template = (props: TemplateProps) => Promise<ReactNode>

/** A page that carries this answer is made again after five seconds. */
const tryAgainSoon = cached(() => Promise.resolve(true), {
  key: 'site.incomplete',
  tags: () => [],
  maxAge: 5,
})

/** One template that fails leaves its place empty, for a moment; the page stands. */
function guarded(name: string, template: Template): Template {
  return async (props) => {
    try {
      return await template(props)
    } catch (error) {
      log.error({ template: name, shelter: props.shelterId, err: error }, 'a template failed')
      await tryAgainSoon()
      return null
    }
  }
}

/** Every template that a public page can show; a new one is a new line here. */
export const templates: Templates = {
  'animaux-liste': guarded('animaux-liste', AnimalListTemplate),
  presentation: guarded('presentation', PresentationTemplate),
  localisation: guarded('localisation', LocationTemplate),
}
