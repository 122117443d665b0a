'use client'

import { lazy, Suspense, type ComponentType } from 'react'

type Props = {
  /** What the logs call this failure. */
  reference?: string
}

/** What is said when not even the words could be fetched. */
const Bare: ComponentType<Props> = () => (
  <>
    <h1>Une erreur est survenue</h1>
    <button type="button" onClick={() => window.location.reload()}>
      Réessayer
    </button>
  </>
)

const BarePage: ComponentType<Props> = () => (
  <main id="contenu">
    <Bare />
  </main>
)

/**
 * @param load the words; every page brings this along, and hardly any needs them
 * @param bare what stands for them when they do not come
 */
const failure = (load: () => Promise<ComponentType<Props>>, bare: ComponentType<Props>) => {
  const Words = lazy(async () => ({ default: await load().catch(() => bare) }))
  return function Failure(props: Props) {
    return (
      <Suspense>
        <Words {...props} />
      </Suspense>
    )
  }
}

/** A page that could not be made, nor the frame around it. */
export const LazyFailurePage = failure(
  () => import('./FailurePage').then((file) => file.FailurePage),
  BarePage,
)

/** The same, in a frame that has its own main part, menu and way home. */
export const LazyFramedFailure = failure(
  () => import('./FailureWords').then((file) => file.FramedFailure),
  Bare,
)
