import { z } from 'zod'

import { env } from '@/platform/env'
import { clientNetwork } from '@/platform/http/client-address'
import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'
import { openPayload } from '@/platform/payload'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { countReading } from './commands'

/** One reading of an article for each network and hour, however often the page is loaded. */
const oncePerArticle = createLimiter({ name: 'news-view', points: 1, seconds: 3600 })
/** No network reads more than that in an hour. */
const perNetwork = createLimiter({ name: 'news-views', points: 120, seconds: 3600 })

export const countView = defineRoute({
  method: 'POST',
  path: '/api/shelter/{shelterId}/news/{newsId}/views',
  summary: 'Compter une lecture d’une actualité',
  description:
    'Appelée par la page de l’article. Ni cookie ni identité\u00a0; une lecture par réseau et par heure.',
  tags: ['Actualités'],
  auth: 'public',
  params: z.object({ shelterId: shelterKeySchema, newsId: idSchema }),
  answers: { 204: { description: 'Comptée, ou déjà comptée' } },
  handler: async ({ params, request }) => {
    const network = clientNetwork(request, env.TRUSTED_PROXIES)
    const waits = [
      await oncePerArticle.take(`${network} ${params.newsId}`),
      await perNetwork.take(network),
    ]
    if (Math.max(...waits) === 0) await countReading(await openPayload(), params.newsId)
    return new Response(null, { status: 204 })
  },
})
