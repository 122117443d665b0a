import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { ContactPart } from '@/features/contact/components/ContactPart'
import { TOO_MANY_ANSWERS } from '@/features/forms/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { returnedForm } from '@/platform/http/plain-form'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

import styles from '../page.module.scss'

export const metadata: Metadata = { title: 'Message à corriger', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectContact({ searchParams }: Props) {
  const jar = await cookies()
  const cookieOf = (name: string) => jar.get(name)?.value
  const returned = returnedForm(await searchParams, cookieOf, TOO_MANY_ANSWERS)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Nous joindre', href: '/contact' }, { label: 'Message à corriger' }]}
          title="Votre message n’est pas encore parti"
        />
      </div>
      <ContactPart saveKey={randomKey()} {...returned} />
    </PageFrame>
  )
}
