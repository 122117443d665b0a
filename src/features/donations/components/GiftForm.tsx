'use client'

import dynamic from 'next/dynamic'

import { usePerson } from '@/features/navigation/components/use-person'

import type { GiftViewProps } from './view-props'
import { loadEngine } from './load-engine'

// Drawn by the server too; its script comes only where a form is on the page.
const GiftView = dynamic(() => import('./GiftView').then((file) => file.GiftView))

/** The form of giving of a page that is the same for everybody: the browser adds who is signed in. */
export function GiftForm(props: Omit<GiftViewProps, 'person' | 'loadEngine' | 'onCancel'>) {
  const person = usePerson()
  return <GiftView {...props} person={person} loadEngine={loadEngine} />
}
