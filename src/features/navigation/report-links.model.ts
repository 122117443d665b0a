/** The last lines of every menu. Source: docs/decisions/look.md. */
export const REPORT_QUESTION = 'Vous souhaitez faire un signalement\u00a0?'
export const REPORT_LINKS: ReadonlyArray<{ href: string; label: string }> = [
  { href: '/agir/maltraitance', label: 'Une maltraitance' },
  { href: '/agir/animaux-perdus-trouves', label: 'Un animal perdu ou trouvé' },
  { href: '/guide/soins', label: 'Une urgence de soins' },
]
