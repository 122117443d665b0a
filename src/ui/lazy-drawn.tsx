import { Activity, lazy, type ComponentType } from 'react'

/** The part stays as it is: React waits for it and touches nothing. */
const never = new Promise<never>(() => {})

/**
 * React's `lazy` for a part of a page that the server draws as well. Until its code has come its
 * links lead somewhere and its forms are sent by the browser; both go on when it cannot be had. In an
 * `Activity` it comes alive by itself, and stands where it is in what the server sends: a `Suspense`
 * of this size would be sent after the page, and shown by a script. The styles of a module that is
 * imported later come with its code, so its file here imports those of all that it draws
 * (scripts/check/lazy-styles.test.ts).
 * @param load its component
 */
export function lazyDrawn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => never) }))
  return function DrawnPart(props: Props) {
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    )
  }
}
