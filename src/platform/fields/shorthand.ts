import type { Field } from 'payload'

/** Fields beside each other. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })

/** A box to tick, empty at first. */
export const check = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: false,
  admin: { description },
})

/** A day without a time, printed the French way. */
export const day = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { description, date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
})
