import type { PayloadRequest } from 'payload'

/** Published pages and articles that show the picture, at most ten of each. */
export async function pagesUsing(
  req: PayloadRequest,
  id: string | number,
): Promise<Array<{ id: string; title: string }>> {
  const wanted = { req, depth: 0, limit: 10, select: { title: true } } as const
  const online = { _status: { equals: 'published' } }
  const { docs: pages } = await req.payload.find({
    collection: 'pages',
    // A page that the person cannot open still breaks without its picture.
    overrideAccess: true,
    ...wanted,
    where: { and: [{ mediaRefs: { in: [id] } }, online] },
  })
  const { docs: articles } = await req.payload.find({
    collection: 'news',
    // So does an article.
    overrideAccess: true,
    ...wanted,
    where: { and: [{ or: [{ coverImage: { equals: id } }, { images: { in: [id] } }] }, online] },
  })
  return [...pages, ...articles].map((each) => ({ id: each.id, title: each.title }))
}

export function usedBy(pages: ReadonlyArray<{ title: string }>): string {
  const titles = pages.map(({ title }) => title).join(', ')
  return `Cette image est utilisée par : ${titles}. Retirez-la d’abord de ces pages.`
}
