import styles from './SpaceNav.module.scss'

const PAGES = [
  ['/mon-espace', 'Mon espace'],
  ['/mes-demandes', 'Mes demandes'],
  ['/mes-dons', 'Mes dons'],
  ['/support', 'Mes messages'],
  ['/favoris', 'Mes favoris'],
  ['/mon-espace/recherches', 'Mes recherches'],
  ['/mon-espace/dons-en-nature', 'Ce que j’apporte'],
  ['/mon-espace/promenades', 'Mes promenades'],
  ['/mon-espace/mur', 'Mes publications'],
  ['/mon-espace/adresses', 'Mes adresses'],
  ['/mon-espace/benevolat', 'Mon bénévolat'],
  ['/mon-espace/badges', 'Mes badges'],
  ['/notifications', 'Notifications'],
  ['/profil', 'Mon profil'],
  ['/account', 'Mon compte'],
] as const

type Props = {
  /** The address of the page that shows it. */
  here: (typeof PAGES)[number][0]
}

/** The pages of a signed-in person, on each of them. */
export function SpaceNav({ here }: Props) {
  return (
    <nav className={styles.space} aria-label="Mon espace">
      <ul>
        {PAGES.map(([href, label]) => (
          <li key={href}>
            <a href={href} aria-current={href === here ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
