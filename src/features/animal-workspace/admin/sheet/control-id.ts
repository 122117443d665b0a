import type { SheetName } from '../../sheet/fields.model'

/** The id of the control of a field: a summary of errors leads to it. */
export const controlId = (name: SheetName): string => `sheet-${name}`
