import { readDraft, type Draft } from '@/platform/http/form-draft'

/** What an answer to a form without JavaScript leaves with the browser for the next page. */
export function draftOf({ headers }: { headers: Headers }): Draft {
  const jar = new Map(
    headers.getSetCookie().map((each) => (each.split(';')[0] ?? '').split('=') as [string, string]),
  )
  return readDraft((name) => jar.get(name))
}
