import { ButtonLink } from '@/ui/Button'
import { PageHead } from '@/ui/PageHead'
import { StepList } from '@/ui/StepList'

import type { ComingPage } from '../coming/page.model'
import styles from './ComingSoon.module.scss'

/** A page under development: what helps today first, what is coming, a way onward. */
export function ComingSoon({ page }: { page: ComingPage }) {
  return (
    <article className={styles.page}>
      <PageHead trail={[{ label: page.title }]} title={page.title} lead={page.lead} />
      <h2>{page.stepsTitle}</h2>
      <StepList steps={page.steps} isOrdered={page.isOrdered} />
      <div className={styles.onward}>
        {page.onward.map(({ href, label }, at) => (
          <ButtonLink key={href} href={href} look={at === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      <p className={styles.coming}>
        <strong>Outil en développement.</strong> {page.coming}
      </p>
    </article>
  )
}
