import type { AdminViewServerProps } from 'payload'

import { OwnScreen } from '@/ui/AdminList/OwnScreen'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { ImportScreen } from '../lazy'
import { IMPORT_PATH } from './path'
import { words } from './words.fr'

/** « Importer des adresses »: a file of a spreadsheet becomes places, for super admins. */
export function ImportView(props: AdminViewServerProps) {
  const isAllowed = Boolean(props.initPageResult.req.user?.isSuperAdmin)
  return (
    <OwnScreen {...props} path={IMPORT_PATH} isAllowed={isAllowed}>
      <PlatformScreen title={words.title}>
        <ImportScreen />
      </PlatformScreen>
    </OwnScreen>
  )
}
