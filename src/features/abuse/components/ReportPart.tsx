import type { ComponentProps } from 'react'

import { ReportForm } from './ReportForm'
import styles from './ReportPage.module.scss'

/** The form, with what becomes of it. */
export function ReportPart(form: ComponentProps<typeof ReportForm>) {
  return (
    <section id="signaler" className={styles.form} aria-labelledby="signaler-titre">
      <h2 id="signaler-titre">Votre signalement</h2>
      <p>
        Il n’est jamais publié. L’équipe de Patte Blanche et les refuges qu’elle a choisis dans le
        département le lisent, puis il est effacé au bout de deux ans.
      </p>
      <ReportForm {...form} />
    </section>
  )
}
