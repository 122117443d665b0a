'use client'

import { PublicForm, type PublicFormProps } from '@/features/forms/components/PublicForm'
import { usePerson } from '@/features/navigation/components/use-person'

/** The form of a page that is the same for everybody: the browser adds who is signed in. */
export function ApplyForm(props: Omit<PublicFormProps, 'person'>) {
  const person = usePerson()
  return <PublicForm {...props} isStepped person={person} />
}
