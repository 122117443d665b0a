import styles from './MenuReports.module.scss'

/** Where one reports something, wherever one is. Source: specification §2, menu footer. */
const REPORTS = [
  ['/agir/maltraitance', 'Maltraitance'],
  ['/agir/animaux-perdus-trouves', 'Animal perdu ou trouvé'],
  ['/guide/soins', 'Soins d’urgence'],
] as const

/** The foot of a shelter's menu. */
export function MenuReports() {
  return (
    <div className={styles.reports}>
      <p className={styles.question}>Vous souhaitez faire un signalement ?</p>
      <ul className={styles.links}>
        {REPORTS.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
