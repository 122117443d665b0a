import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'

/** What a text block can hold beside paragraphs and text. */
export const TEXT_NODES = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode]

export type TitleTag = 'h2' | 'h3' | 'h4'

/** A page has its own h1, and pasted titles may be of any level. */
export function titleTag(tag: string): TitleTag {
  if (tag === 'h1' || tag === 'h2') return 'h2'
  return tag === 'h3' ? 'h3' : 'h4'
}
