import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { comingPage } from '@/features/navigation/coming/model'
import { ComingSoon } from '@/features/navigation/components/ComingSoon'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { pageMetadata } from '@/site/metadata'

type Props = { params: Promise<{ page: string }> }

// Reached by a rewrite of each address (next.config.mjs): see the home page.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = comingPage((await params).page)
  if (!page) return {}
  const { title, description, path, isIndexed } = page
  return {
    ...pageMetadata({
      title: `${title} · Patte Blanche`,
      description,
      path,
      siteName: 'Patte Blanche',
    }),
    ...(isIndexed ? {} : { robots: { index: false } }),
  }
}

export default async function Page({ params }: Props) {
  const page = comingPage((await params).page)
  if (!page) notFound()
  return (
    <PageFrame>
      <ComingSoon page={page} />
    </PageFrame>
  )
}
