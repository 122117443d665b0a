'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  useContext,
  useEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react'

import { ErrorState } from '@/ui/ErrorState'
import { areIslandsHere } from '@/ui/lazy-drawn'

import type { Wanted } from '../../list/query.model'
import { addressOf, type Place, type View } from '../address'
import styles from './Catalogue.module.scss'
import { earlyChoices } from './early-choices'
import { FORM, goOn } from './results'

type Options = {
  /** No entry of its own in the history. */
  isReplacing?: boolean
  /** Place of the card that reading goes on from. */
  firstNew?: number
  /** What the fields show at once, before the server answers. */
  wanted?: Wanted
}

type Asked = { place: Place; wanted: Wanted; view: View }

type Catalogue = Asked & {
  /** The list as it would be: one entry of the history, which Back undoes. */
  ask: (wanted: Wanted) => void
  go: (href: string, options?: Options) => void
  isPending: boolean
}

const Context = createContext<Catalogue | null>(null)

/** What was asked, and the list's own way to something else: only what changes is fetched. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(Context)
  if (!catalogue) throw new Error('No CatalogueShell above')
  return catalogue
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The address is the state of a list: Back, a reload and a shared link show the same thing.
 * Links inside that lead to the same list are followed in place.
 */
export function CatalogueShell({ place, wanted, view, children }: Asked & { children: ReactNode }) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const [shown, show] = useOptimistic(wanted)
  const [retry, setRetry] = useState<() => void>()
  const room = useRef<HTMLDivElement>(null)
  const asked = useRef<Options>(null)
  const address = addressOf(place, wanted, view)

  const go = (href: string, options: Options = {}) => {
    // Without a network the browser would leave for a page of its own.
    if (!navigator.onLine) return setRetry(() => () => go(href, options))
    setRetry(undefined)
    if (!areIslandsHere()) {
      // Whoever comes back finds the list as it was, not what was chosen just before they left.
      window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
      return location[options.isReplacing ? 'replace' : 'assign'](href)
    }
    asked.current = options
    start(() => {
      if (options.wanted) show(options.wanted)
      router[options.isReplacing ? 'replace' : 'push'](href, { scroll: false })
    })
  }
  const ask = (next: Wanted) => {
    const form = areIslandsHere() ? null : document.getElementById(FORM)
    // What was chosen in filters whose code has not come is not forgotten.
    const early = form instanceof HTMLFormElement ? earlyChoices(form) : null
    const first = { ...next, ...early, page: 1 }
    go(addressOf(place, first, view), { wanted: first })
  }

  useEffect(() => {
    const options = asked.current
    asked.current = null
    if (options && room.current) goOn(room.current, options.firstNew)
  }, [address])

  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  // On the document, after what listens to a link of its own.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || event.defaultPrevented || !isPlain(event)) return
      const { origin, pathname, search } = new URL(link.href)
      const isHere = origin === location.origin && pathname === place.path && !link.hash
      if (!isHere || !room.current?.contains(link)) return
      event.preventDefault()
      latest.current(`${pathname}${search}`, { isReplacing: 'replace' in link.dataset })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [place.path])

  return (
    <Context value={{ place, wanted: shown, view, ask, go, isPending }}>
      <div ref={room} className={styles.shell} data-is-pending={isPending || undefined}>
        {children}
        {retry && (
          <div className={styles.failure}>
            <ErrorState
              text="Les animaux n’ont pas pu être chargés&nbsp;: il n’y a pas de connexion."
              onRetry={retry}
            />
          </div>
        )}
      </div>
    </Context>
  )
}
