import { EMPTY_DEFINITION, type FormDefinition } from '../model'
import { arrange } from './builder/state/places'

/** The questions as they are kept, in the order in which they are shown; whatever is no form is empty. */
export function openDefinition(value: unknown): FormDefinition {
  const { fields, groups } = (value ?? {}) as Partial<FormDefinition>
  if (!Array.isArray(fields) || !Array.isArray(groups)) return structuredClone(EMPTY_DEFINITION)
  const definition = structuredClone({ ...EMPTY_DEFINITION, fields, groups })
  arrange(definition)
  return definition
}

const idsOf = ({ fields }: FormDefinition) => fields.map(({ id }) => id).join()

/** Whether what the server answered is what was sent, perhaps with other names. */
export const isAnswerTo = (sent: FormDefinition, received: FormDefinition): boolean =>
  idsOf(sent) === idsOf(received)

/** Whether two forms ask the same, however the database orders the names of their values. */
export function isSame(one: FormDefinition, other: FormDefinition): boolean {
  const plain = ({ groups, fields }: FormDefinition) =>
    JSON.stringify([
      groups.map(({ id, title, description, order }) => [id, title, description, order]),
      fields.map((field) => [
        [field.id, field.name, field.label, field.type, field.required, field.groupId],
        [field.placeholder, field.help, field.options],
        field.showIf && [field.showIf.fieldId, field.showIf.equals],
      ]),
    ])
  return plain(one) === plain(other)
}
