import { birthDayOf, monthOf } from '../../age.model'
import { newAnimalSchema } from '../../schema'
import { ageIn, bodyOf, controlOf, type ControlName, type Entry } from './entry.model'

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

/** « novembre 2023 », of an age that the server takes; null of any other, half typed or none. */
export function birthMonthIn(entry: Entry, now: Date): string | null {
  const age = ageIn(entry)
  return age && !wrongIn(entry).age ? monthOf(birthDayOf(age, now)) : null
}
