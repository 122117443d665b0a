import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** Address of the screen: whoever signs in comes back to it. */
  path: string
  /** May this person see it? For anybody else it does not exist. */
  isAllowed: boolean
  children: ReactNode
}

/**
 * A screen of ours beside Payload's collections, with the menu around it. Payload shows its custom
 * screens to everybody: who may see it is asked here.
 */
export function OwnScreen(props: Props) {
  const { initPageResult, params, searchParams, path, isAllowed, children } = props
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if (!isAllowed) notFound()
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      // Payload gives them to its own screens alone.
      viewActions={payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
