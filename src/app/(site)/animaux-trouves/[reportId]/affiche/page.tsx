import { PosterPage } from '@/site/lost-found-poster'

type Props = { params: Promise<{ reportId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []
export const metadata = { title: 'Affiche', robots: { index: false } }

export default async function Page({ params }: Props) {
  return <PosterPage kind="FOUND" id={(await params).reportId} />
}
