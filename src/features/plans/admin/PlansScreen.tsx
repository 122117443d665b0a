'use client'

import Link from 'next/link'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { send } from '@/ui/api/client'
import { Choice } from '@/ui/AdminList/Choice'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty, LoadError } from '@/ui/AdminList/Notices'
import { Icon } from '@/ui/Icon'

import { keysOf, SPECIES_LABELS, type Species } from '../../animals/model'
import { PLAN_TYPE_LABELS, type PlanType } from '../model'
import type { PlanView } from '../view'
import { DeleteDialog } from './DeleteDialog'
import { GroupCard } from './GroupCard'
import { GroupDialog } from './GroupDialog'
import { groupsOf, type Group } from './groups'
import styles from './Plans.module.scss'
import { PLAN, PLANS, usePlans, wordsOf } from './use-plans'

const CREATE = '/admin/collections/plans/create'

/** What a shelter asks for: each species with its plans, what they cover and what they forget. */
export function PlansScreen({ shelter }: { shelter: string }) {
  const { plans, error, isBusy, reload, act } = usePlans(shelter)
  const [edited, setEdited] = useState<Group | null>(null)
  const [removed, setRemoved] = useState<PlanView | null>(null)

  const initialize = () =>
    act(
      () =>
        send(
          'PUT',
          PLANS,
          { body: { shelter_id: shelter, action: 'initialize_defaults' } },
          wordsOf('defaults'),
        ),
      'Formules par défaut ajoutées',
    )

  if (!plans) {
    return (
      <ListPage title="Formules">
        {error === null ? (
          <p role="status">Chargement des formules…</p>
        ) : (
          <LoadError sentence={error} onRetry={() => void reload()} />
        )}
      </ListPage>
    )
  }
  const groups = groupsOf(plans)
  return (
    <ListPage
      title="Formules"
      about="La participation aux frais affichée sur la page d’un animal est celle de la formule active de son espèce et de son âge."
      actions={
        <div className={styles.actions}>
          <Link className={buttons.primary} href={CREATE}>
            <Icon name="plus" size={20} /> Ajouter une formule
          </Link>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={isBusy}
            onClick={() => void initialize()}
          >
            Initialiser les formules par défaut
          </button>
        </div>
      }
    >
      {error && <LoadError sentence={error} />}
      {groups.length === 0 && (
        <Empty
          icon="list"
          title="Aucune formule pour l’instant"
          hint="Les formules par défaut couvrent tous les âges des chiens, des chats et des lapins, avec un parrainage. Changez ensuite les montants."
        />
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <GroupCard
            key={`${group.species} ${group.type}`}
            group={group}
            isBusy={isBusy}
            onEdit={() => setEdited(group)}
            onToggle={({ id, is_active }) =>
              void act(
                () =>
                  send(
                    'PATCH',
                    PLAN,
                    { params: { planId: id }, body: { is_active: !is_active } },
                    wordsOf('update'),
                  ),
                is_active ? 'Formule désactivée' : 'Formule activée',
              )
            }
            onDuplicate={({ id }) =>
              void act(
                () =>
                  send('POST', `${PLAN}/duplicate`, { params: { planId: id } }, wordsOf('create')),
                'Formule dupliquée, inactive',
              )
            }
            onRemove={setRemoved}
          />
        ))}
        <NewGroup groups={groups} onChoose={setEdited} />
      </div>
      {edited && (
        <GroupDialog
          shelter={shelter}
          group={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            void reload()
          }}
        />
      )}
      {removed && (
        <DeleteDialog
          plan={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null)
            void reload()
          }}
        />
      )}
    </ListPage>
  )
}

type NewGroupProps = { groups: readonly Group[]; onChoose: (group: Group) => void }

/** The way to a species that has no plan yet. */
function NewGroup({ groups, onChoose }: NewGroupProps) {
  const [species, setSpecies] = useState<Species>('DOG')
  const [type, setType] = useState<PlanType>('ADOPTION')
  const found = groups.find((group) => group.species === species && group.type === type)
  return (
    <section className={styles.group} aria-labelledby="autre-espece">
      <h2 id="autre-espece">Modifier ou créer les formules d’une espèce</h2>
      <div className={styles.pair}>
        <Choice
          label="Espèce"
          value={species}
          options={keysOf(SPECIES_LABELS).map((each) => [each, SPECIES_LABELS[each]] as const)}
          onChange={(value) => setSpecies(value as Species)}
        />
        <Choice
          label="Type"
          value={type}
          options={keysOf(PLAN_TYPE_LABELS).map((each) => [each, PLAN_TYPE_LABELS[each]] as const)}
          onChange={(value) => setType(value as PlanType)}
        />
        <button
          type="button"
          className={buttons.plain}
          onClick={() => onChoose(found ?? { species, type, plans: [] })}
        >
          {found ? 'Modifier ce groupe' : 'Ajouter ce groupe'}
        </button>
      </div>
    </section>
  )
}
