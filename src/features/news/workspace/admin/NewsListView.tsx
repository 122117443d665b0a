'use client'

import type { ListViewClientProps } from 'payload'

import { useListScope } from '@/platform/access/use-list-scope'
import { TeamListView } from '@/ui/AdminList/TeamListView'

import { NewsScreen } from './NewsScreen'
import { words } from './words.fr'

/** The list of `news` in the admin: those of the shelter in hand; all of them for a super admin. */
export const NewsListView = (props: ListViewClientProps) => (
  <TeamListView
    title={words.title}
    hint={words.chooseHint}
    list={props}
    scope={useListScope()}
    ofAll={() => <NewsScreen shelter={null} />}
  >
    {(shelter) => <NewsScreen key={shelter} shelter={shelter} />}
  </TeamListView>
)
