import { describe, expect, it } from 'vitest'
import { allCalls, features } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import type { Feature } from '../../src/platform/server/feature.ts'

const calls = Object.entries(allCalls as Readonly<Record<string, CallSpec>>).filter(([key]) => key.startsWith('POST '))
const known = Object.assign({}, ...features.map((feature: Feature) => feature.versions ?? {}))

/**
 * Writes that neither edit nor decide on something that was read before, by the reason. A call that is in no list and declares neither
 * `edits` nor `decides` fails the test: the person who adds one says which it is.
 */
const others = {
  'adds something of its own': [
    '/sys/common/uploadFile',
    '/ws/account/register',
    '/ws/profile/authentication',
    '/ws/company/authentication',
    '/ws/wallet/topUp',
    '/ws/wallet/bankAccount/add',
    '/ws/wallet/withdraw',
    '/ws/bean/order',
    '/ws/bean/buy',
    '/ws/demand/create',
    '/ws/demand/add',
    '/ws/operator/calendar/correct',
    '/ws/team/create',
    '/ws/invitation/send',
    '/ws/employee/create',
    '/ws/employee/document',
    '/ws/employee/view',
    '/ws/absence/adjust',
    '/ws/absence/statement/send',
    '/ws/salary/propose',
    '/ws/salary/sheet/check',
    '/ws/salary/sheet/propose',
    '/ws/salary/sheet/read',
    '/ws/employee/info/importExcel',
    '/ws/payroll/item/add',
    '/ws/payroll/run/create',
    '/ws/lead/submit',
    '/ws/operator/lead/note',
    '/ws/operator/article/create',
    '/ws/operator/article/preview',
    '/ws/provider/apply',
    '/ws/provider/report',
    '/ws/event/signUp',
    '/ws/operator/event/create',
    '/ws/partner/apply',
    '/ws/moderation/report',
    '/ws/moderation/appeal',
    '/ws/moderation/appealByToken',
    '/ws/chat/open',
    '/ws/chat/contact/ask',
    '/ws/chat/group/create',
    '/ws/advisory/ask',
    '/ws/advisory/write',
    '/ws/advisory/reopen',
    '/ws/advisory/rate',
    '/ws/operator/advisory/note',
    '/ws/feedback/send',
  ],
  'signs in, proves or ends a session': [
    '/ws/passport/passwordLogin',
    '/ws/passport/regOrLogin/phoneByPC',
    '/ws/passport/logout',
    '/ws/permission/getUserPermissionByToken',
    '/ws/operator/login',
    '/ws/account/code',
    '/ws/account/check',
    '/ws/account/password/forgotten',
    '/ws/account/proof/code',
    '/ws/account/proof',
    '/ws/account/secondFactor/begin',
    '/ws/account/secondFactor/confirm',
    '/ws/account/secondFactor/codes',
    '/ws/account/secondFactor/end',
    '/ws/account/password/change',
    '/ws/account/phone/change',
    '/ws/account/email/change',
    '/ws/account/session/revoke',
    '/ws/account/close',
    '/ws/event/prove',
    '/ws/chat/ticket',
    '/ws/leaveStatement/code',
    '/ws/leaveStatement/open',
    '/ws/payslip/code',
    '/ws/payslip/open',
    '/ws/payslip/pdf',
    '/ws/employee/due/address',
    '/ws/absence/feed/address',
  ],
  'reads, sends again, or writes down that something was seen': [
    '/ws/notice/read',
    '/ws/secret/reveal',
    '/ws/invitation/resend',
    '/ws/payroll/slip/send',
    '/ws/operator/payroll/batch/file',
    '/ws/operator/payroll/result',
    '/ws/provider/unlock',
    '/ws/operator/security/export',
    '/ws/wallet/orders/export',
    '/ws/team/export',
    '/ws/member/export',
    '/ws/invitation/export',
    '/ws/employee/export',
    '/ws/employee/due/export',
    '/ws/absence/requests/export',
    '/ws/absence/balances/export',
    '/ws/absence/yearEnd/export',
    '/ws/salary/export',
    '/ws/payroll/runs/export',
    '/ws/payroll/run/people/export',
    '/ws/payroll/run/lines/export',
    '/ws/payroll/run/checks/export',
    '/ws/payroll/finalPay/export',
    '/ws/payroll/payments/export',
    '/ws/payroll/groups/export',
    '/ws/payroll/items/export',
    '/ws/operator/lead/export',
    '/ws/operator/event/signups/export',
    '/ws/operator/report/export',
    '/ws/operator/advisory/export',
    '/ws/operator/feedback/export',
  ],
  'decides on something that never changes after it was sent: its state, under the lock of its row, is all there is to compare': [
    '/ws/approval/approve',
    '/ws/approval/decline',
    '/ws/approval/withdraw',
    '/ws/wallet/topUp/agree',
    '/ws/wallet/bankAccount/remove',
    '/ws/wallet/bankAccount/default',
    '/ws/wallet/withdrawal/approve',
    '/ws/wallet/withdrawal/decline',
    '/ws/operator/topUp/confirm',
    '/ws/operator/topUp/reject',
    '/ws/operator/withdrawal/paid',
    '/ws/operator/withdrawal/failed',
    '/ws/operator/topUp/reverse',
    '/ws/operator/withdrawal/cameBack',
    '/ws/bean/order/cancel',
    '/ws/operator/beanOrder/confirm',
    '/ws/operator/beanOrder/reject',
    '/ws/operator/beanOrder/refund',
    '/ws/operator/payroll/paid',
    '/ws/operator/payroll/failed',
    '/ws/operator/calendar/undo',
    '/ws/payroll/item/end',
    '/ws/payroll/run/withhold',
    '/ws/payroll/run/resume',
    '/ws/payroll/run/giveBack',
    '/ws/payroll/run/pay',
    '/ws/invitation/revoke',
    '/ws/invitation/accept',
    '/ws/invitation/decline',
    '/ws/operator/event/checkIn',
    '/ws/operator/event/checkIn/undo',
    '/ws/event/cancel',
    '/ws/chat/contact/answer',
    '/ws/intake/stop',
    '/ws/employee/view/remove',
    '/ws/operator/lead/delete',
    '/ws/operator/event/signups/delete',
    '/ws/operator/feedback/look',
  ],
  'names what was read by a value of its own': [
    '/ws/operator/cost/review',
    '/ws/employee/payee/confirm',
    '/ws/member/role',
    '/ws/operator/lead/move',
    '/ws/operator/lead/assign',
    '/ws/operator/advisory/handOver',
    '/ws/operator/feedback/answer',
    '/ws/operator/feedback/close',
  ],
  'sets one thing to what the caller names, whatever it was: the same again changes nothing': [
    '/ws/account/mailOff',
    '/ws/account/mailByLink',
    '/ws/operator/account/freeze',
    '/ws/operator/account/unfreeze',
    '/ws/operator/account/secondFactor/end',
    '/ws/operator/calendar/verify',
    '/ws/operator/calendar/unverify',
    '/ws/operator/cost/retire',
    '/ws/member/team',
    '/ws/member/remove',
    '/ws/member/leave',
    '/ws/employee/waive',
    '/ws/employee/bulk',
    '/ws/payroll/group/assign',
    '/ws/payroll/run/person',
    '/ws/payroll/run/tick',
    '/ws/chat/settings',
    '/ws/chat/contact/remove',
    '/ws/chat/block',
    '/ws/chat/group/add',
    '/ws/chat/group/remove',
    '/ws/chat/group/leave',
    '/ws/chat/group/role',
    '/ws/chat/group/mute',
    '/ws/chat/group/pin',
    '/ws/chat/group/removeMessage',
    '/ws/chat/group/dissolve',
    '/ws/advisory/close',
    '/ws/operator/advisory/take',
    '/ws/operator/advisory/close',
  ],
} as const

describe('what a write changes', () => {
  const named = Object.values(others).flat() as string[]

  it('is said of every call: it edits, it decides, or it is in one list of the others', () => {
    const unsaid = calls.filter(([key, spec]) => !spec.edits && !spec.decides && !named.includes(key.slice(5))).map(([key]) => key)
    const twice = calls.filter(([key, spec]) => (spec.edits || spec.decides) && named.includes(key.slice(5))).map(([key]) => key)
    const gone = named.filter((path) => !calls.some(([key]) => key === `POST ${path}`))
    const doubled = named.filter((path, at) => named.indexOf(path) !== at)
    expect({ unsaid, twice, gone, doubled }).toEqual({ unsaid: [], twice: [], gone: [], doubled: [] })
  })

  it.each(calls.filter(([, spec]) => spec.edits || spec.decides))('%s names the version that was read', (_, spec) => {
    expect(known).toHaveProperty(String(spec.edits ?? spec.decides))
    // Without a version the input is refused, unless the call also adds: then there is nothing that was read.
    const shape = 'shape' in spec.input ? (spec.input.shape as Record<string, unknown>) : {}
    expect('version' in shape || 'items' in shape).toBe(true)
  })

  it('names each kind of thing once', () => {
    const names = features.flatMap((feature: Feature) => Object.keys(feature.versions ?? {}))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const used = new Set(calls.map(([, spec]) => spec.edits ?? spec.decides))
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })
})
