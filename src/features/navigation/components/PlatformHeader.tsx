import { Brand } from '@/ui/Brand'

import { GIVE_LINK } from '../model'
import { FavouritesLink } from './FavouritesLink'
import { FrameManners } from './FrameManners'
import { MegaMenu } from './MegaMenu'
import { OwnBell } from './OwnBell'
import { OwnHearts } from './OwnHearts'
import { PhoneMenu } from './PhoneMenu'
import styles from './PlatformHeader.module.scss'
import { QuickReports } from './QuickReports'
import { UserMenu } from './UserMenu'

/** The head of the platform's pages, the same for everybody: brand, menus, quick reports. */
export function PlatformHeader() {
  return (
    <header>
      <div className={styles.ground}>
        <div className={styles.bar}>
          <Brand />
          <MegaMenu />
          <div className={styles.side}>
            <a className={styles.give} href={GIVE_LINK.href}>
              {GIVE_LINK.label}
            </a>
            <FavouritesLink />
            <OwnBell />
            <UserMenu />
            <PhoneMenu />
          </div>
        </div>
      </div>
      <QuickReports />
      <FrameManners />
      <OwnHearts />
    </header>
  )
}
