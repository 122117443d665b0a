'use client'

import { usePerson } from '@/features/navigation/components/use-person'

import { GiftView } from './GiftView'
import { loadEngine } from './load-engine'
import type { GiftViewProps } from './view-props'

/** The form of giving of a page that is the same for everybody: the browser adds who is signed in. */
export function GiftForm(props: Omit<GiftViewProps, 'person' | 'loadEngine' | 'onCancel'>) {
  return <GiftView {...props} person={usePerson()} loadEngine={loadEngine} />
}
