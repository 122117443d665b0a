import { Static } from './Static'

type Props = { data: Record<string, unknown> }

/** Facts of the page for search engines, as schema.org names them. */
export function JsonLd({ data }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <Static
      as="script"
      type="application/ld+json"
      // « < » is escaped: nothing that was typed can end the script.
      html={json.replaceAll('<', '\\u003c')}
    />
  )
}
