import { Static } from './Static'
import styles from './StepList.module.scss'

export type ListedStep = { title: string; text: string; link?: { href: string; label: string } }

type Props = {
  steps: readonly ListedStep[]
  /** Numbered when the order matters. */
  isOrdered?: boolean
}

const isAway = (href: string): boolean => !href.startsWith('/')

/** What to do, each step with a few words and perhaps a link. */
export function StepList({ steps, isOrdered = false }: Props) {
  return (
    <Static as={isOrdered ? 'ol' : 'ul'} className={styles.steps} data-ordered={isOrdered}>
      {steps.map(({ title, text, link }) => (
        <li key={title} className={styles.step}>
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
      ))}
    </Static>
  )
}
