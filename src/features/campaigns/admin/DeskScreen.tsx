'use client'

import { useListScope } from '@/platform/access/use-list-scope'
import { keysOf } from '@/platform/keys.model'
import { PlatformScreen, ShelterScreen } from '@/ui/AdminList/ShelterScreen'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { TeamList } from '@/ui/AdminList/TeamList'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'

import type { TeamCampaigns } from '../desk/schema'
import { COLLECTION, MAX, STATUS_LABELS } from '../model'
import type { TeamCampaign } from '../view'
import { CampaignLine, takeBack } from './CampaignLine'
import { EndDialog } from './EndDialog'
import { ThanksDialog } from './ThanksDialog'
import { campaignList, type CampaignsShown } from './query'
import { campaignWords, DONE_WORDS, words } from './words.fr'

/** The campaigns of a shelter, or of all of them (`null`). */
function Campaigns({ shelter }: { shelter: string | null }) {
  const ending = useRowQuestion<TeamCampaign>()
  const thanks = useRowQuestion<TeamCampaign>()
  const address = ({ search, status, page }: CampaignsShown) => {
    const query = { search: search || undefined, status: status ?? undefined, page }
    return shelter
      ? addressOf('/api/shelter/{shelterId}/campaigns', { params: { shelterId: shelter }, query })
      : addressOf('/api/platform/campaigns', { query })
  }
  return (
    <TeamList<TeamCampaigns, CampaignsShown>
      collection={COLLECTION}
      words={campaignWords}
      icon="heart"
      params={campaignList}
      address={address}
      isFiltered={({ search, status }) => Boolean(search.trim() || status)}
      filters={({ view, onChange }, answer) => (
        <StateFilters<CampaignsShown, CampaignsShown['status']>
          view={view}
          onChange={onChange}
          words={words}
          searchMax={MAX.search}
          tabs={[
            { key: null, name: words.all, count: undefined },
            ...keysOf(STATUS_LABELS).map((status) => ({
              key: status,
              name: STATUS_LABELS[status],
              count: answer?.counts[status],
            })),
          ]}
          tab={view.status}
          onTab={(status) => onChange({ status })}
        />
      )}
      item={(row, { moved }) => (
        <CampaignLine
          key={row.id}
          row={row}
          isOfPlatform={shelter === null}
          onEnd={() => ending.ask(row)}
          onThanks={() => thanks.ask(row)}
          onDone={(said) => moved(row, said)}
        />
      )}
      dialogs={(changes) => (
        <>
          {ending.about && (
            <EndDialog
              campaign={ending.about}
              onClose={ending.closing(changes)}
              onDone={(campaign) => {
                const undo = () => takeBack('end', campaign.id, campaign.updatedAt)
                changes.moved(campaign, { text: DONE_WORDS.end, undo })
                ending.close()
              }}
            />
          )}
          {thanks.about && (
            <ThanksDialog
              campaign={thanks.about}
              onClose={thanks.closing(changes)}
              onDone={() => {
                thanks.close()
                changes.done({ text: words.thanksGone })
              }}
            />
          )}
        </>
      )}
    />
  )
}

/** What the shelter in hand collects money for; of all of them for a super admin. */
export function DeskScreen() {
  const { shelter, isSuperAdmin } = useListScope()
  if (isSuperAdmin && shelter === null) {
    return (
      <PlatformScreen title={words.title}>
        <Campaigns shelter={null} />
      </PlatformScreen>
    )
  }
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={shelter}>
      {(own) => <Campaigns key={own} shelter={own} />}
    </ShelterScreen>
  )
}
