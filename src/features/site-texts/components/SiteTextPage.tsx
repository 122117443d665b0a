import { sanitiseHtml } from '@/platform/html/sanitise'
import { Breadcrumb } from '@/ui/Breadcrumb'

import type { SiteText } from '../model'
import styles from './SiteTextPage.module.scss'

/** A page of words. They were cleaned when saved; again, in case they came another way. */
export function SiteTextPage({ text }: { text: SiteText }) {
  return (
    <article className={styles.page}>
      <Breadcrumb trail={[{ label: text.title }]} />
      <h1>{text.title}</h1>
      <div className={styles.words} dangerouslySetInnerHTML={{ __html: sanitiseHtml(text.body) }} />
    </article>
  )
}
