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

/**
 * How a day is chosen and printed. Payload's own calendar speaks English, whatever the language.
 * The component by its address: this room knows no screen.
 */
export const dayInput = {
  date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
  components: { Field: '@/platform/fields/DayField#DayField' },
} as const

/** A day without a time, printed the French way. */
export const day = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { description, ...dayInput },
})
