import { z } from 'zod'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'

/** How often a read may wait for the database, the statement that finds its caller included: `test/api/deep/statements.test.ts`. */
export type ReadKey = Extract<keyof typeof allCalls, `GET ${string}`>
type Kind = 'detail' | 'list' | 'other'

/** In round trips; statements that are sent together are one. A read that needs more is below, with the reason. */
export const usual: Record<Kind, number> = { detail: 4, list: 3, other: 2 }

interface Shape {
  type?: string
  required?: string[]
  properties?: Record<string, Shape>
  items?: Shape
}
const shapeOf = (schema: z.ZodType): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** A detail is of the thing that its input names; a list answers records. */
export function kindOf(key: ReadKey): Kind {
  const { input, result }: CallSpec = allCalls[key]
  const named = shapeOf(input).required ?? []
  const answered = shapeOf(result)
  const hasRecords =
    answered.type === 'array' || Object.values(answered.properties ?? {}).some(({ items }) => items?.properties !== undefined)
  if (hasRecords && !named.some((name) => name === 'id' || name === 'slug' || name === 'number')) return 'list'
  return named.length > 0 ? 'detail' : 'other'
}

interface Allowed {
  roundTrips?: number
  /** How often one and the same text is sent, for several things or by several parts; once without an entry. */
  repeated?: number
}

const reasons: { why: string; calls: Partial<Record<ReadKey, Allowed>> }[] = [
  {
    why: 'One statement finds what is asked for, the next reads it, the next reads what it names: people, companies, files, balances.',
    calls: {
      'GET /ws/absence/choices': { roundTrips: 4 },
      'GET /ws/advisory/hours': { roundTrips: 3, repeated: 2 },
      'GET /ws/article/list': { roundTrips: 4 },
      'GET /ws/article/rss': { roundTrips: 3 },
      'GET /ws/company/authentication': { roundTrips: 4 },
      'GET /ws/company/card': { roundTrips: 3 },
      'GET /ws/demand/part/preview': { roundTrips: 6 },
      'GET /ws/demand/overview': { roundTrips: 4, repeated: 2 },
      'GET /ws/employee/choices': { roundTrips: 4 },
      'GET /ws/employee/counts': { roundTrips: 3 },
      'GET /ws/employee/detail': { roundTrips: 5, repeated: 2 },
      'GET /ws/employee/due': { roundTrips: 4 },
      'GET /ws/employee/ids': { roundTrips: 3 },
      'GET /ws/employee/list': { roundTrips: 4 },
      'GET /ws/employee/payees': { roundTrips: 4 },
      'GET /ws/hall/list': { roundTrips: 4 },
      'GET /ws/intake/list': { roundTrips: 4 },
      'GET /ws/invitation/mine': { roundTrips: 4 },
      'GET /ws/lead/me': { roundTrips: 3 },
      'GET /ws/operator/calendar/year': { repeated: 2 },
      'GET /ws/operator/demands': { roundTrips: 4 },
      'GET /ws/operator/settings': { roundTrips: 4, repeated: 2 },
      'GET /ws/operator/talent': { roundTrips: 4 },
      'GET /ws/payroll/group': { roundTrips: 5, repeated: 3 },
      'GET /ws/payroll/group/people': { roundTrips: 4 },
      'GET /ws/payroll/group/preview': { repeated: 2 },
      'GET /ws/payroll/groups': { repeated: 3 },
      'GET /ws/payroll/items': { roundTrips: 4 },
      'GET /ws/payroll/run/people': { roundTrips: 5 },
      'GET /ws/payroll/slip': { roundTrips: 5 },
      'GET /ws/payroll/slip/pdf': { roundTrips: 5 },
      'GET /ws/payroll/slips': { roundTrips: 4 },
      'GET /ws/profile/authentication': { roundTrips: 4 },
      'GET /ws/provider/search': { roundTrips: 4 },
      'GET /ws/profile/card': { roundTrips: 3 },
      'GET /ws/wallet/settlements': { roundTrips: 4 },
      'GET /ws/wallet/summary': { roundTrips: 4, repeated: 3 },
    },
  },
  {
    why: 'Parts of one page that are read in turn. Some do not need each other and can still be read together.',
    calls: {
      'GET /ws/absence/requests': { roundTrips: 5 },
      'GET /ws/account/me': { roundTrips: 4 },
      'GET /ws/article/detail': { roundTrips: 7, repeated: 2 },
      'GET /ws/chat/conversations': { roundTrips: 6 },
      'GET /ws/chat/mayWrite': { roundTrips: 6 },
      'GET /ws/demand/detail': { repeated: 2 },
      'GET /ws/demand/providers': { roundTrips: 6 },
      'GET /ws/demand/bids/tracks': { roundTrips: 6 },
      'GET /ws/demand/part/history': { roundTrips: 7 },
      'GET /ws/demand/pick/preview': { roundTrips: 6 },
      'GET /ws/demand/release/preview': { roundTrips: 6 },
      'GET /ws/feedback/detail': { roundTrips: 6 },
      'GET /ws/intake/detail': { roundTrips: 7 },
      'GET /ws/intake/rows': { roundTrips: 6 },
      'GET /ws/invitation/list': { roundTrips: 5 },
      'GET /ws/member/list': { roundTrips: 5 },
      'GET /ws/operator/advisories': { roundTrips: 6, repeated: 2 },
      'GET /ws/operator/beanOrders': { roundTrips: 5, repeated: 2 },
      'GET /ws/operator/channels': { roundTrips: 6 },
      'GET /ws/operator/company': { roundTrips: 7, repeated: 2 },
      'GET /ws/operator/cost/region': { roundTrips: 5 },
      'GET /ws/operator/feedback': { roundTrips: 7, repeated: 2 },
      'GET /ws/operator/feedbacks': { roundTrips: 5 },
      'GET /ws/operator/provider/claims': { repeated: 2 },
      'GET /ws/operator/split': { repeated: 2 },
      'GET /ws/operator/topUps': { roundTrips: 5 },
      'GET /ws/operator/withdrawals': { roundTrips: 6, repeated: 2 },
      'GET /ws/payroll/run/checks': { roundTrips: 6 },
      'GET /ws/payroll/run/payments': { roundTrips: 6 },
      'GET /ws/payroll/run/versus': { roundTrips: 6 },
      'GET /ws/profile/info': { roundTrips: 4 },
      'GET /ws/wallet/withdrawal/preview': { roundTrips: 7 },
      'GET /ws/profile/public': { roundTrips: 6 },
    },
  },
  {
    why: 'Everything that is kept of one thing or person, gathered in turn from the features that keep it.',
    calls: {
      'GET /ws/account/export': { roundTrips: 13, repeated: 3 },
      'GET /ws/chat/card': { roundTrips: 8 },
      'GET /ws/chat/contacts': { roundTrips: 9, repeated: 2 },
      'GET /ws/chat/list': { roundTrips: 7, repeated: 2 },
      'GET /ws/chat/ofCompany': { roundTrips: 9, repeated: 2 },
      'GET /ws/chat/ofDemand': { roundTrips: 12, repeated: 2 },
      'GET /ws/hall/recommend': { roundTrips: 7, repeated: 2 },
      'GET /ws/member/departure': { roundTrips: 12, repeated: 2 },
      'GET /ws/operator/advisory': { roundTrips: 8, repeated: 2 },
      'GET /ws/operator/payroll/batch': { roundTrips: 10 },
      'GET /ws/operator/person': { roundTrips: 10, repeated: 3 },
      'GET /ws/payroll/home': { roundTrips: 7, repeated: 3 },
      'GET /ws/payroll/run': { roundTrips: 11, repeated: 2 },
      'GET /ws/wallet/order': { roundTrips: 10, repeated: 2 },
      'GET /ws/wallet/statement': { roundTrips: 6 },
    },
  },
  {
    why: 'Leave and pay are worked out as they will be booked, by the same code: employment, patterns, calendars, entries in turn.',
    calls: {
      'GET /ws/absence/balance': { roundTrips: 9, repeated: 2 },
      'GET /ws/absence/balances': { roundTrips: 7 },
      'GET /ws/absence/calendar': { roundTrips: 13, repeated: 3 },
      'GET /ws/absence/overview': { roundTrips: 9, repeated: 2 },
      'GET /ws/absence/preview': { roundTrips: 13, repeated: 2 },
      'GET /ws/absence/request': { roundTrips: 24, repeated: 3 },
      'GET /ws/absence/yearEnd': { roundTrips: 7 },
      'GET /ws/payroll/finalPay': { roundTrips: 52, repeated: 7 },
      'GET /ws/payroll/waiting': { roundTrips: 12, repeated: 4 },
      'GET /ws/salary/change': { roundTrips: 15, repeated: 3 },
      'GET /ws/salary/changes': { roundTrips: 8 },
      'GET /ws/salary/preview': { roundTrips: 14, repeated: 4 },
    },
  },
]

export const exceptions: Partial<Record<ReadKey, Allowed>> = Object.assign({}, ...reasons.map(({ calls }) => calls))

/** Its rows are people whose pay is each worked out in a period of their own: the only list that asks more for more rows. */
export const growing: readonly ReadKey[] = ['GET /ws/payroll/finalPay']

/** Opened by a secret that only a mail carries and that is stored as a digest, or about something that the demo world does not have. */
export const unopened: readonly ReadKey[] = [
  'GET /ws/file/:id',
  'GET /ws/invitation/view',
  'GET /ws/demand/invitation',
  'GET /ws/provider/invited',
  'GET /ws/employee/due/feed',
  'GET /ws/absence/feed',
  'GET /ws/intake/annotated',
  'GET /ws/lead/status',
  'GET /ws/provider/application',
  'GET /ws/event/ticket',
  'GET /ws/event/ical',
  'GET /ws/partner/application',
  'GET /ws/moderation/detail',
  'GET /ws/moderation/byToken',
  'GET /ws/operator/report',
]
