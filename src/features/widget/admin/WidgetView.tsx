import type { AdminViewServerProps } from 'payload'

import { canSomewhere } from '@/platform/access/model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { WIDGET_SCREEN } from '../screens'
import { WidgetScreen } from './lazy'

/** « Sur un autre site »: what a shelter pastes into the site that it already has. */
export function WidgetView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  return (
    <OwnScreen {...props} path={WIDGET_SCREEN} isAllowed={canSomewhere(user, 'manageSettings')}>
      <WidgetScreen />
    </OwnScreen>
  )
}
