import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { FormBlock } from '@/features/forms/components/FormBlock'
import { FormPage } from '@/features/forms/components/FormPage'
import { formPath } from '@/features/forms/wire.model'
import { shelterPicture } from '@/features/shelters/share-picture'
import { ofOrganisation } from '@/platform/french.model'
import { findForm } from '@/site/find-form'
import { pageMetadata } from '@/site/metadata'

type Props = { params: Promise<{ shelterId: string; formId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findForm(params)
  if (!found) return { title: 'Page 404' }
  const { form, shelter } = found
  const metadata = pageMetadata({
    title: `${form.title} · ${shelter.name}`,
    description:
      form.description || `Un formulaire ${ofOrganisation(shelter.name)}, à remplir en ligne.`,
    path: formPath(shelter.slug, form.id),
    siteName: shelter.name,
    picture: shelterPicture(shelter),
  })
  // Found on the pages of the shelter, where its team put it; some are only sent by e-mail.
  return { ...metadata, robots: { index: false, follow: true } }
}

/** A form of a shelter that is open to the public. */
export default async function Page({ params }: Props) {
  const found = await findForm(params)
  if (!found) notFound()
  const { form, shelter } = found
  return (
    <FormPage shelter={shelter} title={form.title} description={form.description}>
      <FormBlock form={form} shelterName={shelter.name} />
    </FormPage>
  )
}
