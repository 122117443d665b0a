import type { Metadata } from 'next'

import { placeMetadata, PlacePage } from '@/site/place-page'

type Props = { params: Promise<{ slug: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  placeMetadata((await params).slug)

export default async function Page({ params }: Props) {
  return <PlacePage slug={(await params).slug} />
}
