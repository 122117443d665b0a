import { cutOn, lengthOn } from './length.model'
import { NETWORKS, type Network } from './model'

/** The paragraphs of a text, in the order of the reader. */
export type Parts = {
  /** How it begins; alone it is a text. */
  hook: string
  /** Who it is, in a line. */
  facts?: string
  /** In its own words, which may be cut. */
  told?: string
  /** What must be known too. */
  notes?: readonly string[]
  /** What the reader can do: its words, and the address of the page. */
  call: string
  link: string
  /** What the law wants beside an offer. */
  legal?: string
  hashtags: readonly string[]
}

/** Longest telling, in signs: people read the beginning. */
const TOLD_MOST = 600

/** What is written first, as far as there is room: the law before the words of the team. */
const WHOLE = ['facts', 'notes', 'legal'] as const
type Kept = Partial<Record<(typeof WHOLE)[number] | 'told', string | undefined>>

/** A cut that leaves a word or two tells nothing, in signs. */
const TOLD_LEAST = 40

const joined = (paragraphs: ReadonlyArray<string | undefined>): string =>
  paragraphs.filter(Boolean).join('\n\n')

/**
 * A text for a network out of its parts, never over the network's limit: what does not fit falls
 * whole, the words of the team are cut between two words, the link and hashtags never.
 */
export function compose(network: Network, parts: Parts): string {
  const { limit, hashtags: most } = NETWORKS[network]
  const { call, link } = parts
  const address = link && `${call}\n${link}`
  const hook = cutOn(network, parts.hook, limit - lengthOn(network, `\n\n${address}`))
  const kept: Kept = {}
  const tags: string[] = []
  const whole = () =>
    joined([hook, kept.facts, kept.told, kept.notes, address, kept.legal, tags.join(' ')])
  const fits = () => lengthOn(network, whole()) <= limit
  for (const name of WHOLE) {
    kept[name] = name === 'notes' ? parts.notes?.join(' ') : parts[name]
    if (!fits()) kept[name] = undefined
  }
  for (const tag of parts.hashtags.slice(0, most)) {
    tags.push(tag)
    if (!fits()) tags.pop()
  }
  // It comes with the space around it.
  const left = limit - lengthOn(network, whole()) - 2
  const told = cutOn(network, parts.told ?? '', Math.min(left, TOLD_MOST))
  if (told === parts.told?.trim() || lengthOn(network, told) >= TOLD_LEAST) kept.told = told
  return whole()
}

/** One of several ways to say it: always the same for the same thing on the same network. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], seed: string): Choice {
  let hash = 0x81_1c_9d_c5
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return choices[(hash ^ (hash >>> 15)) % choices.length] ?? choices[0]
}
