import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'

import { ImportScreen } from './ImportScreen'
import { IMPORT_PATH } from './path'

/** « Importer des animaux »: a file of a spreadsheet becomes animals of the shelter in hand. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  // Payload shows its custom screens to everybody.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(IMPORT_PATH)}`)
  if (!canSomewhere(user, 'manageAnimals')) notFound()
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
      <ImportScreen />
    </DefaultTemplate>
  )
}
