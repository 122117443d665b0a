import { ButtonLink } from '@/ui/Button'

import { isSafeUrl } from '../model'
import type { CtaContent } from '../schema'
import styles from './CtaBlock.module.scss'

/** A call to action; without a safe address its words stay and the button goes. */
export function CtaBlock({ content }: { content: CtaContent }) {
  const { title, description, buttonText, buttonUrl, style, alignment } = content
  return (
    <div className={styles.cta} data-alignment={alignment}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {description && <p className={styles.description}>{description}</p>}
      {buttonText && buttonUrl && isSafeUrl(buttonUrl) && (
        <ButtonLink href={buttonUrl} look={style}>
          {buttonText}
        </ButtonLink>
      )}
    </div>
  )
}
