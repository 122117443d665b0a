import type { ComponentType } from 'react'

import { ErrorState } from './ErrorState'

const reload = () => window.location.reload()

const MissingPart = () => (
  <ErrorState text="Cette partie de l’écran n’a pas pu être chargée" onRetry={reload} />
)

/**
 * For `next/dynamic`: a part whose code cannot be fetched says so where it would stand, instead of
 * taking the whole page down.
 * @param part its component, on its way
 */
export const orMissing = <Props,>(
  part: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => part.catch(() => MissingPart)
