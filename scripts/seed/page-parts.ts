/** Pictures that a page of the demonstration may show: their id in the shelter's library. */
export type Pictures = {
  building: string
  park: string
  room: string
  /** Of a shelter of farm animals alone. */
  farm?: string
}

export type PageSeed = {
  title: string
  slug?: string
  isHomepage?: boolean
  visibleInMenu: boolean
  menuOrder: number
  /** Slug of the page above, seeded before this one. */
  under?: string
  draft?: boolean
  metaDescription?: string
  sections: (pictures: Pictures, animal: string | null) => unknown
}

type Block = { type: string; content: Record<string, unknown> }

export const section = (
  columns: Block[][],
  look: { backgroundColor?: string; padding?: string; margin?: string; width?: string } = {},
) => ({
  layout: columns.length,
  backgroundColor: 'transparent',
  padding: 'medium',
  margin: 'none',
  width: 'container',
  ...look,
  columns: columns.map((blocks) => ({ blocks })),
})

export const content = (...sections: unknown[]) => ({ schemaVersion: 1, sections })

export const text = (html: string, alignment = 'left', size = 'medium'): Block => ({
  type: 'TEXT',
  content: { text: html, alignment, size },
})

export const image = (mediaId: string, alt: string, more: Record<string, unknown> = {}): Block => ({
  type: 'IMAGE',
  content: {
    mediaId,
    src: '',
    alt,
    caption: '',
    alignment: 'center',
    format: 'landscape',
    objectFit: 'cover',
    containerSize: 100,
    ...more,
  },
})

export const cta = (
  title: string,
  description: string,
  buttonText: string,
  buttonUrl: string,
  style = 'primary',
): Block => ({
  type: 'CTA',
  content: { title, description, buttonText, buttonUrl, style, alignment: 'center' },
})

export const template = (templateType: string, more: Record<string, unknown> = {}): Block => ({
  type: 'TEMPLATE',
  content: { templateType, ...more },
})
