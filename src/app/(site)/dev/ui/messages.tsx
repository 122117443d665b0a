'use client'

import { useState } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toasts'

import { Example, Part } from './Part'
import styles from './ui.module.scss'

const undo = () => toast({ text: 'Nala est de nouveau dans vos favoris.', tone: 'success' })

export function Messages() {
  return (
    <Part
      id="messages"
      text="Dans la page quand ils comptent, au-dessus d’elle quand ils passent. Quatre tons, jamais la couleur seule."
    >
      <Example title="Dans la page" isWide>
        <Banner tone="info" title="Le refuge est fermé aujourd’hui">
          Il rouvre demain à 14 h.
        </Banner>
        <Banner tone="success">Votre message est parti. Le refuge répond sous trois jours.</Banner>
        <Banner
          tone="warning"
          title="Cette fiche n’est pas complète"
          action={
            <Button look="outline" isSmall>
              Compléter
            </Button>
          }
        >
          Il manque l’âge et le numéro d’identification.
        </Banner>
        <Banner tone="destructive" title="L’envoi a échoué">
          Vérifiez votre réseau, puis <a href="#messages">réessayez</a>.
        </Banner>
      </Example>
      <Example title="De passage, 5 secondes, lus à voix haute">
        <Button look="outline" onClick={() => toast({ text: 'Les heures sont à jour.' })}>
          Information
        </Button>
        <Button
          look="outline"
          onClick={() => toast({ text: 'Nala est dans vos favoris.', tone: 'success' })}
        >
          Succès
        </Button>
        <Button
          look="outline"
          onClick={() => toast({ text: 'Le réseau est lent.', tone: 'warning' })}
        >
          Attention
        </Button>
        <Button
          look="outline"
          onClick={() => toast({ text: 'Le message n’est pas parti.', tone: 'destructive' })}
        >
          Échec
        </Button>
        <Button
          look="outline"
          onClick={() =>
            toast({
              text: 'Nala n’est plus dans vos favoris.',
              action: { label: 'Annuler', onPress: undo },
            })
          }
        >
          Avec une action
        </Button>
      </Example>
    </Part>
  )
}

export function States() {
  const [isRetrying, setRetrying] = useState(false)
  return (
    <Part
      id="etats"
      text="Ce qui manque, ce qui échoue et ce qui arrive ont une place et des mots."
    >
      <div className={styles.columns}>
        <Example title="Vide" isWide>
          <EmptyState
            title="Aucun animal ne correspond à vos critères."
            action={<Button look="outline">Tout effacer</Button>}
          >
            <p>Élargissez la distance, ou retirez un filtre.</p>
          </EmptyState>
        </Example>
        <Example title="En échec" isWide>
          <ErrorState
            text="Les animaux n’ont pas pu être chargés."
            isRetrying={isRetrying}
            onRetry={() => {
              setRetrying(true)
              window.setTimeout(() => setRetrying(false), 1500)
            }}
          />
        </Example>
      </div>
      <Example title="En chemin&nbsp;: des cartes" isWide>
        <Skeleton shape="card" count={3} label="Chargement des animaux…" />
      </Example>
      <Example title="En chemin&nbsp;: du texte" isWide>
        <Skeleton />
      </Example>
    </Part>
  )
}
