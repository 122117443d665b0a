import type { ReactNode } from 'react'

import { GiftPage } from '@/features/donations/components/GiftPage'
import type { GiftOffer } from '@/features/donations/form/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { Notice } from '@/ui/Notice'
import { PageBanner } from '@/ui/PageBanner'

import styles from './platform-gift.module.scss'

type Props = { offer: GiftOffer | null; children: ReactNode }

/** The page on which somebody gives to the platform, around its form. */
export function PlatformGift({ offer, children }: Props) {
  return (
    <PageFrame>
      <div className={styles.head}>
        <PageBanner
          origin={env.publicUrl}
          trail={[
            { label: 'Soutenir et agir', href: '/agir' },
            { label: 'Soutenir Patte Blanche' },
          ]}
          title="Soutenir Patte Blanche"
        />
        {!offer && (
          <Notice>
            <p>
              Le don en ligne n’est pas encore ouvert sur Patte Blanche. Vous pouvez aider{' '}
              <a href="/refuges">un refuge près de chez vous</a>.
            </p>
          </Notice>
        )}
      </div>
      {offer && <GiftPage offer={offer}>{children}</GiftPage>}
    </PageFrame>
  )
}
