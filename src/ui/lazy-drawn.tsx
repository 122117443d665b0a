import { Activity, lazy, type ComponentType } from 'react'

/** The part stays as it is: React waits for it and touches nothing. */
const never = new Promise<never>(() => {})

/** Parts whose code is on its way, or could not be had. */
let missing = 0

/**
 * Whether the code of all parts of this page that come by themselves is here. Until it is, the next
 * page must be asked of the browser: React would wait for a part that is missing before it shows
 * anything new, for ever if it never comes.
 */
export const areIslandsHere = (): boolean => missing === 0

/**
 * React's `lazy` for a part of a page that the server draws as well, an island. Until its code has come
 * its links lead somewhere and its forms are sent by the browser; both go on when it cannot be had. In
 * an `Activity` it comes alive by itself, and stands where it is in what the server sends: a `Suspense`
 * of this size would be sent after the page, and shown by a script. Not for what appears later: whatever
 * appears with it would wait for its code. The styles of a module that is imported later come with its
 * code, so its file here imports those of all that it draws (scripts/check/lazy-styles.test.ts).
 * @param load its component
 */
export function lazyDrawn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  const ask = () => (coming ??= counted(load))
  const Part = lazy(async () => ({ default: await ask() }))
  return function DrawnPart(props: Props) {
    // Asked for while the page comes alive, not when this part does: a journey sooner.
    void ask()
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    )
  }
}

async function counted<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  missing += 1
  try {
    const part = await load()
    missing -= 1
    return part
  } catch {
    return never
  }
}
