type Option = { value: string; label: string; detail?: string }

/**
 * Shelters that have animals to adopt, for some words of their name or town.
 * @throws when the server does not answer with a list
 */
export async function loadShelters(words: string, signal: AbortSignal): Promise<Option[]> {
  if (words.length < 2) return []
  const query = new URLSearchParams({ q: words })
  const response = await fetch(`/api/animals/shelters?${query}`, { signal })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { data } = (await response.json()) as {
    data: Array<{ slug: string; name: string; city: string }>
  }
  return data.map(({ slug, name, city }) => ({ value: slug, label: name, detail: city }))
}
