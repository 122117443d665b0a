import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { FormPage } from '@/features/forms/components/FormPage'
import { Thanks } from '@/features/forms/components/Thanks'
import { findForm } from '@/site/find-form'

export const metadata: Metadata = { title: 'Réponse envoyée', robots: { index: false } }

type Props = {
  params: Promise<{ shelterId: string; formId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** An address of ours by which something is followed; never one of somebody else. */
const isFollowUp = (path: unknown): path is string =>
  typeof path === 'string' && /^\/suivi\/[a-z]+\/[\w.-]{1,200}$/.test(path)

/** After a form was sent without JavaScript. */
export default async function FormSent({ params, searchParams }: Props) {
  const found = await findForm(params)
  if (!found) notFound()
  const { form, shelter } = found
  const { suivi } = await searchParams
  return (
    <FormPage shelter={shelter} title={form.title}>
      <Thanks
        shelterName={shelter.name}
        confirmation={form.confirmation}
        trackingPath={isFollowUp(suivi) ? suivi : null}
        isMailed={form.definition.fields.some(({ type }) => type === 'email')}
      />
    </FormPage>
  )
}
