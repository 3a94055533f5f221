import type { CollectionConfig } from 'payload'
import { administrators, administratorsMayChange, ownAccount } from '../../access/access'
import { staffOf } from '../../access/staff'
import { recordLogIns, seenSessions } from './sessions/record-sessions'
import { sessionsEndpoints } from './sessions/sessions-endpoints'
import { throttleLogIns } from '../../log-in/throttle-log-ins'
import type { Settings } from '../../settings'
import { askPresentPassword } from './ask-present-password'
import { closedEndpoints } from './closed-endpoints'
import { endSessions, IDLE_SECONDS, refuseDeactivated, refuseToRenewOldSessions } from './end-sessions'
import { hideUnknownAccounts } from './hide-unknown-accounts'
import { keepAnAdministrator } from './keep-an-administrator'
import { keepWhatChangedMeanwhile } from './keep-what-changed-meanwhile'
import { lockAccount } from './lock-account'
import { keepTrash } from '../../record/keep-record'
import { recordedTimes } from '../../record/record-fields'
import { rightsFields } from './rights-fields'
import { askSecondFactor } from './second-factor/ask-at-log-in'
import { passkeyLogInEndpoints } from './passkeys/log-in-endpoints'
import { passkeysEndpoints } from './passkeys/passkeys-endpoints'
import { secondFactorEndpoints } from './second-factor/second-factor-endpoints'
import { secondFactorFields, tellSecondFactor } from './second-factor/second-factor-fields'
import { singleSignOnEndpoints } from './single-sign-on/single-sign-on-endpoints'
import { unbindMovedAccount } from './single-sign-on/unbind-moved-account'
import { requireGoodPassword } from './require-good-password'

type AccountSettings = Pick<Settings, 'clients' | 'secondFactorRoles' | 'singleSignOn'>

export const usersCollection = ({ clients, secondFactorRoles, singleSignOn }: AccountSettings) => {
  const throttle = throttleLogIns(clients)
  const record = recordLogIns(clients)
  return {
    slug: 'users',
    labels: { singular: 'User', plural: 'Users' },
    admin: {
      group: 'Settings',
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'countries'],
      listSearchableFields: ['name', 'email'],
      description: 'Who may log in here, and what they may do.',
    },
    auth: {
      // Strangers could lock anybody out.
      maxLoginAttempts: 0,
      tokenExpiration: IDLE_SECONDS,
      useSessions: true,
      strategies: [seenSessions],
      cookies: { sameSite: 'Lax' },
    },
    access: {
      admin: ({ req }) => staffOf(req.user) !== undefined,
      create: administrators,
      read: ownAccount,
      update: ownAccount,
      delete: administrators,
      // Nothing is locked.
      unlock: () => false,
    },
    endpoints: [
      ...closedEndpoints,
      ...sessionsEndpoints,
      ...secondFactorEndpoints(secondFactorRoles),
      ...passkeyLogInEndpoints(clients),
      ...passkeysEndpoints(clients, secondFactorRoles),
      ...(singleSignOn
        ? singleSignOnEndpoints({ settings: singleSignOn, clients, requiredRoles: secondFactorRoles })
        : []),
    ],
    hooks: {
      beforeOperation: [
        throttle.beforeOperation,
        hideUnknownAccounts,
        refuseToRenewOldSessions,
        lockAccount.beforeOperation,
      ],
      beforeLogin: [
        keepWhatChangedMeanwhile,
        refuseDeactivated,
        askSecondFactor(clients, secondFactorRoles),
        record.beforeLogin,
      ],
      afterLogin: [throttle.afterLogin, record.afterLogin],
      afterLogout: [lockAccount.afterLogout],
      afterRead: [tellSecondFactor(secondFactorRoles)],
      beforeValidate: [askPresentPassword, requireGoodPassword],
      beforeChange: [keepTrash, keepAnAdministrator.whenChanged, endSessions],
      afterChange: [unbindMovedAccount],
      beforeDelete: [keepAnAdministrator.whenDeleted],
    },
    trash: true,
    fields: [
      {
        name: 'presentPassword',
        label: 'Your present password',
        type: 'text',
        virtual: true,
        admin: {
          description:
            'Asked of whoever changes a password, an e-mail address or a role, or adds an account.',
          disableListColumn: true,
          disableListFilter: true,
          disableBulkEdit: true,
          components: { Field: '/collections/users/present-password-field#PresentPasswordField' },
        },
      },
      {
        name: 'presentCode',
        label: 'Code of your second factor',
        type: 'text',
        virtual: true,
        admin: {
          description: 'Asked for beside your present password where you have a second factor.',
          disableListColumn: true,
          disableListFilter: true,
          disableBulkEdit: true,
          components: { Field: '/admin/account/present-code-field#PresentCodeField' },
        },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        // The history shows this name.
        access: { update: administratorsMayChange },
      },
      ...rightsFields,
      {
        name: 'noDigest',
        label: 'No email about comments and tasks',
        type: 'checkbox',
        admin: {
          description:
            'Otherwise one comes on the morning of a working day, if there is something new for you.',
          disableListColumn: true,
        },
      },
      ...secondFactorFields,
      {
        name: 'secondFactor',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/admin/account/second-factor#SecondFactor' },
        },
      },
      {
        name: 'passkeys',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/admin/account/own-passkeys#OwnPasskeysField' },
        },
      },
      {
        name: 'ownSessions',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/admin/account/own-sessions#OwnSessions' },
        },
      },
      ...recordedTimes(administratorsMayChange),
    ],
  } satisfies CollectionConfig
}
