'use server'

import { z } from 'zod'

import type { PageValues, TemplateView } from '@/features/pages/preview/model'
import type { ArticleValues } from '@/features/news/preview/model'
import { readUnsavedArticle } from '@/features/news/preview/queries'
import { readUnsaved } from '@/features/pages/queries'
import { readShelterToPreview } from '@/features/shelters/queries'
import type { Permission } from '@/platform/access/model'
import { failureOf } from '@/platform/http/failure'
import { idSchema } from '@/platform/http/params'
import { log } from '@/platform/log'
import type { Drawn } from '@/ui/live-preview/use-live-view'

import { drawArticle, drawPage, drawTemplate } from './draw'
import { readView } from './read-view'
import { visitOf } from './team'

const REFUSED = 'Votre session est terminée, ou cette page n’est pas la vôtre. Reconnectez-vous.'
const UNREADABLE = 'Le contenu n’est pas encore complet\u00a0: l’aperçu attend la suite.'

const isContentError = (error: unknown) => error instanceof Error && error.name === 'ContentError'

/** Whoever asks is checked first, as on the page itself: actions are addresses like others. */
async function guarded(
  shelterId: string,
  work: (visit: Awaited<ReturnType<typeof visitOf>>, shelter: string) => Promise<Drawn>,
  permission: Permission = 'editContent',
): Promise<Drawn> {
  const id = idSchema.safeParse(shelterId)
  if (!id.success) return { error: REFUSED }
  try {
    const visit = await visitOf(id.data, permission)
    return visit.mayEdit ? await work(visit, id.data) : { error: REFUSED }
  } catch (error) {
    if (isContentError(error)) return { error: UNREADABLE }
    const failure = failureOf(error)
    if (failure.status === 500) log.error({ err: error }, 'a preview failed')
    return { error: failure.error }
  }
}

/** A page with what its form holds now. */
export async function drawUnsaved(shelterId: string, values: PageValues): Promise<Drawn> {
  return guarded(shelterId, async ({ req }, id) => {
    const parsed = z.looseObject({}).safeParse(values)
    const shelter = await readShelterToPreview(req, id)
    if (!parsed.success || !shelter) return { error: REFUSED }
    return { node: drawPage(shelter, await readUnsaved(req, id, parsed.data)) }
  })
}

/** An article with what its form holds now. */
export async function drawUnsavedArticle(shelterId: string, values: ArticleValues): Promise<Drawn> {
  return guarded(
    shelterId,
    async ({ req }, id) => {
      const parsed = z.looseObject({}).safeParse(values)
      const shelter = await readShelterToPreview(req, id)
      if (!parsed.success || !shelter) return { error: REFUSED }
      return { node: drawArticle(shelter, await readUnsavedArticle(req, id, parsed.data)) }
    },
    'manageNews',
  )
}

/** A template with what its form holds now. */
export async function drawView(shelterId: string, view: TemplateView): Promise<Drawn> {
  return guarded(shelterId, (_visit, id) => {
    const read = readView(view)
    return Promise.resolve(read ? { node: drawTemplate(id, read) } : { error: UNREADABLE })
  })
}
