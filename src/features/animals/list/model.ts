/** What the browser may know of the list: no zod, no database. */
export { activeFilters, type ActiveFilter } from './chips'
export * from './labels'
export { toApiQuery, toQuery, type Wanted } from './query'
export { sizeOf } from './size'
