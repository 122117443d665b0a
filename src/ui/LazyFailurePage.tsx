'use client'

import { BareFailure, lazyFailure } from './lazy-failure'

const BarePage = () => (
  <main id="contenu">
    <BareFailure />
  </main>
)

/** A page that could not be made, nor the frame around it. */
export const LazyFailurePage = lazyFailure(
  () => import('./FailurePage').then((file) => file.FailurePage),
  BarePage,
)
