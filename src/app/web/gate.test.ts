import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberReturnPath, takeReturnPath } from '../../platform/web/return-path.ts'
import type { UserInfo } from '../../platform/web/session.ts'
import { landing } from './gate.ts'

const now: { userInfo: UserInfo | null } = { userInfo: null }
vi.mock('../../platform/web/session.ts', async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({ token: now.userInfo && 'token', userInfo: now.userInfo }),
}))
vi.mock('../../platform/web/permissions.ts', async (original) => ({
  ...(await original<object>()),
  loadPermissions: () => Promise.resolve({ menu: [], auth: [] }),
}))

const company: UserInfo = { userType: 1, whetherIntact: 'Y' }
const place = '/globalQuickfind?region=VN&id=P-00001'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the target of a sign-in', () => {
  it('is the public page that requested it, with its whole address, once', async () => {
    now.userInfo = company
    rememberReturnPath(place)
    expect(await landing()).toBe(place)
    expect(await landing()).toBe('/companyHome/clock')
  })

  it('is the business card first, and the page afterwards', async () => {
    rememberReturnPath(place)
    now.userInfo = { ...company, whetherIntact: 'N' }
    // The page from which the guard redirects to the card.
    expect(await landing()).toBe('/companyHome/clock')
    now.userInfo = company
    expect(await landing()).toBe(place)
  })

  it('is an invitation without the card, which it replaces', async () => {
    rememberReturnPath('/invitation?token=x')
    now.userInfo = { ...company, whetherIntact: 'N' }
    expect(await landing()).toBe('/invitation?token=x')
    expect(takeReturnPath()).toBeNull()
  })

  it('is home if the wanted page is closed to this user', async () => {
    now.userInfo = { userType: 2, whetherIntact: 'Y' }
    rememberReturnPath('/companyHome/wallet')
    expect(await landing()).toBe('/personalHome')
    expect(takeReturnPath()).toBeNull()
  })
})
