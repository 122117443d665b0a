import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { AdminView } from '@/ui/AdminList/AdminView'

import { PERSON_DATA_PATH } from './path'
import { PersonData } from './PersonData'

/** What the platform knows of one person, for super admins. */
export function PersonDataView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  // Payload shows its custom screens to everybody.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(PERSON_DATA_PATH)}`)
  if (!user.isSuperAdmin) notFound()
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <AdminView>
        <PersonData />
      </AdminView>
    </DefaultTemplate>
  )
}
