import { newAnimalSchema } from '../../schema'
import { bodyOf, controlOf, type ControlName, type Entry } from './entry.model'

export type Wrong = Partial<Record<ControlName, string>>

/** The first sentence of each control, of what the server says by path. */
export function byControl(issues: ReadonlyArray<readonly [path: string, sentence: string]>): Wrong {
  const wrong: Wrong = {}
  for (const [path, sentence] of issues) {
    const control = controlOf(path)
    if (control) wrong[control] ??= sentence
  }
  return wrong
}

const asked = newAnimalSchema.omit({ idempotencyKey: true, photos: true })

/** What is wrong with what was typed: the rule of the server, asked before it is sent. */
export function wrongIn(entry: Entry): Wrong {
  const { error } = asked.safeParse(bodyOf(entry))
  return byControl((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
