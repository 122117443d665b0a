import type { Species } from '../../model'

type Option = { value: string; label: string }

/**
 * Breeds to propose for some words.
 * @throws when the server does not answer with a list
 */
export async function loadBreeds(
  words: string,
  species: Species | undefined,
  signal: AbortSignal,
): Promise<Option[]> {
  if (words.length < 2) return []
  const query = new URLSearchParams({ q: words })
  if (species) query.set('species', species)
  const response = await fetch(`/api/animals/breeds?${query}`, { signal })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { data } = (await response.json()) as { data: Array<{ breed: string }> }
  return data.map(({ breed }) => ({ value: breed, label: breed }))
}
