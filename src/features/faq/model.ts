import { questionFacts, type Facts } from '@/ui/facts.model'

/** Longest question, answer and heading, in characters; most questions that a shelter shows. */
export const FAQ_MAX = { question: 200, answer: 3000, category: 60, shown: 100 } as const

export type FaqItem = { id: string; question: string; answer: string; category: string }

export type FaqGroup = { category: string; items: FaqItem[] }

/**
 * Questions under their headings: those without a heading first, then the
 * headings in the order in which they first appear.
 */
export function groupByCategory(items: readonly FaqItem[]): FaqGroup[] {
  const groups = new Map<string, FaqItem[]>()
  for (const item of items) {
    const group = groups.get(item.category)
    if (group) group.push(item)
    else groups.set(item.category, [item])
  }
  const named = [...groups].map(([category, members]) => ({ category, items: members }))
  return [...named.filter(({ category }) => !category), ...named.filter(({ category }) => category)]
}

/** The paragraphs of a plain text: an empty line separates them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Questions and answers as search engines read them. Source: schema.org, FAQPage. */
export const faqData = (items: readonly FaqItem[]): Facts =>
  questionFacts(
    items.map(({ question, answer }) => ({ question, answer: paragraphsOf(answer).join('\n\n') })),
  )
