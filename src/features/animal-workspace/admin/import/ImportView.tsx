import type { AdminViewServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { ImportScreen } from '../lazy'
import { IMPORT_PATH } from './path'

/** « Importer des animaux »: a file of a spreadsheet becomes animals of the shelter in hand. */
export function ImportView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={IMPORT_PATH} isAllowed={canSomewhere(user, 'manageAnimals')}>
      <ImportScreen />
    </OwnScreen>
  )
}
