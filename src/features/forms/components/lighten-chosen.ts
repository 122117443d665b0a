import { FILE_MAX_BYTES } from '../answers.model'

/** Longest side of a photo that is sent, in pixels: a screen shows it well. */
const LARGEST = 2560

/**
 * A photo of a phone is often heavier than what a form takes: the browser makes it lighter, in
 * place, and says so by a new `change`. What it cannot read stays, for the checks to refuse.
 */
export async function lightenChosen(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0]
  if (!file || file.size <= FILE_MAX_BYTES || !file.type.startsWith('image/')) return
  // Without it, or without room for the picture, the file stays as it was chosen.
  const made = await import('@/ui/pictures/lighten')
    .then(({ lighten }) =>
      lighten(file, { type: 'image/jpeg', maxBytes: FILE_MAX_BYTES, largest: LARGEST }),
    )
    .catch(() => null)
  if (!(made instanceof File) || input.files?.[0] !== file) return
  const chosen = new DataTransfer()
  chosen.items.add(made)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
