'use client'

import { useConfig } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import type { Address, ListQuery } from '../api/address'
import { ListLine } from './ListLine'
import { listParams, pageParam, searchParam } from './list-params'
import { TeamList, type ListAnswer } from './TeamList'
import { TeamListView } from './TeamListView'

const params = listParams({ search: searchParam(100), page: pageParam })

type List<Answer extends ListAnswer> = ComponentProps<typeof TeamList<Answer, typeof params.usual>>
type View = ComponentProps<typeof TeamListView>

type Props<Answer extends ListAnswer> = Pick<View, 'hint' | 'list' | 'scope'> &
  Pick<List<Answer>, 'words' | 'icon'> & {
    /** Slug of the collection, in whose form of Payload a line opens. */
    collection: string
    /** Where the rows of a shelter are read. */
    address: (shelter: string, query: ListQuery) => Address<Answer>
    /** What a line says of a row. */
    line: (row: Answer['data'][number]) => Omit<ComponentProps<typeof ListLine>, 'href'>
  }

/** The plainest list of what a team works with: found by words, one line each, opened in its form. */
export function TeamLines<Answer extends ListAnswer>(props: Props<Answer>) {
  const { hint, list, scope, collection, words, icon, address, line } = props
  const { config } = useConfig()
  return (
    <TeamListView title={words.title} hint={hint} list={list} scope={scope}>
      {(shelter) => (
        <TeamList
          collection={collection}
          words={words}
          icon={icon}
          params={params}
          address={(view: typeof params.usual) => address(shelter, params.query(view))}
          item={(row) => (
            <ListLine
              key={row.id}
              href={`${config.routes.admin}/collections/${collection}/${row.id}`}
              {...line(row)}
            />
          )}
        />
      )}
    </TeamListView>
  )
}
