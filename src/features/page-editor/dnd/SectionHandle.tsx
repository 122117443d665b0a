'use client'

import { moves } from '../dictionary.fr'
import { Handle } from './Handle'

/** The handle of a section, by its index from 0. */
export const SectionHandle = ({ id, index }: { id: string; index: number }) => (
  <Handle id={id} name={moves.section(index)} />
)
