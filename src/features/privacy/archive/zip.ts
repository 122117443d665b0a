import { open } from 'node:fs/promises'

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const NOTHING = new Uint8Array()
/** Bytes of a text that are packed in one go. */
const SLICE = 64 * 1024

type Chunks = AsyncIterable<Uint8Array>

/** A zip that grows on the disk of this machine; a piece of one file at most is in memory. */
export type OpenZip = {
  /** Adds a file as it is: pictures and PDFs do not get smaller. */
  add: (path: string, chunks: Chunks) => Promise<void>
  /** Adds a text. */
  addText: (path: string, text: string) => Promise<void>
  /** Writes the list of the contents. @returns the size of the whole, in bytes */
  end: () => Promise<number>
  /** Lets go of the file, ended or not. */
  close: () => Promise<void>
}

async function* slices(text: string): Chunks {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE)
}

/**
 * Begins a zip.
 * @param file its path; what is there is overwritten, and nobody but this program may read it
 * @param at the date of everything in it
 */
export async function openZip(file: string, at: Date): Promise<OpenZip> {
  const out = await open(file, 'w', 0o600)
  let made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else made.push(chunk)
  })
  const flush = async (): Promise<void> => {
    if (failure) throw failure
    const chunks = made
    made = []
    for (const chunk of chunks) await out.writeFile(chunk)
  }
  const put = async (entry: ZipDeflate | ZipPassThrough, chunks: Chunks): Promise<void> => {
    entry.mtime = at
    zip.add(entry)
    for await (const chunk of chunks) {
      entry.push(chunk)
      await flush()
    }
    entry.push(NOTHING, true)
    await flush()
  }
  return {
    add: (path, chunks) => put(new ZipPassThrough(path), chunks),
    addText: (path, text) => put(new ZipDeflate(path, { level: 6 }), slices(text)),
    async end() {
      zip.end()
      await flush()
      return (await out.stat()).size
    },
    close: () => out.close(),
  }
}
