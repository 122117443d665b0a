const ENTITIES: Record<string, string> = {
  '&nbsp;': '\u00a0',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The words of a short HTML message whose author gave no plain text, addresses of links included. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, label: string) =>
      label.trim() === href ? href : `${label} (${href})`,
    )
    .replace(/<br\s*\/?>|<\/(?:p|div|h\d|tr|li)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
