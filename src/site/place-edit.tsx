import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { EditForm } from '@/features/places/components/EditForm'
import { readDraft } from '@/features/places/desk/read-draft'
import type { Draft } from '@/features/places/draft.model'
import { editApi } from '@/features/places/model'
import { OWN_PLACES_PATH, ownApi, ownPlacePath } from '@/features/places/owners/model'
import { readOwnDraft } from '@/features/places/owners/queries'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

/** A form as it came back, or else as it begins with what is stored. */
async function returnedOver(query: PageQuery, stored: Draft) {
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, 'Trop d’envois détectés')
  // A box that is not ticked is not sent: a form that comes back has none but those it names.
  const isBack = Object.keys(form.draft).length > 0
  const begun = Object.entries(stored).map(
    ([name, value]) => [name, isBack && value === true ? false : value] as const,
  )
  return { ...form, draft: { ...Object.fromEntries(begun), ...form.draft } }
}

/** Where a super admin corrects a place; nobody else finds it. */
export async function EditPlacePage({ id, query }: { id: string; query: PageQuery }) {
  const { req, user } = await pageSession()
  const place = user?.isSuperAdmin ? await readDraft(req, id) : null
  if (!place) notFound()
  const form = await returnedOver(query, place.draft)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner variant="form" trail={[{ label: 'Corriger une adresse' }]} title={place.name} />
        <EditForm path={editApi(id)} {...form} />
      </div>
    </PageFrame>
  )
}

/** Where the owner of a place corrects it; nobody else finds it. */
export async function OwnPlaceEditPage({ id, query }: { id: string; query: PageQuery }) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(ownPlacePath(id)))
  const place = await readOwnDraft(req, user, id)
  if (!place) notFound()
  const form = await returnedOver(query, place.draft)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Mes adresses', href: OWN_PLACES_PATH }, { label: place.name }]}
          title={place.name}
          lead="Téléphone, horaires et présentation sont en ligne aussitôt. Le nom, la nature, la commune, le point et le site sont relus par notre équipe avant de changer."
        />
        {place.isAsked && (
          <Banner tone="info">
            Une modification que vous avez demandée attend d’être relue&nbsp;: elle est dans ce
            formulaire.
          </Banner>
        )}
        <EditForm path={ownApi(id)} {...form} />
      </div>
    </PageFrame>
  )
}
