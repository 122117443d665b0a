import type { ImportRow } from '@/platform/csv-import/columns.model'
import type { FileBounds } from '@/platform/csv-import/file'
import type { Imported } from '@/platform/csv-import/import-lines'
import type { Remark } from '@/platform/csv-import/lines.model'
import type { Outcome } from '@/ui/api/client'

/** A file that came in before; `count` is what is left of it, `at` an ISO moment. */
export type PastFile = { id: string; at: string; count: number }
/** What one call took back, what the next ones still will, and what stays. */
export type Undoing = { gone: number; left: number; kept: number }

/** What an import says of its own things; the rest is said by the screen. */
export type KindWords = {
  title: string
  about: string
  back: string
  fileHint: string
  modelName: string
  ready: (count: number) => string
  /** Good to know of what comes in; nothing where there is nothing. */
  note: string
  start: (count: number) => string
  added: (count: number) => string
  see: string
  past: (count: number, day: string) => string
  undoTitle: (count: number) => string
  undoHint: string
  undone: (gone: number, kept: number) => string
  cancel: string
}

/** What may be imported: its fields, its server, its words. */
export type ImportKind<Field extends string> = {
  words: KindWords
  /** Whose work it is, and where: what was begun is found again under it, in this browser. */
  key: string
  /** Names the stores of the browser. */
  store: `patte-blanche-${string}`
  /** Where the screen came from, and where what came in is seen. */
  backHref: string
  seeHref: string
  fields: readonly Field[]
  label: (field: Field) => string
  match: (headers: readonly string[]) => Array<Field | null>
  required: readonly Field[]
  /** Columns of the empty file that may be taken away. */
  model: readonly Field[]
  /** What may be said once for the whole file, where no column does. */
  fixed: ReadonlyArray<{ field: Field; label: string; options: readonly string[] }>
  most: FileBounds
  /** Lines that an earlier one of the file is already. */
  doubles: (rows: ReadonlyArray<ImportRow<Field>>) => ReadonlyArray<Remark<Field>>
  check: (
    rows: Array<ImportRow<Field>>,
  ) => Promise<Outcome<{ remarks: ReadonlyArray<Remark<Field>> }>>
  send: (importId: string, rows: Array<ImportRow<Field>>) => Promise<Outcome<Imported<Field>>>
  /** @throws {ReadError} */
  list: () => Promise<readonly PastFile[]>
  undo: (importId: string) => Promise<Outcome<Undoing>>
}
