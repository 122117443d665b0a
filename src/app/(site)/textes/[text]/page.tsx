import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CONTACT_PART, ContactPart } from '@/features/contact/components/ContactPart'
import { GiveWays } from '@/features/donations/components/GiveWays'
import { tipOffer } from '@/features/donations/offer/queries'
import { SiteTextPage } from '@/features/site-texts/components/SiteTextPage'
import { isSiteTextKey, SITE_TEXTS } from '@/features/site-texts/model'
import { readSiteText } from '@/features/site-texts/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { guideFacts } from '@/site/guide-facts'
import { pageMetadata, platformTitle } from '@/site/metadata'
import { JsonLd } from '@/ui/JsonLd'

type Props = { params: Promise<{ text: string }> }

// Reached by a rewrite of each address (app/public-addresses.mjs): see the home page.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { text } = await params
  if (!isSiteTextKey(text)) return {}
  const { title, description } = await readSiteText(text)
  return pageMetadata({
    title: platformTitle(title),
    description,
    path: SITE_TEXTS[text].path,
    siteName: 'Patte Blanche',
  })
}

export default async function Page({ params }: Props) {
  const { text } = await params
  if (!isSiteTextKey(text)) notFound()
  const words = await readSiteText(text)
  const facts = guideFacts(text, words)
  return (
    <PageFrame>
      {facts && <JsonLd data={facts} />}
      <SiteTextPage
        name={text}
        text={words}
        first={text === 'act' && <GiveWays tip={tipOffer()} />}
        also={text === 'contact' ? [CONTACT_PART] : []}
      >
        {text === 'contact' && <ContactPart />}
      </SiteTextPage>
    </PageFrame>
  )
}
