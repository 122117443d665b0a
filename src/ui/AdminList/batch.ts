import type { Refusal } from '../api/client'

/** What came of the same action on several rows; those that were refused say why. */
export type Batch<Row> = { done: Row[]; refused: Array<{ row: Row; sentence: string }> }

/**
 * Does the same with each row, one after the other. A network that is lost, or a session that has
 * ended, stops it: the rest is refused with the same sentence.
 * @param act what refuses it, null when it is done
 * @param tell is told after each row how many are over
 */
export async function runBatch<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<Refusal | null>,
  tell: (over: number) => void,
): Promise<Batch<Row>> {
  const batch: Batch<Row> = { done: [], refused: [] }
  let stopped: string | null = null
  for (const [at, row] of rows.entries()) {
    const refusal: Pick<Refusal, 'kind' | 'sentence'> | null =
      stopped === null ? await act(row) : { kind: 'network', sentence: stopped }
    if (refusal) batch.refused.push({ row, sentence: refusal.sentence })
    else batch.done.push(row)
    if (refusal?.kind === 'network' || refusal?.kind === 'signedOut') stopped = refusal.sentence
    tell(at + 1)
  }
  return batch
}
