'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'

import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'
import { AdminTabs } from '@/ui/AdminTabs'
import { addressOf, filled } from '@/ui/api/address'
import { Icon } from '@/ui/Icon'

import { NETWORKS, type Format, type Network } from '../model'
import type { Kit } from '../schema'
import { fetchFile, saveFile } from './fetch-file'
import { KIT, namesOf, type Shared } from './shared'
import { Picture } from './Picture'
import { ShareActions } from './ShareActions'
import { ShareNote } from './ShareNote'
import { NetworkText } from './NetworkText'
import styles from './ShareKit.module.scss'
import { useOnline } from './use-online'
import { usePicture } from './use-picture'
import { useTexts } from './use-texts'
import { words } from './words.fr'

type Props = {
  shared: Shared
  kit: Kit
  onShares: (shares: Kit['shares']) => void
  onRefresh: () => void
  onClose: () => void
}

/** The networks of a kit: what is published on one at a time. */
export function ShareKit({ shared, kit, onShares, onRefresh, onClose }: Props) {
  const { user } = useAuth()
  const isOnline = useOnline()
  const texts = useTexts(`${String(user?.id)} ${shared.kind} ${shared.id}`, kit)
  const [network, setNetwork] = useState<Network>('FACEBOOK')
  const [format, setFormat] = useState<Format>(NETWORKS.FACEBOOK.format)
  const [photo, setPhoto] = useState<string | undefined>(kit.photos[0]?.id)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPacking, setPacking] = useState(false)
  const picture = usePicture(
    addressOf(`${KIT}/pictures/{format}`, {
      params: { ...namesOf(shared), format },
      query: { photo, v: kit.version },
    }),
  )
  const choose = (next: Network) => {
    setNetwork(next)
    setFormat(NETWORKS[next].format)
    setRefusal(null)
  }
  const pack = async () => {
    if (isPacking) return
    setPacking(true)
    setRefusal(null)
    const address = filled(`${KIT}/pack`, { params: namesOf(shared) })
    const { file, refusal: sentence } = await fetchFile(address, {
      body: { ...(photo && { photo }), texts: texts.typed },
    })
    setPacking(false)
    if (file) saveFile(file)
    setRefusal(sentence)
  }
  const isShared = (each: Network) => kit.shares.some((share) => share.network === each)
  return (
    <AdminDialog
      title={words.title(shared.name)}
      about={words.about}
      onClose={onClose}
      isLarge
      refusal={refusal}
      actions={
        <>
          <button
            type="button"
            className={buttons.plain}
            title={words.kitHint}
            aria-disabled={isPacking || undefined}
            onClick={() => void pack()}
          >
            <Icon name="download" size={20} />
            {isPacking ? words.kitBusy : words.kit}
          </button>
          <ShareActions file={picture.file} text={texts.textOf(network)} onRefusal={setRefusal} />
        </>
      }
    >
      {!isOnline && (
        <p className={styles.offline} role="status">
          {words.offline}
        </p>
      )}
      <AdminTabs
        className={styles.kit}
        panelClassName={styles.panel}
        label={words.networks}
        chosen={network}
        onChoose={choose}
        tabs={keysOf(NETWORKS).map((key) => ({
          key,
          name: (
            <>
              {NETWORKS[key].label}
              {isShared(key) && (
                <>
                  <Icon name="check" size={18} />
                  <span className={styles.spoken}>{words.isShared}</span>
                </>
              )}
            </>
          ),
        }))}
      >
        <Picture
          name={shared.name}
          photos={kit.photos}
          {...{ photo, setPhoto, format, setFormat, picture }}
        />
        <div className={styles.words}>
          <NetworkText key={network} network={network} texts={texts} alt={kit.alt} />
          <ShareNote {...{ shared, kit, network, onShares, onRefresh }} />
        </div>
      </AdminTabs>
    </AdminDialog>
  )
}
