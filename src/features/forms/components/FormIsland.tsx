'use client'

import dynamic from 'next/dynamic'

import { usePerson } from '@/features/navigation/components/use-person'

import { loadEngine } from './load-engine'
import type { PublicFormProps } from './PublicForm'

// Drawn by the server too; its script comes only where a form is on the page.
const FormView = dynamic(() => import('./FormView').then((file) => file.FormView))

/** A form on a page of the site: whoever is signed in need not type their name. */
export function FormIsland(props: Omit<PublicFormProps, 'person' | 'mode'>) {
  const person = usePerson()
  return <FormView {...props} person={person} loadEngine={loadEngine} />
}
