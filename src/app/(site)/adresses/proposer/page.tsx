import { pageMetadata, PLATFORM } from '@/site/metadata'
import { SuggestPage } from '@/site/place-forms'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = pageMetadata({
  title: `Proposer une adresse · ${PLATFORM}`,
  description:
    'Proposez un vétérinaire, un café, une pension ou un éducateur où un animal est bienvenu.',
  path: '/adresses/proposer',
  siteName: PLATFORM,
})

export default async function Page({ searchParams }: Props) {
  return <SuggestPage query={await searchParams} />
}
