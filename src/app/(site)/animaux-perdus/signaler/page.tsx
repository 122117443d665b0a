import { newReportMetadata, NewReportPage } from '@/site/lost-found-new'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = newReportMetadata('LOST')

export default async function Page({ searchParams }: Props) {
  return <NewReportPage kind="LOST" query={await searchParams} />
}
