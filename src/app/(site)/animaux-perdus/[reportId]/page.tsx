import type { Metadata } from 'next'

import { reportMetadata, ReportPage } from '@/site/lost-found-report'

type Props = { params: Promise<{ reportId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  reportMetadata('LOST', (await params).reportId)

export default async function Page({ params }: Props) {
  return <ReportPage kind="LOST" id={(await params).reportId} />
}
