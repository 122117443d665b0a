import type { OwnSaves } from './api/own-saves'
import type { Posted } from './post-json'

/**
 * Sends a form that makes something, with the key of this try and those of tries that nobody answered:
 * what one of them made is not made again.
 */
export async function postOnce<Answer>(
  saves: OwnSaves,
  post: (keys: Record<string, string>) => Promise<Posted<Answer>>,
): Promise<Posted<Answer>> {
  const { posted } = await saves.run(async ({ saveKey, lostKeys }) => {
    const came = await post({ saveKey, lostKeys: lostKeys.join(',') })
    const kind = came.isLost ? ('network' as const) : ('refused' as const)
    return { posted: came, refusal: came.answer ? null : { kind } }
  })
  return posted
}
