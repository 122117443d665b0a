import { SupplyPage, supplyMetadata } from '@/site/supply-page'

// The same for everybody: kept until what it shows changes.
export const dynamic = 'force-static'

type Props = { params: Promise<{ requestId: string }> }

export const generateMetadata = async ({ params }: Props) =>
  supplyMetadata((await params).requestId)

export default async function Page({ params }: Props) {
  return <SupplyPage id={(await params).requestId} />
}
