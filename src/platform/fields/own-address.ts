import type { PayloadRequest } from 'payload'

type Wanted = {
  shelter: string
  slug: string
  /** The document that asks, when it exists already. */
  id?: string
}

/** The title of the other document of the shelter that has an address, or `null`. */
export async function titleAt(
  req: PayloadRequest,
  collection: 'pages' | 'news',
  { shelter, slug, id }: Wanted,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection,
    // The address may be taken by a document that the person cannot read.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true },
    where: {
      and: [
        { shelter: { equals: shelter } },
        { slug: { equals: slug } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
  })
  return docs[0]?.title ?? null
}
