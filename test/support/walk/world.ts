import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../../seed/world.ts'
import { totpOf } from '../../../src/features/base/account/server/totp.ts'
import type { Session } from '../browser.ts'
import { demoDatabase } from '../demo.ts'
import {
  companyVisits,
  individualVisits,
  newCompanyVisits,
  newcomerVisits,
  unverifiedCompanyVisits,
  unverifiedIndividualVisits,
} from '../pages/members.ts'
import { operatorVisits } from '../pages/operators.ts'
import { openedPayslipVisits } from '../pages/payroll.ts'
import type { Visit } from '../pages/visit.ts'
import { visitorVisits } from '../pages/visitors.ts'
import { seat } from '../people.ts'
import { startServer, type TestServer } from '../server.ts'

/** A server of the demo world. */
export async function demoServer(): Promise<TestServer> {
  const database = await demoDatabase()
  const h = await startServer({ databaseUrl: database.url })
  // The server reads the workbook that was uploaded last.
  await h.jobs.runDue()
  const close = async () => {
    await h.close()
    await database.drop()
  }
  return { ...h, close }
}

/** One kind of user, and the screens that they visit. */
export interface Walker {
  readonly session?: Session
  readonly visits: readonly Visit[]
}

export const roles = [
  'visitor',
  'new company',
  'new individual',
  'unverified company',
  'unverified individual',
  'company',
  'individual',
  'operator',
] as const
export type Role = (typeof roles)[number]

/** All of them, signed in to the demo world. */
export async function walkers(h: TestServer): Promise<Record<Role, Walker>> {
  const signIn = async (phone: string) => {
    const { token, userInfo } = await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })
    return { token, userInfo }
  }
  const newcomer = async (userType: 1 | 2) => {
    const { token } = await seat(h, { userType, complete: false, name: 'Newcomer' })
    return { token, userInfo: await h.ok('GET /ws/account/me', {}, { token }) }
  }
  const company = await signIn('13800000001')
  const individual = await signIn('13900000001')
  const totp = totpOf(DEMO_TOTP_SECRET).generate({ timestamp: h.clock.now().epochMilliseconds })
  const { token, userInfo } = await h.ok('POST /ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp })
  return {
    visitor: { visits: [...(await visitorVisits(h)), ...(await openedPayslipVisits(h, token))] },
    'new company': { session: await newcomer(1), visits: newCompanyVisits() },
    'new individual': { session: await newcomer(2), visits: newcomerVisits() },
    'unverified company': { session: await signIn('13800000021'), visits: unverifiedCompanyVisits() },
    'unverified individual': { session: await signIn('13900000003'), visits: unverifiedIndividualVisits() },
    company: { session: company, visits: await companyVisits(h, company.token) },
    individual: { session: individual, visits: await individualVisits(h, individual.token) },
    operator: { session: { token, userInfo }, visits: await operatorVisits(h, token) },
  }
}
