import type { Metadata } from 'next'

import { missionMetadata, MissionPage } from '@/site/volunteering-mission'

type Props = { params: Promise<{ slug: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  missionMetadata((await params).slug)

export default async function Page({ params }: Props) {
  return <MissionPage slug={(await params).slug} />
}
