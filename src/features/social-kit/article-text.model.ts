import { ofOrganisation } from '@/platform/french.model'

import { compose, pick } from './compose.model'
import { departmentWords, hashtags } from './hashtags.model'
import type { Network } from './model'

/** What is told of an article; all of it stands on its page. */
export type ArticleFacts = {
  id: string
  title: string
  /** What it says of itself. */
  summary: string
  /** When and where, for what it announces: « Samedi 5 juin, 10 h – 18 h »; null for plain news. */
  event: { when: string; place: string; isOver: boolean } | null
  tags: readonly string[]
  shelter: { name: string; city: string; department: string | null }
  /** Whole address of its page. */
  link: string
}

const NBSP = '\u00a0'

type Way = (title: string) => string

const NEWS: readonly [Way, ...Way[]] = [
  (title) => `📰 ${title}`,
  (title) => `Des nouvelles du refuge\u00a0: ${title}`,
  (title) => `🐾 ${title}`,
]
const EVENT: readonly [Way, ...Way[]] = [
  (title) => `📅 ${title}`,
  (title) => `À vos agendas${NBSP}: ${title}`,
]

const isComing = ({ event }: ArticleFacts): boolean => Boolean(event && !event.isOver)

/** The text that is proposed for an article on a network: the same each time it is asked. */
export function articleText(network: Network, article: ArticleFacts): string {
  const { id, title, summary, event, tags, shelter, link } = article
  const coming = isComing(article)
  if (network === 'STORY') {
    const hook = coming ? `📅 ${title}` : title
    return compose(network, { hook, call: '', link: '', hashtags: [] })
  }
  const way = pick(coming ? EVENT : NEWS, `${id} ${network}`)
  return compose(network, {
    hook: way(title),
    facts:
      coming && event
        ? [`🕙 ${event.when}`, event.place && `📍 ${event.place}`].filter(Boolean).join('\n')
        : '',
    told: summary,
    call: coming
      ? `Toutes les informations${NBSP}:`
      : `À lire sur le site ${ofOrganisation(shelter.name)}${NBSP}:`,
    link,
    hashtags: hashtags([
      ...tags.slice(0, 3),
      departmentWords(shelter.department),
      shelter.name,
      'Refuge',
      'ProtectionAnimale',
    ]),
  })
}

/** What the pictures say to whoever does not see them. */
export function articleAlt({ title, event, shelter }: ArticleFacts): string {
  const when = event && !event.isOver ? ` ${event.when}.` : ''
  return `Annonce\u00a0: ${title}.${when} ${shelter.name}.`
}
