'use client'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import { NETWORKS, type Network } from '../model'
import type { Kit } from '../schema'
import { KIT, namesOf, type Shared } from './shared'
import styles from './ShareKit.module.scss'
import { words } from './words.fr'

type Props = {
  shared: Shared
  kit: Kit
  network: Network
  onShares: (shares: Kit['shares']) => void
  /** Somebody else noted it meanwhile: it is read again. */
  onRefresh: () => void
}

/** When it was published on this network, so that two people do not publish the same. */
export function ShareNote({ shared, kit, network, onShares, onRefresh }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const { label } = NETWORKS[network]
  const last = kit.shares.find((share) => share.network === network)
  const params = namesOf(shared)
  const note = async () => {
    const outcome = await write('POST', `${KIT}/shares`, {
      params,
      body: { network, seen: last?.id ?? null },
    })
    if (outcome?.data) onShares(outcome.data)
    else if (outcome?.refusal?.kind === 'conflict') onRefresh()
  }
  const undo = async (id: string) => {
    const outcome = await write('DELETE', `${KIT}/shares/{shareId}`, {
      params: { ...params, shareId: id },
    })
    if (outcome?.data) onShares(outcome.data)
    else if (outcome?.refusal?.kind === 'gone') onRefresh()
  }
  return (
    <div className={styles.note}>
      <div role="status">
        {last && (
          <p className={styles.noted}>
            <Icon name="check-circle" size={20} />
            {words.sharedOn(longMoment(new Date(last.at)), label)}
          </p>
        )}
      </div>
      <div className={styles.under}>
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={isBusy || undefined}
          onClick={() => void note()}
        >
          <Icon name="check" size={20} />
          {last ? words.again(label) : words.done(label)}
        </button>
        {last && (
          <button
            type="button"
            className={buttons.link}
            aria-disabled={isBusy || undefined}
            onClick={() => void undo(last.id)}
          >
            {words.undo}
          </button>
        )}
      </div>
      <p className={styles.hint}>{words.doneHint}</p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
    </div>
  )
}
