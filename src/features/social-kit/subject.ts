import type { PayloadRequest } from 'payload'

import type { Network } from './model'
import type { Design } from './picture/design'

/** What is shared, out of what everybody may read of it: the rooms that know it hand it over. */
export type Subject = {
  id: string
  /** Name or title. */
  title: string
  /** Whole address that is shared. */
  link: string
  /** What the pictures say to whoever does not see them. */
  alt: string
  /** Photos of it, of our own storage; the first is its main one. */
  photos: ReadonlyArray<{ id: string; key: string; thumb: string; alt: string }>
  texts: Readonly<Record<Network, string>>
  design: Omit<Design, 'photo'>
}

/**
 * Reads what a shelter shares, as everybody may read it.
 * @returns `hidden` for what its team has and visitors do not see; `null` for what it has not
 */
export type ReadSubject = (
  req: PayloadRequest,
  shelter: { id: string },
  id: string,
) => Promise<Subject | 'hidden' | null>
