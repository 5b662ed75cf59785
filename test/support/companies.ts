import { isCreditCode } from '../../src/features/base/verification/contract/numbers.ts'
import { upload } from './files.ts'
import { type Seated, seat } from './people.ts'
import type { TestServer } from './server.ts'

let codes = 0

/** A valid credit code that no other test of the file uses. */
export function creditCode(): string {
  const body = `91330106MA${String(++codes).padStart(7, '0')}`
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((check) => body + check).find(isCreditCode)!
}

/** The form of a business card. */
export const card = (over: Record<string, unknown> = {}) => ({
  shortName: '澜工机器人',
  fullName: '杭州澜工机器人有限公司',
  industry: 'robotics',
  scale: 'to99',
  area: 'CN-330106',
  contactName: '沈澜',
  position: '总经理',
  ...over,
})

/** A new company with its owner. */
export async function founder(server: TestServer, over: Record<string, unknown> = {}): Promise<Seated & { companyId: string }> {
  const who = await seat(server, { userType: 1, complete: false })
  const { companyId } = await server.ok('POST /ws/company/card', card(over), { token: who.token })
  return { ...who, companyId }
}

/** The form of a verification, with its documents uploaded. */
export async function claim(server: TestServer, who: Seated, over: Record<string, unknown> = {}) {
  const [licence, front, back] = await Promise.all([
    upload(server, who.token, 'document', 'pdf', '营业执照.pdf'),
    upload(server, who.token, 'identityDocument', 'png', 'front.png'),
    upload(server, who.token, 'identityDocument', 'jpg', 'back.jpg'),
  ])
  return {
    fullName: '杭州澜工机器人有限公司',
    creditCode: creditCode(),
    legalPerson: '沈澜',
    licence: licence.url,
    legalIdKind: 'idCard',
    legalIdNumber: '11010519491231002X',
    legalIdFront: front.url,
    legalIdBack: back.id,
    ...over,
  }
}
