import type { DefaultServerCellComponentProps } from 'payload'

import { contentSummary, readContent } from '@/features/pages/model'

/** « 4 sections, 9 blocs », in the list of pages. */
export function SectionsCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{contentSummary(readContent(cellData))}</span>
}
