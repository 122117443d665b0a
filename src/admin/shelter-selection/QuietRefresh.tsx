'use client'

import { useAuth } from '@payloadcms/ui'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { usePathname } from 'next/navigation'
import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'

const PageRouter = createContext<AppRouterInstance | null>(null)

/** The id of the shelter in hand, as the server reads it. */
const inHand = () =>
  document.cookie.split('; ').find((each) => each.startsWith('payload-tenant=')) ?? ''

/**
 * To get rid of a choice that is not valid any more the plugin asks for the page once more, each time
 * that a page wakes up or a list of shelters arrives while none is chosen. The form on show is then
 * drawn again, and what was pressed in that second is lost. Such a refresh is let through only when
 * the page was drawn for another person, or with another shelter in hand.
 */
export function QuietRefresh({ children }: { children: ReactNode }) {
  const router = use(AppRouterContext)
  const path = usePathname()
  const { user } = useAuth()
  const person = user ? String(user.id) : ''
  const now = useRef(person)
  const drawnFor = useRef('')
  // Before the effects of what is inside, which ask for the page.
  useLayoutEffect(() => {
    now.current = person
  }, [person])
  useLayoutEffect(() => {
    drawnFor.current = `${now.current} ${inHand()}`
  }, [path])
  const quiet = useMemo(
    () =>
      router && {
        ...router,
        refresh: () => {
          const wanted = `${now.current} ${inHand()}`
          if (wanted === drawnFor.current) return
          drawnFor.current = wanted
          router.refresh()
        },
      },
    [router],
  )
  return (
    <PageRouter value={router}>
      <AppRouterContext value={quiet}>{children}</AppRouterContext>
    </PageRouter>
  )
}

/** Everything but the plugin refreshes as ever. */
export function UsualRefresh({ children }: { children: ReactNode }) {
  return <AppRouterContext value={use(PageRouter)}>{children}</AppRouterContext>
}
