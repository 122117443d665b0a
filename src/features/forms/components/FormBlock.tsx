import type { PublicForm } from '../queries'
import { stampNow, versionOf } from '../submissions/stamp'
import { FormIsland } from './FormIsland'
import type { PublicFormProps } from './PublicForm'

type Props = {
  form: PublicForm
  shelterName: string
} & Pick<PublicFormProps, 'animalId' | 'answers' | 'errors' | 'problem'>

/** A form with what its server gives along: the mark of when it was drawn, and its version. */
export function FormBlock({ form, shelterName, ...more }: Props) {
  const { id, confirmation, definition } = form
  // Whoever corrects one word took their time before.
  const isAgain = Boolean(more.problem) || Object.keys(more.errors ?? {}).length > 0
  return (
    <FormIsland
      {...more}
      form={{ id, confirmation, definition }}
      shelterName={shelterName}
      // Of the moment when the page was made: good for whoever has no script to ask a new one.
      stamp={stampNow(id, isAgain)}
      version={versionOf(definition)}
    />
  )
}
