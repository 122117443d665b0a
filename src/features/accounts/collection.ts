import type { Access, CollectionConfig, FieldAccess } from 'payload'

import type { User } from '@/payload-types'
import {
  actorOf,
  hiddenUnless,
  isSuperAdmin,
  nobody,
  readOnlyField,
  rowsOf,
  superAdminField,
} from '@/platform/access/builders'
import { canSomewhere, ROLE_LABELS } from '@/platform/access/model'
import { holdRow } from '@/platform/db/hold-row'
import { counted } from '@/platform/fields/counted'
import { optionsOf } from '@/platform/fields/options'
import { dayInput } from '@/platform/fields/shorthand'
import { validateWith } from '@/platform/validation/issues'

import { askPresentPassword } from './hooks/ask-present-password'
import { boundTeamFilters } from './hooks/bound-team-filters'
import { checkPassword } from './hooks/check-password'
import { checkTeamDisplay } from './hooks/check-team-display'
import { followRoles } from './hooks/follow-roles'
import { forgetVerifiedEmail } from './hooks/forget-verified-email'
import { guardTeams, guardAdminOnDelete } from './hooks/guard-teams'
import { hideOtherTeams } from './hooks/hide-other-teams'
import { refreshTeams, refreshTeamsAfterDelete } from './hooks/refresh-teams'
import { notePassword, tellPasswordChange } from './hooks/tell-new-password'
import { tellOldAddress } from './hooks/tell-old-address'
import { ABOUT_MAX, SESSION_SECONDS } from './model'
import { userSchema } from './schema'
import { titleField, photoField } from './team-fields'

/** Oneself, and the teams one manages. */
const selfOrTeam: Access = ({ req }) => {
  const actor = actorOf(req)
  if (!actor) return false
  const team = rowsOf(req, ['manageUsers'], 'memberships.shelter')
  if (team === true) return true
  const self = { id: { equals: actor.id } }
  req.context.scoped = true
  return team ? { or: [self, team] } : self
}

const selfOrSuper: FieldAccess<User> = ({ req, id, doc }) => {
  const actor = actorOf(req)
  return Boolean(actor && (actor.isSuperAdmin || actor.id === (id ?? doc?.id)))
}

const teamAdmin: FieldAccess = ({ req }) => canSomewhere(actorOf(req), 'manageUsers')

const teamAdminOrSelf: FieldAccess<User> = (args) => teamAdmin(args) || selfOrSuper(args)

const own = { create: teamAdmin, update: selfOrSuper }

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Personne', plural: 'Équipe' },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // A lock on the account is a lock that any stranger closes: tries are counted on entering
    // instead, where a device that its owner signed in with before still gets in.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: process.env.PUBLIC_URL?.startsWith('https:') ?? false },
    useSessions: true,
  },
  access: {
    read: selfOrTeam,
    // A team grows by invitations; only a super admin makes an account with its password.
    create: isSuperAdmin,
    update: selfOrTeam,
    delete: isSuperAdmin,
    readVersions: nobody,
    unlock: nobody,
    admin: ({ req }) => canSomewhere(actorOf(req), 'viewAdmin'),
  },
  admin: {
    group: 'Refuge',
    hideAPIURL: true,
    hidden: hiddenUnless('manageUsers'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'memberships', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
    components: {
      views: {
        list: { Component: '@/features/accounts/team-workspace/admin/lazy#TeamView' },
      },
    },
  },
  defaultSort: 'name',
  disableDuplicate: true,
  hooks: {
    beforeOperation: [boundTeamFilters, holdRow],
    beforeValidate: [checkPassword, validateWith(userSchema, 'users'), askPresentPassword],
    beforeChange: [guardTeams, checkTeamDisplay, forgetVerifiedEmail, notePassword],
    afterChange: [refreshTeams, followRoles, tellOldAddress, tellPasswordChange],
    beforeDelete: [guardAdminOnDelete],
    afterDelete: [refreshTeamsAfterDelete],
    afterOperation: [hideOtherTeams],
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'E-mail',
      required: true,
      unique: true,
      // Oneself moves by a link that the new address gets (own/commands.ts): here anybody's could be written.
      access: { create: teamAdmin, update: superAdminField },
    },
    {
      type: 'ui',
      name: 'confirmIdentity',
      admin: { components: { Field: '@/features/accounts/admin/CurrentPassword#CurrentPassword' } },
    },
    {
      name: 'name',
      type: 'text',
      label: 'Nom',
      required: true,
      access: own,
    },
    { name: 'phone', type: 'text', label: 'Téléphone', access: own },
    {
      name: 'memberships',
      type: 'array',
      label: 'Refuges et rôles',
      labels: { singular: 'Refuge', plural: 'Refuges' },
      access: { create: teamAdmin, update: teamAdminOrSelf },
      admin: {
        description: 'Ce que la personne peut faire, refuge par refuge.',
        components: { Cell: '@/features/accounts/admin/RoleCell#RoleCell' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'shelter',
              type: 'relationship',
              relationTo: 'shelters',
              label: 'Refuge',
              required: true,
              index: true,
              maxDepth: 1,
              saveToJWT: true,
              access: { update: teamAdmin },
            },
            {
              name: 'role',
              type: 'select',
              label: 'Rôle',
              required: true,
              defaultValue: 'VOLUNTEER',
              options: optionsOf(ROLE_LABELS),
              saveToJWT: true,
              access: { update: teamAdmin },
            },
          ],
        },
        {
          name: 'showOnSite',
          type: 'checkbox',
          label: 'Afficher sur le site',
          defaultValue: false,
          admin: {
            description:
              'Le bloc «\u00a0Équipe\u00a0» montre alors le nom, la fonction et la photo. Jamais l’e-mail.',
          },
        },
        { type: 'row', fields: [titleField(teamAdmin), photoField] },
      ],
    },
    {
      type: 'ui',
      name: 'ownTeams',
      admin: {
        components: { Field: '@/features/accounts/team-workspace/admin/lazy#OwnTeams' },
      },
    },
    {
      name: 'location',
      type: 'group',
      label: 'Adresse',
      access: own,
      fields: [
        { name: 'address', type: 'text', label: 'Adresse' },
        {
          type: 'row',
          fields: [
            { name: 'postalCode', type: 'text', label: 'Code postal' },
            { name: 'city', type: 'text', label: 'Ville' },
            { name: 'country', type: 'text', label: 'Pays', defaultValue: 'France' },
          ],
        },
      ],
    },
    {
      name: 'shortDescription',
      type: 'textarea',
      label: 'Présentation',
      access: own,
      admin: { components: counted(ABOUT_MAX.short) },
    },
    {
      name: 'longDescription',
      type: 'textarea',
      label: 'À propos',
      access: own,
      admin: { components: counted(ABOUT_MAX.long) },
    },
    {
      name: 'isSuperAdmin',
      type: 'checkbox',
      label: 'Super administrateur',
      defaultValue: false,
      saveToJWT: true,
      access: { create: superAdminField, update: superAdminField, read: selfOrSuper },
      admin: { position: 'sidebar' },
    },
    {
      name: 'emailVerified',
      type: 'date',
      label: 'E-mail vérifié le',
      access: readOnlyField,
      admin: { ...dayInput, position: 'sidebar', readOnly: true },
    },
    {
      name: 'signedUpAt',
      type: 'date',
      label: 'Inscription le',
      // By opening the account oneself, and by nothing else.
      access: { ...readOnlyField, read: selfOrSuper },
      admin: {
        ...dayInput,
        position: 'sidebar',
        readOnly: true,
        description: 'Vide pour un compte créé par une invitation ou par la plateforme.',
      },
    },
  ],
}
