import { ShelterPage, shelterPageMetadata } from '@/site/shelter-page'

type Props = { params: Promise<{ shelterId: string; pageSlug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => shelterPageMetadata(await params)

export default async function Page({ params }: Props) {
  return ShelterPage(await params)
}
