import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { allItems } from '../../dictionary/contract/calls.ts'
import { proofCodeForm, proofForm, proofWays } from './proof.ts'
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
import { confirmFactorForm, newFactor, recoveryCodes, secondFactor } from './second-factor.ts'
import { accountStanding, freezeForm, liftFactorForm, standingQuery, unfreezeForm } from './standing.ts'

const nothing = z.object({})
const accountKeeper = { audience: 'operator', permission: 'operator:accounts' } as const
const done = z.object({ done: z.literal(true) })

/** The source's login result (§3). */
const loginResult = z.object({ userInfo, sysAllDictItems: allItems, token: z.string() })
export type LoginResult = z.infer<typeof loginResult>

const permissionResult = z.object({ menu: z.array(menuNode), auth: z.array(buttonRight) })

/** `bell` is null for what is only mailed. */
const preferences = z.object({
  version,
  lang: z.enum(['cn', 'en']),
  email: z.string(),
  kinds: z.array(z.object({ kind: z.string(), group: z.string(), title: z.string(), mail: z.boolean(), bell: z.boolean().nullable() })),
})
export type Preferences = z.infer<typeof preferences>

/** Where a code went, masked, when another may be asked for, and how long it holds. */
const codeSent = z.object({ sentTo: z.string(), resendSeconds: z.number(), validMinutes: z.number() })

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
const signInCall = { audience: 'anyone', browser: true, limited: 'open', idempotency: 'none', secret: true, result: loginResult } as const

/** The answer holds secrets that are shown once. */
const factorCall = { audience: 'member', proof: true, incompleteOk: true, idempotency: 'none', secret: true } as const

export const accountCalls = defineCalls({
  'POST /ws/passport/passwordLogin': {
    title: { cn: '用密码登录', en: 'Sign in by password' },
    ...signInCall,
    input: passwordLoginForm,
    about:
      'Signs in with a password; `phone` may hold an e-mail address. After five failures from one address or browser each try waits longer.',
  },
  'POST /ws/passport/regOrLogin/phoneByPC': {
    title: { cn: '用验证码登录', en: 'Sign in by code' },
    ...signInCall,
    input: codeLoginForm,
    about: 'Signs in with a code; an unknown phone gets an account of the given userType.',
  },
  'GET /ws/passport/logout': logoutCall,
  'POST /ws/passport/logout': { ...logoutCall, title: { cn: '退出登录', en: 'Sign out' } },
  'GET /ws/permission/getUserPermissionByToken': permissionCall,
  'POST /ws/permission/getUserPermissionByToken': { ...permissionCall, title: { cn: '读取菜单和权限', en: 'Read menu and permissions' } },
  'POST /ws/operator/login': {
    title: { cn: '运营登录', en: 'Operator sign-in' },
    ...signInCall,
    input: operatorLoginForm,
    about:
      'Signs an operator in: password and one-time code together. The first password, made by a command, has to be replaced by `newPassword`.',
  },
  'GET /ws/account/channels': {
    about: 'Whether this platform sends codes by SMS and by e-mail.',
    audience: 'anyone',
    input: z.object({}),
    result: z.object({ sms: z.boolean(), email: z.boolean() }),
  },
  'POST /ws/account/code': {
    title: { cn: '发送验证码', en: 'Send a verification code' },
    audience: 'anyone',
    browser: true,
    limited: 'open',
    input: codeForm,
    result: codeSent,
    about:
      'Sends a six-digit code to be used by this browser: five minutes, five tries, a growing pause between codes. The answer is the same whether or not the address has an account.',
  },
  'POST /ws/account/check': {
    title: { cn: '核对注册验证码', en: 'Check a registration code' },
    audience: 'anyone',
    browser: true,
    limited: 'open',
    input: checkForm,
    result: done,
    about: 'First step of registration: the code is right and the phone is free. The code stays usable.',
  },
  'POST /ws/account/register': {
    title: { cn: '注册账号', en: 'Register an account' },
    ...signInCall,
    input: registerForm,
    about: 'Creates the account of a company owner or an individual, and signs it in.',
  },
  'POST /ws/account/password/forgotten': {
    title: { cn: '找回密码', en: 'Reset a forgotten password' },
    audience: 'anyone',
    browser: true,
    limited: 'open',
    input: forgottenForm,
    result: done,
    about: 'Sets a new password by a code, and ends every session.',
  },
  'GET /ws/account/proof': {
    audience: 'signedIn',
    incompleteOk: true,
    input: nothing,
    result: proofWays,
    about: 'How the caller can prove to own the account, and where a code would be sent.',
  },
  'POST /ws/account/proof/code': {
    title: { cn: '发送身份确认验证码', en: 'Send a code for a proof' },
    audience: 'signedIn',
    limited: 'open',
    incompleteOk: true,
    input: proofCodeForm,
    result: codeSent,
    about: 'Sends a code for a proof to the phone or e-mail address that the account has now.',
  },
  'POST /ws/account/proof': {
    title: { cn: '确认本人操作', en: 'Prove the person' },
    audience: 'signedIn',
    limited: 'open',
    incompleteOk: true,
    idempotency: 'none',
    secret: true,
    input: proofForm,
    result: z.object({ proof: z.string(), minutes: z.number() }),
    about: 'Proves the person by password or code. The answer goes into the header X-Proof of this session’s calls, for ten minutes.',
  },
  'GET /ws/account/secondFactor': {
    audience: 'member',
    incompleteOk: true,
    input: nothing,
    result: secondFactor,
    about: 'Whether the caller’s sign-in asks for a second factor, and how many recovery codes are left.',
  },
  'POST /ws/account/secondFactor/begin': {
    title: { cn: '开始设置两步验证', en: 'Begin setting up a second factor' },
    ...factorCall,
    input: nothing,
    result: newFactor,
    about: 'A new secret for an authenticator app. It counts after the first code.',
  },
  'POST /ws/account/secondFactor/confirm': {
    title: { cn: '开启两步验证', en: 'Switch on the second factor' },
    ...factorCall,
    input: confirmFactorForm,
    result: recoveryCodes,
    about: 'The first code of the new secret: sign-in asks for one from now on, every other session ends. Shows the recovery codes once.',
  },
  'POST /ws/account/secondFactor/codes': {
    title: { cn: '更换恢复码', en: 'Renew recovery codes' },
    ...factorCall,
    input: nothing,
    result: recoveryCodes,
    about: 'New recovery codes in place of the old ones.',
  },
  'POST /ws/account/secondFactor/end': {
    title: { cn: '关闭两步验证', en: 'Switch off the second factor' },
    audience: 'member',
    proof: true,
    incompleteOk: true,
    input: nothing,
    result: done,
    about: 'Sign-in no longer asks for a second factor.',
  },
  'POST /ws/account/password/change': {
    title: { cn: '修改密码', en: 'Change the password' },
    audience: 'signedIn',
    proof: true,
    limited: 'open',
    incompleteOk: true,
    input: passwordChangeForm,
    result: done,
    about: 'Changes the password, and ends every other session.',
  },
  'POST /ws/account/phone/change': {
    title: { cn: '更换手机号', en: 'Change the phone number' },
    audience: 'member',
    proof: true,
    incompleteOk: true,
    input: phoneChangeForm,
    result: userInfo,
    about: 'Changes the account to a new phone number verified by a code, ends every other session, and notifies the old contacts.',
  },
  'POST /ws/account/email/change': {
    title: { cn: '更换邮箱', en: 'Change the e-mail address' },
    audience: 'member',
    proof: true,
    incompleteOk: true,
    input: emailChangeForm,
    result: userInfo,
    about: 'Sets the e-mail address, verified by a code, for sign-in, forgotten passwords and notices. Ends every other session.',
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
    title: { cn: '下线设备', en: 'End sessions' },
    audience: 'signedIn',
    proof: true,
    incompleteOk: true,
    input: z.object({ id: id.optional() }),
    result: z.object({ ended: z.number() }),
    about: 'Ends one session; without an ID, all but this one.',
  },
  'GET /ws/account/addresses': {
    audience: 'signedIn',
    incompleteOk: true,
    input: nothing,
    result: z.array(z.object({ kind: z.string(), name: z.string(), since: z.string() })),
    about: 'The addresses of the caller that open without signing in, such as those of calendars.',
  },
  'POST /ws/account/address/end': {
    title: { cn: '停用订阅地址', en: 'End an address' },
    audience: 'signedIn',
    incompleteOk: true,
    input: z.object({ kind: line(40) }),
    result: nothing,
    about: 'Ends one of them: it opens no longer.',
  },
  'GET /ws/account/preferences': {
    audience: 'signedIn',
    incompleteOk: true,
    input: nothing,
    result: preferences,
    about: 'Language, and which notices are also sent by e-mail.',
  },
  'POST /ws/account/preferences': {
    title: { cn: '修改偏好设置', en: 'Change preferences' },
    audience: 'signedIn',
    incompleteOk: true,
    edits: 'preferences',
    input: preferencesForm.extend({ version }),
    result: preferences,
    about: 'Sets the language, and which notices are also sent by e-mail.',
  },
  'POST /ws/account/mailOff': {
    title: { cn: '退订邮件', en: 'Unsubscribe from mails' },
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    input: z.object({ token: z.string().trim().min(1).max(300) }),
    result: z.object({}),
    about:
      'The one click of a mail program (RFC 8058): switches the mails of one kind off. The token is in the address; the form is not read.',
  },
  'GET /ws/account/mailOff': {
    audience: 'anyone',
    input: z.object({ token: z.string().trim().min(1).max(300) }),
    result: z.unknown(),
    about: 'Redirects a person who opens that address to the page that does the same.',
  },
  'POST /ws/account/mailByLink': {
    title: { cn: '通过链接订阅或退订邮件', en: 'Switch mails by a link' },
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    input: z.object({ token: z.string().trim().min(1).max(300), on: z.boolean() }),
    result: z.object({ title: pair, mail: z.boolean() }),
    about: 'Switches the mails of one kind off, or on again, by the signed link in them, without signing in.',
  },
  'GET /ws/account/export': {
    audience: 'member',
    proof: true,
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
    title: { cn: '注销账号', en: 'Close the account' },
    audience: 'member',
    proof: true,
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
    title: { cn: '冻结账号', en: 'Freeze an account' },
    ...accountKeeper,
    proof: true,
    input: freezeForm,
    result: z.object({ sessionsEnded: z.number() }),
    about: 'Freezes an account or puts it under review, and ends its sessions.',
  },
  'POST /ws/operator/account/unfreeze': {
    title: { cn: '解冻账号', en: 'Unfreeze an account' },
    ...accountKeeper,
    proof: true,
    input: unfreezeForm,
    result: done,
    about: 'Restores access to an account.',
  },
  'POST /ws/operator/account/secondFactor/end': {
    title: { cn: '为用户关闭两步验证', en: 'Switch off a user’s second factor' },
    ...accountKeeper,
    proof: true,
    input: liftFactorForm,
    result: z.object({ waits: z.boolean() }),
    about:
      'Sign-in no longer asks for the second factor that its owner has lost. Where there is a second operator, nothing happens until they approve.',
  },
})
