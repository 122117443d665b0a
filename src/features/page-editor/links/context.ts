'use client'

import { createContext } from 'react'

/** The shelter whose pages a link may lead to by their names; null proposes none. */
export const LinkShelter = createContext<string | null>(null)
