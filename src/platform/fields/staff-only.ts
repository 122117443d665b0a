import type { Field, FieldAccess } from 'payload'

/**
 * Makes every column private to the staff, except those named: a column added
 * later is private until somebody decides otherwise.
 */
export function staffOnlyUnless(
  publicColumns: readonly string[],
  staff: FieldAccess,
  fields: Field[],
): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({
        ...tab,
        fields: staffOnlyUnless(publicColumns, staff, tab.fields),
      }))
      return { ...field, tabs }
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: staffOnlyUnless(publicColumns, staff, field.fields) }
    }
    if (field.type === 'ui' || !('name' in field) || publicColumns.includes(field.name))
      return field
    return { ...field, access: { ...field.access, read: staff } } as Field
  })
}
