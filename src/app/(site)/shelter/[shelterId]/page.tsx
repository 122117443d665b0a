import { ShelterPage, shelterPageMetadata } from '@/site/shelter-page'

type Props = { params: Promise<{ shelterId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => shelterPageMetadata(await params)

export default async function Page({ params }: Props) {
  return ShelterPage(await params)
}
