import { usePerson } from '@/features/navigation/components/use-person'

import { FormView } from './FormView'
import { loadEngine } from './load-engine'
import type { PublicFormProps } from './PublicForm'

export type PersonalFormProps = Omit<PublicFormProps, 'person' | 'mode'>

/** A `FormView` with the name and e-mail of whoever is signed in. */
export function PersonalForm(props: PersonalFormProps) {
  return <FormView {...props} person={usePerson()} loadEngine={loadEngine} />
}
