/** What an initial migration stands for: the names of those that it replaced, and the version that has them. */
export type Squashed = { names: readonly string[]; version: string }

/**
 * What an initial migration does with a database: make everything of it, or take it as it is because the
 * migrations that this one replaced made the same.
 * @param done names of the migrations that the database had
 * @throws when it had a part of them, or others: the version that has them all finishes first
 */
export function beginning(
  done: readonly string[],
  { names, version }: Squashed,
): 'make' | 'take as it is' {
  if (done.length === 0) return 'make'
  const missing = names.filter((name) => !done.includes(name))
  if (missing.length === 0) return 'take as it is'
  throw new Error(
    `This database lacks ${missing.length} of the ${names.length} migrations that are one now, ${missing[0]} first: ` +
      `start ${version} on it once, then this one (docs/upgrading.md). Nothing was changed.`,
  )
}
