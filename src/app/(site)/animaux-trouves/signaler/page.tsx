import { newReportMetadata, NewReportPage } from '@/site/lost-found-new'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = newReportMetadata('FOUND')

export default async function Page({ searchParams }: Props) {
  return <NewReportPage kind="FOUND" query={await searchParams} />
}
