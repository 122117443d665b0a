import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { FormBlock } from '@/features/forms/components/FormBlock'
import { FormPage } from '@/features/forms/components/FormPage'
import { problemFrom } from '@/features/forms/submissions/without-script'
import { readDraft } from '@/platform/http/form-draft'
import { isId } from '@/platform/ids.model'
import { findForm } from '@/site/find-form'

export const metadata: Metadata = { title: 'Réponse à corriger', robots: { index: false } }

type Props = {
  params: Promise<{ shelterId: string; formId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectForm({ params, searchParams }: Props) {
  const found = await findForm(params)
  if (!found) notFound()
  const { form, shelter } = found
  const { erreur, attente, animal } = await searchParams
  const jar = await cookies()
  const { answers, errors } = readDraft((name) => jar.get(name)?.value)
  return (
    <FormPage shelter={shelter} title={form.title} description={form.description}>
      <FormBlock
        form={form}
        shelterName={shelter.name}
        animalId={typeof animal === 'string' && isId(animal) ? animal : null}
        answers={answers}
        errors={erreur === 'champs' ? errors : {}}
        problem={problemFrom(erreur, attente)}
      />
    </FormPage>
  )
}
