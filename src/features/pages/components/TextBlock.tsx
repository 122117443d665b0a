import { frenchHtml } from '@/platform/html/french'
import { sanitiseHtml } from '@/platform/html/sanitise'

import type { TextContent } from '../schema'
import styles from './TextBlock.module.scss'

/** Text was cleaned when it was saved; it is cleaned again, in case it came another way. */
export function TextBlock({ content }: { content: TextContent }) {
  const html = frenchHtml(sanitiseHtml(content.text))
  if (!html) return null
  return (
    <div
      className={styles.text}
      data-size={content.size}
      data-alignment={content.alignment}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
