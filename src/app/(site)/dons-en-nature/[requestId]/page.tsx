import type { Metadata } from 'next'

import { SupplyPage, supplyMetadata } from '@/site/supply-page'

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ requestId: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  supplyMetadata((await params).requestId)

export default async function Page({ params }: Props) {
  return <SupplyPage id={(await params).requestId} />
}
