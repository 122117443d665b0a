import { SuggestedPage } from '@/site/place-forms'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = { title: 'Merci', robots: { index: false } }

export default async function Page({ searchParams }: Props) {
  return <SuggestedPage query={await searchParams} />
}
