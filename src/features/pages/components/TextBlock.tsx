import { frenchHtml } from '@/platform/html/french'
import { sanitiseHtml } from '@/platform/html/sanitise'
import { Static } from '@/ui/Static'

import type { TextContent } from '../schema'
import { textLook } from './TextView'

/** Text was cleaned when it was saved; it is cleaned again, in case it came another way. */
export function TextBlock({ content }: { content: TextContent }) {
  const html = frenchHtml(sanitiseHtml(content.text))
  return html ? <Static {...textLook(content)} html={html} /> : null
}
