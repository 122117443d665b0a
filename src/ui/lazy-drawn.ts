import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** The part stays as it is: React waits for it and touches nothing. */
const never = new Promise<never>(() => {})

/**
 * React's `lazy` for a part of a page that the server draws as well: links and forms work before its
 * code has come, and go on doing so when it cannot be had. It stands in a `Suspense`.
 * @param load its component
 */
export const lazyDrawn = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => never) }))
