import type { CollectionConfig } from 'payload'
import { administrators, administratorsMayChange, ownAccount } from '../../access/access'
import { staffOf } from '../../access/staff'
import { recordLogIn, seenSessions } from './sessions/record-sessions'
import { sessionsEndpoints } from './sessions/sessions-endpoints'
import { throttleLogIns } from '../../log-in/throttle-log-ins'
import type { Clients } from '../../settings'
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
import { requireGoodPassword } from './require-good-password'

export const usersCollection = (clients: Clients) => {
  const throttle = throttleLogIns(clients)
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
    endpoints: [...closedEndpoints, ...sessionsEndpoints],
    hooks: {
      beforeOperation: [
        throttle.beforeOperation,
        hideUnknownAccounts,
        refuseToRenewOldSessions,
        lockAccount.beforeOperation,
      ],
      beforeLogin: [keepWhatChangedMeanwhile, refuseDeactivated],
      afterLogin: [throttle.afterLogin, recordLogIn(clients)],
      afterLogout: [lockAccount.afterLogout],
      beforeValidate: [askPresentPassword, requireGoodPassword],
      beforeChange: [keepTrash, keepAnAdministrator.whenChanged, endSessions],
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
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        // The history shows this name.
        access: { update: administratorsMayChange },
      },
      ...rightsFields,
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
