'use client'

import { PublicForm, type PublicFormProps } from '@/features/forms/components/PublicForm'
import { useSession } from '@/features/navigation/components/use-session'

/** The form of a page that is the same for everybody: the browser adds who is signed in. */
export function ApplyForm(props: Omit<PublicFormProps, 'person'>) {
  const user = useSession()
  return <PublicForm {...props} isStepped person={user && { name: user.name, email: user.email }} />
}
