'use client'

import type { ComponentType } from 'react'

import { useLater } from './use-early'

/**
 * React's `lazy` for what a page does without, and never draws on the server: its code is fetched as soon
 * as it is to be shown. Until it has come there is nothing, nor when it cannot be had, where `lazy` would
 * put the page of failures in the place of everything.
 * @param load its component
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function ExtraPart(props: Props) {
    const Part = useLater(load, 'now')
    return Part ? <Part {...props} /> : null
  }
}
