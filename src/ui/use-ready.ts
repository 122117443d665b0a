'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React runs this page: false in the HTML of the server, true once it has taken it over. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
