import { csvBlob } from '@/platform/csv-import/file'

/** Gives rows to the person as a file. */
export async function saveCsv(rows: ReadonlyArray<readonly string[]>, name: string): Promise<void> {
  const url = URL.createObjectURL(await csvBlob(rows))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
