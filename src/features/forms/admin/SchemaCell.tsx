import type { DefaultServerCellComponentProps } from 'payload'

import { words } from './builder/words.fr'
import { openDefinition } from './definition'

/** « 47 questions dans 5 groupes », in Payload's own lists. */
export function SchemaCell({ cellData }: DefaultServerCellComponentProps) {
  const { fields, groups } = openDefinition(cellData)
  return <span>{words.count(fields.length, groups.length)}</span>
}
