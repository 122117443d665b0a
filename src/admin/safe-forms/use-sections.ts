import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/** Payload's tabs have no other handle than their buttons. */
const BUTTON = '.tabs-field__tab-button'

const keyOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(BUTTON)]

/** Shows a tab of the form. @param at its place among them */
export const openTab = (at: number): void => buttons()[at]?.click()

/**
 * The tab on show is in the address (`?section=couleurs`): a link opens it, and a page that is read
 * again shows the same.
 * @param tabs their names, in their order
 */
export function useSections(tabs: readonly string[]): void {
  const section = useSearchParams().get('section')
  const names = tabs.join('\n')
  const open = useEffectEvent(() => {
    const at = tabs.findIndex((label) => keyOf(label) === section)
    if (at >= 0) openTab(at)
  })
  const tell = useEffectEvent((button: Element) => {
    const label = tabs[buttons().findIndex((each) => each === button)]
    if (!label) return
    const address = new URL(location.href)
    address.searchParams.set('section', keyOf(label))
    if (address.href === location.href) return
    // Without its own mark, Next.js takes the address over as its own; the marks of others stay.
    const { __NA: _, ...own } = (history.state ?? {}) as Record<string, unknown>
    history.replaceState(own, '', address)
  })
  useEffect(() => {
    if (names && section) open()
  }, [names, section])
  useEffect(() => {
    if (!names) return
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest(BUTTON) : null
      if (button) tell(button)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [names])
}
