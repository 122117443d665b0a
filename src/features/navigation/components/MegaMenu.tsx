import { Static } from '@/ui/Static'

import { MENU_GROUPS } from '../model'
import styles from './MegaMenu.module.scss'
import { NavigationIcon } from './NavigationIcon'
import { ReportLinks } from './ReportLinks'

/**
 * The three groups of a wide screen. Each is a `<details>` of one name: the browser opens one at
 * a time, on a press, with the keyboard and without JavaScript; FrameManners closes them.
 */
export function MegaMenu() {
  return (
    <Static as="nav" className={styles.menu} aria-label="Menu principal">
      <ul className={styles.bar}>
        {MENU_GROUPS.map(({ id, label, entries }) => (
          <li key={id}>
            <details name="menu" data-menu="">
              <summary className={styles.group}>
                {label}
                <span className={styles.arrow} aria-hidden="true" />
              </summary>
              <div className={styles.panel}>
                <ul className={styles.entries}>
                  {entries.map(({ href, label: name, text, icon }) => (
                    <li key={href} className={styles.entry}>
                      <span className={styles.icon}>
                        <NavigationIcon name={icon} />
                      </span>
                      <div>
                        <a className={styles.link} href={href}>
                          {name}
                        </a>
                        <p className={styles.text}>{text}</p>
                      </div>
                    </li>
                  ))}
                </ul>
                <ReportLinks />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Static>
  )
}
