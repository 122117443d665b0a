'use client'

import { Button, useFormProcessing } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'

import { MomentInput } from './MomentInput'
import styles from './news-admin.module.scss'
import { useStanding } from './use-standing'
import { useStep } from './use-step'

/** When the article appears by itself, and the button that schedules it. */
export const PlanField: DateFieldClientComponent = ({ path, readOnly }) => {
  const { status } = useStanding()
  const step = useStep()
  const isBusy = useFormProcessing()
  if (status !== 'DRAFT' && status !== 'SCHEDULED') return null
  return (
    <div className={styles.plan}>
      <MomentInput
        path={path}
        label="Paraître plus tard, le"
        readOnly={readOnly}
        hint="Jour et heure de Paris. L’article se publie tout seul à cette minute."
      />
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={readOnly || isBusy}
        onClick={() => void step('SCHEDULED')}
      >
        {status === 'SCHEDULED' ? 'Changer l’heure' : 'Programmer'}
      </Button>
    </div>
  )
}
