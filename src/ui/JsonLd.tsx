import type { Facts } from './facts.model'
import { Static } from './Static'

type Props = {
  /** Several things of one page are written together. */
  data: Facts | readonly Facts[]
}

/** Facts of the page for search engines, as schema.org names them. */
export function JsonLd({ data }: Props) {
  const facts = 'length' in data ? { '@graph': data } : data
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  return (
    <Static
      as="script"
      type="application/ld+json"
      // « < » is escaped: nothing that was typed can end the script.
      html={json.replaceAll('<', '\\u003c')}
    />
  )
}
