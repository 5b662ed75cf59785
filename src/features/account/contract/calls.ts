import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { id } from '../../../platform/contract/inputs.ts'
import { pair } from '../../../platform/contract/pair.ts'
import { allItems } from '../../dictionary/contract/calls.ts'
import {
  buttonRight,
  checkForm,
  closeForm,
  codeForm,
  codeLoginForm,
  emailChangeForm,
  forgottenForm,
  menuNode,
  operatorLoginForm,
  passwordChangeForm,
  passwordLoginForm,
  phoneChangeForm,
  preferencesForm,
  registerForm,
  userInfo,
} from './schema.ts'
import { accountStanding, freezeForm, standingQuery, unfreezeForm } from './standing.ts'

const nothing = z.object({})
const accountKeeper = { audience: 'operator', permission: 'operator:accounts' } as const
const done = z.object({ done: z.literal(true) })

/** The source's login result (§3). */
export const loginResult = z.object({ userInfo, sysAllDictItems: allItems, token: z.string() })
export type LoginResult = z.infer<typeof loginResult>

const permissionResult = z.object({ menu: z.array(menuNode), auth: z.array(buttonRight) })

/** `bell` is null for what is only mailed. */
const preferences = z.object({
  lang: z.enum(['cn', 'en']),
  email: z.string(),
  kinds: z.array(z.object({ kind: z.string(), group: z.string(), title: z.string(), mail: z.boolean(), bell: z.boolean().nullable() })),
})
export type Preferences = z.infer<typeof preferences>

const sessionRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string(),
  ip: z.string(),
  current: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>

const permissionCall = {
  audience: 'signedIn',
  incompleteOk: true,
  input: nothing,
  result: permissionResult,
  about: 'The menu of the caller’s workbench and the list of buttons.',
} as const
const logoutCall = {
  audience: 'anyone',
  limited: 'open',
  idempotency: 'none',
  input: nothing,
  result: z.null(),
  about: 'Ends the session of the token.',
} as const
/** The answer is a token: never stored under a key, limited by address. */
const signInCall = { audience: 'anyone', limited: 'open', idempotency: 'none', secret: true, result: loginResult } as const

export const accountCalls = defineCalls({
  'POST /ws/passport/passwordLogin': {
    ...signInCall,
    input: passwordLoginForm,
    about: 'Signs in with a password; `phone` may hold an e-mail address. Five failures lock sign-in for ten minutes.',
  },
  'POST /ws/passport/regOrLogin/phoneByPC': {
    ...signInCall,
    input: codeLoginForm,
    about: 'Signs in with a code; an unknown phone gets an account of the given userType.',
  },
  'GET /ws/passport/logout': logoutCall,
  'POST /ws/passport/logout': logoutCall,
  'GET /ws/permission/getUserPermissionByToken': permissionCall,
  'POST /ws/permission/getUserPermissionByToken': permissionCall,
  'POST /ws/operator/login': {
    ...signInCall,
    input: operatorLoginForm,
    about: 'Signs an operator in: password and one-time code together.',
  },
  'POST /ws/account/code': {
    audience: 'anyone',
    limited: 'open',
    input: codeForm,
    result: z.object({ sentTo: z.string(), resendSeconds: z.number(), validMinutes: z.number() }),
    about:
      'Sends a six-digit code: five minutes, one a minute, five tries. The answer is the same whether or not the address has an account.',
  },
  'POST /ws/account/check': {
    audience: 'anyone',
    limited: 'open',
    input: checkForm,
    result: done,
    about: 'First step of registration: the code is right and the phone is free. The code stays usable.',
  },
  'POST /ws/account/register': {
    ...signInCall,
    input: registerForm,
    about: 'Creates the account of a company owner or an individual, and signs it in.',
  },
  'POST /ws/account/password/forgotten': {
    audience: 'anyone',
    limited: 'open',
    input: forgottenForm,
    result: done,
    about: 'Sets a new password by a code, and ends every session.',
  },
  'POST /ws/account/password/change': {
    audience: 'signedIn',
    limited: 'open',
    incompleteOk: true,
    input: passwordChangeForm,
    result: done,
    about: 'Changes the password, and ends every other session.',
  },
  'POST /ws/account/phone/change': {
    audience: 'member',
    incompleteOk: true,
    input: phoneChangeForm,
    result: userInfo,
    about: 'Changes the account to a new phone number verified by a code.',
  },
  'POST /ws/account/email/change': {
    audience: 'member',
    incompleteOk: true,
    input: emailChangeForm,
    result: userInfo,
    about: 'Sets the e-mail address verified by a code: for sign-in, forgotten passwords and notices.',
  },
  'GET /ws/account/me': { audience: 'signedIn', incompleteOk: true, input: nothing, result: userInfo, about: 'Who the caller is.' },
  'GET /ws/account/sessions': {
    audience: 'signedIn',
    incompleteOk: true,
    input: nothing,
    result: z.array(sessionRow),
    about: 'Where the account is signed in.',
  },
  'POST /ws/account/session/revoke': {
    audience: 'signedIn',
    incompleteOk: true,
    input: z.object({ id: id.optional() }),
    result: z.object({ ended: z.number() }),
    about: 'Ends one session; without an ID, all but this one.',
  },
  'GET /ws/account/preferences': {
    audience: 'signedIn',
    incompleteOk: true,
    input: nothing,
    result: preferences,
    about: 'Language, and which notices are also sent by e-mail.',
  },
  'POST /ws/account/preferences': {
    audience: 'signedIn',
    incompleteOk: true,
    input: preferencesForm,
    result: preferences,
    about: 'Sets the language, and which notices are also sent by e-mail.',
  },
  'POST /ws/account/mailByLink': {
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    input: z.object({ token: z.string().trim().min(1).max(300), on: z.boolean() }),
    result: z.object({ title: pair, mail: z.boolean() }),
    about: 'Switches the mails of one kind off, or on again, by the signed link in them, without signing in.',
  },
  'GET /ws/account/export': {
    audience: 'member',
    incompleteOk: true,
    input: nothing,
    result: z.record(z.string(), z.unknown()),
    about: 'Everything that the product keeps about the caller, as JSON.',
  },
  'GET /ws/account/closing': {
    audience: 'member',
    incompleteOk: true,
    input: nothing,
    result: z.object({ losses: z.array(z.string()) }),
    about: 'What the caller would lose by closing the account, one sentence each.',
  },
  'POST /ws/account/close': {
    audience: 'member',
    incompleteOk: true,
    input: closeForm,
    result: done,
    about: 'Closes the account; refused, with the reasons, while money or open demands remain.',
  },
  'GET /ws/operator/accounts': {
    ...accountKeeper,
    input: standingQuery,
    result: z.array(accountStanding),
    about: 'The account of an individual, or those of everyone of a company, and whether they may sign in.',
  },
  'POST /ws/operator/account/freeze': {
    ...accountKeeper,
    input: freezeForm,
    result: z.object({ sessionsEnded: z.number() }),
    about: 'Freezes an account or puts it under review, and ends its sessions.',
  },
  'POST /ws/operator/account/unfreeze': { ...accountKeeper, input: unfreezeForm, result: done, about: 'Restores access to an account.' },
})
