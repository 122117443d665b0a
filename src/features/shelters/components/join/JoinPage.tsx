import type { ComponentProps } from 'react'

import { env } from '@/platform/env'
import { PageBanner } from '@/ui/PageBanner'

import styles from './Join.module.scss'
import { JoinForm } from './JoinForm'
import { NextSteps } from './NextSteps'

/** The page of the form, empty or with what is to correct. */
export function JoinPage(form: ComponentProps<typeof JoinForm>) {
  return (
    <>
      <div className={styles.head}>
        <PageBanner
          variant="header"
          origin={env.publicUrl}
          trail={[{ label: 'Refuges', href: '/refuges' }, { label: 'Rejoindre la plateforme' }]}
          title="Votre refuge sur Patte Blanche"
          lead="Un site à vos couleurs, vos animaux et vos adoptions au même endroit. C’est un logiciel libre, sans publicité ni traceur. La demande prend cinq minutes."
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.card}>
          <JoinForm {...form} />
        </div>
        <aside className={styles.aside}>
          <NextSteps title="Et ensuite ?" />
        </aside>
      </div>
    </>
  )
}
