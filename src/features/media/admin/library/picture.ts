type Size = { url: string; width: number; height: number }

/** A picture as the API of the library prints it; sizes in pixels, focal point in per cent. */
export type LibraryPicture = {
  id: string
  url: string
  path: string
  title: string
  description: string
  alt: string
  isDecorative: boolean
  width: number
  height: number
  sizes: Partial<Record<string, Size>>
  createdAt: string
  focalX: number
  focalY: number
}

/** Without the host: what keeps the address then survives a change of domain. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '')

/** Nobody wrote what it shows, nor said that it shows nothing. */
export const lacksAlt = ({ alt, isDecorative }: Pick<LibraryPicture, 'alt' | 'isDecorative'>) =>
  !isDecorative && alt.trim() === ''

/** What people call it: its title, or its file. */
export const nameOf = ({ title, path }: Pick<LibraryPicture, 'title' | 'path'>): string =>
  title.trim() || (path.split('/').pop() ?? '')

/** The smallest file that is sharp on a tile of about 240 pixels. */
export const tileOf = ({ sizes, url }: Pick<LibraryPicture, 'sizes' | 'url'>): string =>
  pathOf(sizes.card?.url ?? url)

/** The whole picture, at most 960 pixels wide. */
export const previewOf = ({ sizes, url }: Pick<LibraryPicture, 'sizes' | 'url'>): string =>
  pathOf(sizes.wide?.url ?? url)
