'use client'

import { AdminTooltip } from '@/ui/AdminTooltip'
import { useReady } from '@/ui/use-ready'

import { deviceLabels, labels } from '../labels.fr'
import styles from './bar.module.scss'
import { useEditorContext, useView } from './context'
import { Icon } from './Icon'
import { DEVICE_WIDTHS, shownDevice, type Device } from './view'

const DEVICES = Object.keys(DEVICE_WIDTHS) as Device[]

/** The width at which the page is shown: 375, 768 or 1280 pixels. */
export function DeviceSwitch() {
  const { view, editor } = useEditorContext()
  const device = useView(shownDevice)
  const isReady = useReady()
  return (
    <div className={styles.devices} role="group" aria-label={labels.devices}>
      {DEVICES.map((each) => (
        <AdminTooltip key={each} text={labels.deviceOf(deviceLabels[each], DEVICE_WIDTHS[each])}>
          <button
            type="button"
            className={styles.device}
            aria-pressed={each === device}
            disabled={!isReady}
            aria-label={labels.deviceOf(deviceLabels[each], DEVICE_WIDTHS[each])}
            onClick={() => {
              view.set({ device: each })
              editor.say(labels.shownAs(deviceLabels[each], DEVICE_WIDTHS[each]))
            }}
          >
            <Icon name={each} />
            <span className={styles.deviceName}>{deviceLabels[each]}</span>
          </button>
        </AdminTooltip>
      ))}
    </div>
  )
}
