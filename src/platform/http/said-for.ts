/**
 * What a page says of what was just done, by the word in its address (`?fait=envoyee`); nothing for a
 * word that it does not know, the names that every object has included.
 */
export const saidFor = <Said>(
  said: Readonly<Record<string, Said>>,
  word: string | readonly string[] | undefined,
): Said | undefined =>
  typeof word === 'string' && Object.hasOwn(said, word) ? said[word] : undefined
