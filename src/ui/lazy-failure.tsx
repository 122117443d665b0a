import { lazy, Suspense, type ComponentType } from 'react'

type Props = {
  /** What the logs call this failure. */
  reference?: string
}

/** What is said when not even the words could be fetched. */
export const BareFailure: ComponentType<Props> = () => (
  <>
    <h1>Une erreur est survenue</h1>
    <button type="button" onClick={() => window.location.reload()}>
      Réessayer
    </button>
  </>
)

/**
 * @param load the words; every page brings this along, and hardly any needs them
 * @param bare what stands for them when they do not come
 */
export const lazyFailure = (
  load: () => Promise<ComponentType<Props>>,
  bare: ComponentType<Props>,
) => {
  const Words = lazy(async () => ({ default: await load().catch(() => bare) }))
  return function Failure(props: Props) {
    return (
      <Suspense>
        <Words {...props} />
      </Suspense>
    )
  }
}
