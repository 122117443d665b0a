import { ButtonLink } from '@/ui/Button'
import { PageHead } from '@/ui/PageHead'

import type { ComingPage, ComingStep } from '../coming/page.model'
import styles from './ComingSoon.module.scss'

const isAway = (href: string): boolean => !href.startsWith('/')

function Step({ step: { title, text, link } }: { step: ComingStep }) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      <p>{text}</p>
      {link && (
        <a
          className={styles.link}
          href={link.href}
          rel={isAway(link.href) ? 'noopener' : undefined}
        >
          {link.label}
        </a>
      )}
    </li>
  )
}

/** A page under development: what helps today first, what is coming, a way onward. */
export function ComingSoon({ page }: { page: ComingPage }) {
  const Steps = page.isOrdered ? 'ol' : 'ul'
  return (
    <article className={styles.page}>
      <PageHead trail={[{ label: page.title }]} title={page.title} lead={page.lead} />
      <h2>{page.stepsTitle}</h2>
      <Steps className={styles.steps} data-ordered={page.isOrdered}>
        {page.steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </Steps>
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
