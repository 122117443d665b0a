import { choiceParam, listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'

import { KINDS, PARTS } from '../desk/model'

/** What the desk shows, as it stands in its address. */
export const deskList = listParams({
  search: searchParam(100),
  part: choiceParam('part', PARTS),
  kind: choiceParam('kind', KINDS),
  page: pageParam,
})
export type DeskFilter = typeof deskList.usual

/** What an address shows that does not say it. */
export const partOf = ({ part }: Pick<DeskFilter, 'part'>) => part ?? PARTS[0]
export const kindOf = ({ kind }: Pick<DeskFilter, 'kind'>) => kind ?? KINDS[0]
