import type { Search } from '@/features/animals/catalogue/search'
import { env } from '@/platform/env'
import { listFacts } from '@/ui/facts.model'
import { JsonLd } from '@/ui/JsonLd'

type Props = { search: Pick<Search, 'filters' | 'list'> }

/** What search engines read of a list of animals: the pages of those that it shows. */
export function CatalogueFacts({ search: { filters, list } }: Props) {
  const shown = list.animals.slice(list.earlier)
  if (shown.length === 0) return null
  const urls = shown.map(({ href }) => env.publicUrl + href)
  return <JsonLd data={listFacts(urls, (filters.page - 1) * filters.limit)} />
}
