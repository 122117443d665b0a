import type { paths } from '../../api-types'

export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Method = WriteMethod | 'GET'

/** The paths of our API that take a method, with their names in braces. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never
}[keyof paths]

type Operation<M extends Method, P extends PathOf<M>> =
  paths[P] extends Record<Lowercase<M>, infer Found> ? Found : never

type Json<Answer> = Answer extends { content: { 'application/json': infer Value } } ? Value : never

/** What a path answers, whole, as JSON. */
export type AnswerOf<M extends Method, P extends PathOf<M>> =
  Operation<M, P> extends { responses: infer Answers } ? Json<Answers[keyof Answers]> : never

/** What is only read. */
type Still<Value> =
  Value extends Array<infer Item>
    ? ReadonlyArray<Still<Item>>
    : Value extends object
      ? { readonly [Name in keyof Value]: Still<Value[Name]> }
      : Value

type NamesOf<O> = O extends { parameters: { path: infer Params } } ? Params : never
type QueryOf<O> = O extends { parameters: { query?: infer Query } }
  ? Still<NonNullable<Query>>
  : never
type BodyOf<O> = O extends { requestBody: { content: infer Kinds } }
  ? | (Kinds extends { 'application/json': infer Value } ? Still<Value> : never)
    | (Kinds extends { 'multipart/form-data': unknown } ? FormData : never)
  : never

/** A part of what is asked: left out where the path has none, or none that must be. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

/** What a list keeps in the address of its screen, whose words are those of its route. */
export type ListQuery = '' | `?${string}`

type OrListQuery<Query> = [Query] extends [never] ? never : Query | ListQuery

/** What goes into an address: the names in braces, and what stands behind the question mark. */
export type Asked<M extends Method, P extends PathOf<M>> = Part<
  'params',
  NamesOf<Operation<M, P>>
> &
  Part<'query', OrListQuery<QueryOf<Operation<M, P>>>>

/** What is sent to a path. */
export type Sent<M extends WriteMethod, P extends PathOf<M>> = Asked<M, P> &
  Part<'body', BodyOf<Operation<M, P>>>

/** What a write answers: what is wrapped in `data`, else all that is said. */
export type DataOf<M extends WriteMethod, P extends PathOf<M>> = Wrapped<AnswerOf<M, P>>
type Wrapped<Answer> = Answer extends { data: infer Data } ? Data : Answer

declare const answered: unique symbol
/** Where something is read, and the type of what is answered there. */
export type Address<Answer> = string & { readonly [answered]: Answer }

type Text = string | number | boolean
/** {@link Asked}, of whatever path. */
export type Given = {
  params?: Readonly<Record<string, Text>>
  query?: ListQuery | Readonly<Record<string, Text | readonly Text[] | null | undefined>>
}

/** The names of a query and their values; what is undefined is left out. */
function queryText(query: Given['query'] = ''): string {
  if (typeof query === 'string') return query
  const told = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return told.length > 0 ? `?${new URLSearchParams(told).toString()}` : ''
}

/** A path with its names filled in. */
export const filled = (path: string, { params = {}, query }: Given = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
  queryText(query)

/** Where a path of our API is read; also the address of a file that it gives. */
export const addressOf = <P extends PathOf<'GET'>>(path: P, asked: Asked<'GET', P>) =>
  filled(path, asked as Given) as Address<AnswerOf<'GET', P>>

export type CmsAddress = `/api/cms/${string}`

/** An address of Payload's own API, of which no document tells the answer: whoever asks says it. */
export const cmsAddress = <Answer>(address: CmsAddress) => address as Address<Answer>
