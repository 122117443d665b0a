import type { TextContent } from '../schema'
import styles from './TextBlock.module.scss'

type Look = Pick<TextContent, 'size' | 'alignment'>

/** What gives a text its look, on the site and while it is written. */
export const textLook = ({ size, alignment }: Look) => ({
  className: styles.text,
  'data-size': size,
  'data-alignment': alignment,
})

/** A text as visitors see it; the HTML was cleaned by the caller. */
export function TextView({ html, look }: { html: string; look: Look }) {
  return <div {...textLook(look)} dangerouslySetInnerHTML={{ __html: html }} />
}
