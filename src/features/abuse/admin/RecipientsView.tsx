import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { RECIPIENTS_PATH } from '../model'
import { RecipientsScreen } from './lazy'

/** Which shelters read the reports of which department: for super admins. */
export function RecipientsView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={RECIPIENTS_PATH} isAllowed={Boolean(user?.isSuperAdmin)}>
      <PlatformScreen title="Destinataires des signalements">
        <RecipientsScreen />
      </PlatformScreen>
    </OwnScreen>
  )
}
