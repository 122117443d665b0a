/** Words that say what an animal looks like, never a breed one could register. */
export const isMixed = (breed: string) => /^(Croisé|Européen)/.test(breed)

/** How the breed reads after « un chien »: without a pedigree an animal only looks like a breed. */
export function lookOf(breed: string, sex: 'MALE' | 'FEMALE', pedigree: boolean): string {
  const name = breed.charAt(0).toLowerCase() + breed.slice(1)
  if (breed.startsWith('Croisé')) return sex === 'MALE' ? name : name.replace('croisé', 'croisée')
  if (breed.startsWith('Européen')) return `de type ${name}`
  return pedigree ? `de race ${name}` : `d’apparence ${name}`
}
