'use client'

import { Suspense, useState, useTransition, type ComponentType, type ReactNode } from 'react'

import { ErrorState } from './ErrorState'
import { Skeleton } from './Skeleton'
import { useReady } from './use-ready'

type Load<Props> = () => Promise<ComponentType<Props>>

const isBrowser = typeof window !== 'undefined'

/** The component, or null when its code could not be fetched. A fault of the code itself is thrown. */
const fetched = <Props,>(load: Load<Props>): Promise<ComponentType<Props> | null> =>
  load().catch((error: unknown) => {
    if (isBrowser && error instanceof Error && error.name === 'ChunkLoadError') return null
    throw error
  })

function missing<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function MissingPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    const [isRetrying, startRetry] = useTransition()
    if (Part) return <Part {...props} />
    const retry = () =>
      startRetry(async () => {
        const part = await fetched(load)
        startRetry(() => setPart(() => part))
      })
    return (
      <ErrorState
        text="Cette partie de l’écran n’a pas pu être chargée"
        onRetry={retry}
        isRetrying={isRetrying}
      />
    )
  }
}

/**
 * For `next/dynamic` and `lazy`: a part whose code cannot be fetched says so where it would stand, and is fetched
 * again there, so that nothing that was typed around it is lost.
 * @param load fetches its component
 */
export const orMissing = async <Props extends object>(
  load: Load<Props>,
): Promise<ComponentType<Props>> => (await fetched(load)) ?? missing(load)

/**
 * A part of the admin that brings its code by itself (`next/dynamic`). What the server drew stays as it
 * is until then. What appears later, behind a tab, in a drawer or on the next screen, keeps its place
 * meanwhile: without that, React would show nothing that is pressed or typed until the code has come.
 * @param place shown meanwhile: nothing for what is small, or often has nothing to show
 */
export function lazyPart<Props extends object>(
  Part: ComponentType<Props>,
  place: ReactNode = <Skeleton />,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const isReady = useReady()
    const [appearsLater] = useState(isReady)
    if (!appearsLater) return <Part {...props} />
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    )
  }
}
