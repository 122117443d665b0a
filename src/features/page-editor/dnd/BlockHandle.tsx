'use client'

import { Handle } from './Handle'

/** The handle of a block; `name` is what `blockName` says of it. */
export const BlockHandle = ({ id, name }: { id: string; name: string }) => (
  <Handle id={id} name={name} />
)
