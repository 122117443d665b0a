'use client'

import type { ListViewClientProps } from 'payload'

import { TeamListView } from '@/ui/AdminList/TeamListView'

import { NewsScreen } from './NewsScreen'
import { words } from './words.fr'

/** The list of `news` in the admin: those of the shelter in hand; all of them for a super admin. */
export const NewsListView = (props: ListViewClientProps) => (
  <TeamListView
    title={words.title}
    hint={words.chooseHint}
    list={props}
    ofAll={() => <NewsScreen shelter={null} />}
  >
    {(shelter) => <NewsScreen key={shelter} shelter={shelter} />}
  </TeamListView>
)
