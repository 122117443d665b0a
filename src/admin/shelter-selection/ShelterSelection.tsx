import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import type { ComponentProps } from 'react'

import { QuietRefresh, UsualRefresh } from './QuietRefresh'

/** The multi-tenant plugin’s provider of the shelter in hand, without its needless refresh. */
export function ShelterSelection({
  children,
  ...props
}: ComponentProps<typeof TenantSelectionProvider>) {
  return (
    <QuietRefresh>
      <TenantSelectionProvider {...props}>
        <UsualRefresh>{children}</UsualRefresh>
      </TenantSelectionProvider>
    </QuietRefresh>
  )
}
