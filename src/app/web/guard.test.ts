import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../platform/web/permissions.ts'
import type { UserInfo } from '../../platform/web/session.ts'
import { guard, needsMenu, type Visit } from './guard.ts'

const company: UserInfo = { userType: 1, whetherIntact: 'Y' }
const individual: UserInfo = { userType: 2, whetherIntact: 'Y' }
const operator: UserInfo = { userType: 9, whetherIntact: 'Y' }
const entry = (path: string, component: string, children: MenuItem[] = []): MenuItem => ({
  path,
  name: path,
  component,
  meta: { title: path },
  children,
})
const menu = [entry('/companyHome', 'null', [entry('/companyHome/wallet', 'WalletPage'), entry('/companyHome/team/:id', 'TeamPage')])]

const visit = (path: string, userInfo: UserInfo | null = null, more: Partial<Visit> = {}) =>
  guard({ path, token: userInfo ? 'token' : null, userInfo, menu: userInfo ? menu : null, ...more })
const allowed = { allow: true }
const leads = (redirect: string) => ({ allow: false, redirect })
const signInFirst = (redirect: string) => ({ allow: false, redirect, warning: 'signIn' })

describe('the route guard (source §4, product §1 and §5)', () => {
  it('redirects / to /home', () => expect(visit('/')).toEqual(leads('/home')))

  it.each(['/home', '/contactUs', '/404', '/platformProtocol/1', '/relevantLaws/3'])('lets anyone open %s', (path) => {
    for (const who of [null, company, individual, operator, { ...company, whetherIntact: 'N' as const }])
      expect(visit(path, who)).toEqual(allowed)
  })

  it.each(['/nowhere', '/home/below', '/loginHome/other', '/platformProtocol'])('redirects the unknown path %s to /404', (path) => {
    for (const who of [null, company, operator]) expect(visit(path, who)).toEqual(leads('/404'))
  })

  it.each([
    '/companyHome/clock',
    '/companyHome/wallet',
    '/personalHome',
    '/personalHome/publish',
    '/demandHall/1/home',
    '/personalHome/unknown',
  ])('sends a visitor without a token from %s to /loginHome with the warning', (path) =>
    expect(visit(path)).toEqual(signInFirst('/loginHome')),
  )

  it('sends a visitor of the operator console to its own login', () => {
    expect(visit('/operatorHome')).toEqual(signInFirst('/operatorHome/login'))
    expect(visit('/operatorHome/queues')).toEqual(signInFirst('/operatorHome/login'))
    expect(visit('/operatorHome/login')).toEqual(allowed)
    expect(visit('/operatorHome/login', operator)).toEqual(leads('/operatorHome'))
  })

  it('does not treat user info without a token as a session', () => {
    expect(visit('/companyHome/clock', null, { userInfo: company })).toEqual(signInFirst('/loginHome'))
  })

  it.each([
    [company, 'company'],
    [individual, 'personal'],
  ])('sends an incomplete user %o to visitingCard?userType=%s', (who, kind) => {
    const incomplete = { ...who, whetherIntact: 'N' as const }
    for (const path of ['/companyHome/clock', '/personalHome', '/personalHome/IM', '/loginHome', '/loginHome/registry'])
      expect(visit(path, incomplete)).toEqual(leads(`/loginHome/visitingCard?userType=${kind}`))
  })

  it('sends a company account that left its company, or was invited, to the page that says so; the card stays open to it', () => {
    const without = { ...company, whetherIntact: 'N' as const, withoutCompany: true }
    for (const path of ['/companyHome/clock', '/loginHome']) expect(visit(path, without)).toEqual(leads('/loginHome/withoutCompany'))
    for (const path of ['/loginHome/withoutCompany', '/loginHome/visitingCard', '/invitation'])
      expect(visit(path, without)).toEqual(allowed)
    expect(visit('/loginHome/withoutCompany', company)).toEqual(leads('/404'))
  })

  it.each(['/loginHome', '/loginHome/registry', '/loginHome/forgotten'])("redirects a complete user from %s to the user's home", (path) => {
    expect(visit(path)).toEqual(allowed)
    expect(visit(path, company)).toEqual(leads('/companyHome/clock'))
    expect(visit(path, individual)).toEqual(leads('/personalHome'))
    expect(visit(path, operator)).toEqual(leads('/operatorHome'))
  })

  it('opens visitingCard only with a token and whetherIntact N, else /404', () => {
    const path = '/loginHome/visitingCard'
    expect(visit(path, { ...company, whetherIntact: 'N' })).toEqual(allowed)
    expect(visit(path, { ...individual, whetherIntact: 'N' })).toEqual(allowed)
    for (const who of [null, company, individual, operator]) expect(visit(path, who)).toEqual(leads('/404'))
  })

  it.each(['publish', 'pdemand', 'hosting', 'facilitator', 'rFacilitator', 'sFacilitator'])(
    'keeps /personalHome/%s for companies',
    (page) => {
      expect(visit(`/personalHome/${page}`, company)).toEqual(allowed)
      expect(visit(`/personalHome/${page}`, individual)).toEqual(leads('/404'))
      expect(visit(`/personalHome/${page}`, operator)).toEqual(leads('/404'))
    },
  )

  it.each(['', '/closing', '/myPersonal', '/myPersonal/authentication', '/myPersonal/manage'])(
    'keeps /personalHome%s for individuals',
    (page) => {
      expect(visit(`/personalHome${page}`, individual)).toEqual(allowed)
      expect(visit(`/personalHome${page}`, company)).toEqual(leads('/404'))
    },
  )

  it.each(['demandDetails', 'joinIn', 'companyInfo/7', 'IM', 'systemInfo', 'advisory'])('opens /personalHome/%s to both types', (page) => {
    expect(visit(`/personalHome/${page}`, company)).toEqual(allowed)
    expect(visit(`/personalHome/${page}`, individual)).toEqual(allowed)
    expect(visit(`/personalHome/${page}`, operator)).toEqual(leads('/404'))
  })

  it('opens the workbench entry only for its own user type', () => {
    expect(visit('/companyHome/clock', company)).toEqual(allowed)
    expect(visit('/companyHome/clock', individual)).toEqual(leads('/404'))
    expect(visit('/operatorHome', operator)).toEqual(allowed)
    expect(visit('/operatorHome', company)).toEqual(leads('/404'))
  })

  it("opens the demand hall only under the user's own type", () => {
    expect(visit('/demandHall/1', company)).toEqual(leads('/demandHall/1/home'))
    for (const page of ['home', 'recommend', 'demandDetails', 'companyInfo/7']) {
      expect(visit(`/demandHall/1/${page}`, company)).toEqual(allowed)
      expect(visit(`/demandHall/2/${page}`, individual)).toEqual(allowed)
      expect(visit(`/demandHall/2/${page}`, company)).toEqual(leads('/404'))
      expect(visit(`/demandHall/9/${page}`, operator)).toEqual(leads('/404'))
    }
  })

  it("opens other workbench screens only through the server's menu", () => {
    expect(visit('/companyHome/wallet', company)).toEqual(allowed)
    expect(visit('/companyHome/team/5', company)).toEqual(allowed)
    expect(visit('/companyHome/payroll', company)).toEqual(leads('/404'))
    expect(visit('/companyHome/wallet', company, { menu: null })).toEqual(leads('/404'))
  })

  it('leads from a heading of the menu, whose component is the string "null", to its first page that is shown', () => {
    const people = entry('/companyHome/people', 'null', [
      entry('/companyHome/people/:id', 'EmployeePage'),
      { ...entry('/companyHome/hidden', 'HiddenPage'), meta: { title: 'hidden', hidden: true } },
      entry('/companyHome/groups', 'null', [entry('/companyHome/teams', 'TeamsPage')]),
    ])
    const withHeadings = { menu: [...menu, people, entry('/companyHome/empty', 'null')] }
    expect(visit('/companyHome/people', company, withHeadings)).toEqual(leads('/companyHome/teams'))
    expect(visit('/companyHome/groups', company, withHeadings)).toEqual(leads('/companyHome/teams'))
    expect(visit('/companyHome/empty', company, withHeadings)).toEqual(leads('/404'))
    expect(visit('/companyHome/people', null)).toEqual(signInFirst('/loginHome'))
  })

  it("leads from the root of a user's own area to its entry, and from a company of the hall without id to the hall", () => {
    expect(visit('/companyHome', company)).toEqual(leads('/companyHome/clock'))
    expect(visit('/companyHome', company, { menu: null })).toEqual(leads('/companyHome/clock'))
    expect(visit('/companyHome', { ...individual })).not.toEqual(leads('/companyHome/clock'))
    expect(visit('/demandHall', company)).toEqual(leads('/demandHall/1/home'))
    expect(visit('/demandHall', individual)).toEqual(leads('/demandHall/2/home'))
    expect(visit('/demandHall', operator)).toEqual(leads('/404'))
    expect(visit('/demandHall/1/companyInfo', company)).toEqual(leads('/demandHall/1/home'))
  })

  it('requests the menu before signed-in pages and not before public ones', () => {
    expect(['/companyHome/wallet', '/personalHome', '/demandHall/1/home', '/operatorHome'].every(needsMenu)).toBe(true)
    expect(['/home', '/loginHome', '/404', '/operatorHome/login', '/companyHomes'].some(needsMenu)).toBe(false)
  })
})
