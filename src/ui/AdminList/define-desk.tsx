import {
  createLocalReq,
  type AdminViewServerProps,
  type PayloadRequest,
  type ServerProps,
} from 'payload'
import type { ReactNode } from 'react'

import { MenuLink } from './MenuLink'
import { OwnScreen } from './OwnScreen'

type Desk = {
  /** In the menu. */
  title: string
  /** Where its list is. */
  path: string
  /** May this person work here? For anybody else the desk does not exist. */
  isAllowed: (req: PayloadRequest) => boolean | Promise<boolean>
  /** How many rows wait for a decision of the person, who is allowed. */
  countWaiting?: (req: PayloadRequest) => Promise<number>
  /** Heard after that number: « à traiter ». */
  waits?: string
}

/**
 * A desk of the admin: a list of what waits for a decision.
 * @returns `Link`, its line in the menu, and `view`, which makes its screen
 */
export function defineDesk({ title, path, isAllowed, countWaiting, waits }: Desk) {
  return {
    async Link({ payload, user }: ServerProps) {
      if (!user) return null
      const req = await createLocalReq({ user }, payload)
      if (!(await isAllowed(req))) return null
      const count = countWaiting && (await countWaiting(req))
      return <MenuLink href={path} label={title} count={count} waits={waits} />
    },
    view: (draw: (req: PayloadRequest) => ReactNode) =>
      async function DeskView(props: AdminViewServerProps) {
        const { req } = props.initPageResult
        return (
          <OwnScreen {...props} path={path} isAllowed={await isAllowed(req)}>
            {draw(req)}
          </OwnScreen>
        )
      },
  }
}
