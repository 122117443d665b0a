import { env } from '@/platform/env'
import { PageBanner } from '@/ui/PageBanner'

import {
  FOOTER_COLUMNS,
  GIVING_LINKS,
  LEGAL_LINKS,
  MENU_GROUPS,
  type NavigationLink,
} from '../model'
import { QuickAccess } from './QuickAccess'
import { ReportLinks } from './ReportLinks'
import styles from './SitePlan.module.scss'

const MORE: readonly NavigationLink[] = [
  ...FOOTER_COLUMNS.flatMap(({ links }) => links),
  { href: '/auth/connexion', label: 'Se connecter' },
]

type Column = { label: string; entries: readonly NavigationLink[] }

const MENUS: readonly Column[] = MENU_GROUPS.map(({ id, label, entries }) => {
  return { label, entries: id === 'soutenir' ? [...GIVING_LINKS, ...entries] : entries }
})

const inMenus = new Set(MENUS.flatMap(({ entries }) => entries.map(({ href }) => href)))

const COLUMNS: readonly Column[] = [
  ...MENUS,
  {
    label: 'Patte Blanche',
    entries: MORE.filter(({ href }) => !inMenus.has(href) && !href.startsWith('/agir')),
  },
  { label: 'Informations légales', entries: LEGAL_LINKS },
]

/** The whole menu as a page: what « Menu » leads to without JavaScript. */
export function SitePlan() {
  return (
    <>
      <div className={styles.page}>
        <PageBanner
          variant="page"
          origin={env.publicUrl}
          trail={[{ label: 'Plan du site' }]}
          title="Plan du site"
        />
        <div className={styles.columns}>
          {COLUMNS.map(({ label, entries }) => (
            <section key={label} aria-label={label}>
              <h2 className={styles.title}>{label}</h2>
              <ul className={styles.links}>
                {entries.map(({ href, label: name }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <QuickAccess />
      <ReportLinks />
    </>
  )
}
