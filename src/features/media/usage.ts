import type { PayloadRequest } from 'payload'

/** Published pages that show the picture, at most ten. */
export async function pagesUsing(
  req: PayloadRequest,
  id: string | number,
): Promise<Array<{ id: string; title: string }>> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    // A page that the person cannot open still breaks without its picture.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 10,
    select: { title: true },
    where: { and: [{ mediaRefs: { in: [id] } }, { _status: { equals: 'published' } }] },
  })
  return docs.map((page) => ({ id: page.id, title: page.title }))
}

export function usedBy(pages: ReadonlyArray<{ title: string }>): string {
  const titles = pages.map(({ title }) => title).join(', ')
  return `Cette image est utilisée par : ${titles}. Retirez-la d’abord de ces pages.`
}
