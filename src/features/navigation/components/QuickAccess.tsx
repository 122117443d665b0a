import { Static } from '@/ui/Static'

import { QUICK_ACCESS } from '../model'
import { NavigationIcon } from './NavigationIcon'
import styles from './QuickAccess.module.scss'

type Props = {
  /** Heading of level 2 above the grid. */
  title?: string
  /** Id of the heading, when the page has two grids. */
  id?: string
}

/** The quick-access grid: good addresses, walks, educators, care centres. Source: docs/decisions/look.md. */
export function QuickAccess({ title = 'En un clic', id = 'en-un-clic' }: Props) {
  return (
    <Static as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.grid}>
        {QUICK_ACCESS.map(({ href, label, text, icon }) => (
          <li key={href} className={styles.card}>
            <span className={styles.icon}>
              <NavigationIcon name={icon} size={28} />
            </span>
            <div>
              <a className={styles.link} href={href}>
                {label}
              </a>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Static>
  )
}
