import { cache, type HTMLAttributes, type ReactNode } from 'react'

import { StaticElement } from './StaticElement'

type Props = Omit<HTMLAttributes<HTMLElement>, 'dangerouslySetInnerHTML'> & {
  /** Name of the element. */
  as?: keyof Pick<
    HTMLElementTagNameMap,
    | 'a'
    | 'article'
    | 'div'
    | 'figure'
    | 'footer'
    | 'li'
    | 'nav'
    | 'ol'
    | 'p'
    | 'script'
    | 'section'
    | 'span'
    | 'style'
    | 'ul'
  >
  children?: ReactNode
  /** Its children are laid out as if they stood beside it. */
  isBare?: boolean
  /** In the place of children: the content as it is sent. */
  html?: string
  type?: string
  async?: boolean
  href?: string
}

const counter = cache(() => ({ last: 0 }))

/**
 * An element of a page with nothing in it that has to come alive: words, pictures, links. The browser
 * shows it as the server wrote it; its content is not sent a second time as data, and React does not
 * walk through it. **No client component may stand inside**: it would stay without life. What is
 * pressed inside is listened to from outside (see `animals/components/CardManners.tsx`).
 *
 * A client component may draw one too; React then makes it of its data, as any other element.
 */
export function Static({ isBare, ...rest }: Props) {
  const count = counter()
  count.last += 1
  const bare = isBare ? { 'data-bare': '' } : {}
  return <StaticElement mark={count.last} {...bare} {...rest} />
}
