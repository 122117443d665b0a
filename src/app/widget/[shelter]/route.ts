import { listShelterAnimals } from '@/features/animals/queries'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { readWidgetChoice } from '@/features/widget/model'
import { widgetHtml } from '@/features/widget/page'
import { env } from '@/platform/env'
import { plainPage } from '@/platform/http/plain-page'

type Args = { params: Promise<{ shelter: string }> }

/** The animals of a shelter, for the frame of another site; 404 for a shelter that nobody may read. */
export async function GET(request: Request, { params }: Args): Promise<Response> {
  const found = await findShelter((await params).shelter)
  const shelter = found && (await readShelter(found.id))
  if (!shelter) {
    return plainPage(404, {
      title: 'Refuge introuvable',
      text: ['Ce refuge n’a plus de page ici. Prévenez la personne qui tient ce site.'],
    })
  }
  const { species, count, color } = readWidgetChoice(new URL(request.url).searchParams)
  const { animals, total } = await listShelterAnimals(shelter.id, {
    limit: count,
    ...(species && { species }),
  })
  const html = widgetHtml({
    shelter,
    color: color ?? shelter.theme.buttonColor,
    animals,
    species,
    total,
    origin: env.publicUrl,
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Visitors of other sites are many; what they see may be a minute old.
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    },
  })
}
