'use client'

import { FormView } from './FormView'
import type { FormViewProps } from './view-props'
import { loadEngine } from './load-engine'

export type PublicFormProps = Omit<FormViewProps, 'loadEngine'>

/** A form of a shelter, as the public fills it; without JavaScript the browser posts it itself. */
export function PublicForm(props: PublicFormProps) {
  return <FormView {...props} loadEngine={loadEngine} />
}
