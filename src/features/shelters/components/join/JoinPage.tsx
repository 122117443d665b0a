import type { ComponentProps } from 'react'

import { env } from '@/platform/env'
import { Breadcrumb } from '@/ui/Breadcrumb'

import styles from './Join.module.scss'
import { JoinForm } from './JoinForm'
import { NextSteps } from './NextSteps'

/** The page of the form, empty or with what is to correct. */
export function JoinPage(form: ComponentProps<typeof JoinForm>) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Breadcrumb
            origin={env.publicUrl}
            trail={[{ label: 'Refuges', href: '/refuges' }, { label: 'Rejoindre la plateforme' }]}
          />
          <h1>Votre refuge sur Patte Blanche</h1>
          <p className={styles.lead}>
            Un site à vos couleurs, vos animaux et vos adoptions au même endroit. C’est un logiciel
            libre, sans publicité ni traceur. La demande prend cinq minutes.
          </p>
        </div>
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
