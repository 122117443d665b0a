import { nameFields, type FieldType, type FormDefinition, type FormField } from './model'

/** A question for tests, with what a question has when nothing was said. */
export const field = (
  label: string,
  type: FieldType,
  more: Partial<Omit<FormField, 'label' | 'type' | 'name'>> = {},
): FormField => ({
  id: `q-${label}`.replace(/[^\w-]/g, '').slice(0, 64),
  name: '',
  label,
  type,
  required: false,
  placeholder: '',
  help: '',
  options: [],
  groupId: null,
  showIf: null,
  ...more,
})

/** A form for tests, its questions named as the program names them. */
export const definition = (...fields: FormField[]): FormDefinition => ({
  schemaVersion: 1,
  groups: [],
  fields: nameFields(fields),
})

/** The smallest form by which somebody is answered. */
export const contactDefinition = (): FormDefinition =>
  definition(
    field('Votre nom', 'text', { required: true }),
    field('Adresse e-mail', 'email', { required: true }),
    field('Votre message', 'textarea', { required: true }),
  )
