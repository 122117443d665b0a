'use client'

import { BareFailure, lazyFailure } from './lazy-failure'

/** A page that could not be made, in a frame that has its own main part, menu and way home. */
export const LazyFramedFailure = lazyFailure(
  () => import('./FailureWords').then((file) => file.FramedFailure),
  BareFailure,
)
