'use client'

import { Suspense } from 'react'

import { lazyDrawn } from '@/ui/lazy-drawn'

import type { PersonalFormProps } from './PersonalForm'

// Its script comes only where a form is on the page.
const PersonalForm = lazyDrawn(() => import('./PersonalForm').then((file) => file.PersonalForm))

/** A form on a page of the site: whoever is signed in need not type their name. */
export function FormIsland(props: PersonalFormProps) {
  return (
    <Suspense>
      <PersonalForm {...props} />
    </Suspense>
  )
}
