'use client'

import {
  createElement,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'

const never = () => () => {}

/** React leaves what the server wrote, as long as this is one and the same object. */
const AS_WRITTEN = { __html: '' }

/** What the server wrote into the elements whose data was left out, by their marks. */
const written = new Map<number, string>()

type Props = {
  /** Name of the element: a `div` where none is said, for it is said once for each. */
  as?: string
  /** Which of the page it is. */
  mark: number
  children?: ReactNode
  html?: string
}

/** What a browser needs to know of a `Static`: that it is to be left alone. */
export function StaticElement(props: Props) {
  const isLeftOut = props.children === undefined && props.html === undefined
  // Another content is another element: of a list that changed without being loaded anew the data
  // has come, and Back brings the page whose data was left out.
  return isLeftOut ? <Written key={`w${props.mark}`} {...props} /> : <Sent key="n" {...props} />
}

/** One that React makes of its data. */
function Sent({ as = 'div', mark, children, html, ...attributes }: Props) {
  const own = html === undefined ? undefined : { __html: html }
  const rest = { ...attributes, 'data-static': mark, dangerouslySetInnerHTML: own }
  return createElement(as, rest, own ? undefined : children)
}

/** One that stands in the page already; the server alone had its data. */
function Written({ as = 'div', mark, ...attributes }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [content] = useState(() => {
    if (isFirst) return AS_WRITTEN
    // The page comes back, or something else of it was not as React expected and it builds all anew.
    const there = document.querySelector(`[data-static="${mark}"]`)
    return { __html: written.get(mark) ?? there?.innerHTML ?? '' }
  })
  useLayoutEffect(() => {
    if (content === AS_WRITTEN && element.current) written.set(mark, element.current.innerHTML)
  }, [content, mark])
  // Whichever element it is, the same may be said of it.
  const Element = as as 'div'
  return (
    <Element
      {...attributes}
      ref={element}
      data-static={mark}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  )
}
