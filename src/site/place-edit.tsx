import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { EditForm } from '@/features/places/components/EditForm'
import { readDraft } from '@/features/places/desk/read-draft'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { PageHead } from '@/ui/PageHead'

import styles from './lost-found.module.scss'

type Query = Record<string, string | string[] | undefined>

/** Where a super admin corrects a place; nobody else finds it. */
export async function EditPlacePage({ id, query }: { id: string; query: Query }) {
  const { req, user } = await pageSession()
  const place = user?.isSuperAdmin ? await readDraft(req, id) : null
  if (!place) notFound()
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, 'Trop d’envois détectés')
  // A box that is not ticked is not sent: a form that comes back has none but those it names.
  const isBack = Object.keys(form.draft).length > 0
  const stored = Object.entries(place.draft).map(
    ([name, value]) => [name, isBack && value === true ? false : value] as const,
  )
  const draft = { ...Object.fromEntries(stored), ...form.draft }
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageHead trail={[{ label: 'Corriger une adresse' }]} title={place.name} />
        <EditForm id={id} {...form} draft={draft} />
      </div>
    </PageFrame>
  )
}
