import { codeFor } from './personas.ts'
import type { TestServer } from './server.ts'

let phones = 0
/** A number that no other test of the file uses. */
export const newPhone = () => `136${String(++phones).padStart(8, '0')}`
export const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

/** Requests a code and reads it from the outbox. */
export async function asked(h: TestServer, purpose: 'register' | 'login' | 'reset' | 'changePhone', phone: string): Promise<string> {
  await h.ok('POST /ws/account/code', { purpose, areaCode: '86', phone })
  return codeFor(h, phone)
}

export const registration = (phone: string, code: string, more: Record<string, unknown> = {}) => ({
  userType: 1,
  areaCode: '86',
  phone,
  code,
  password: 'slate_heron_42',
  confirmPassword: 'slate_heron_42',
  companyName: '澜海科技',
  agreed: true,
  ...more,
})
