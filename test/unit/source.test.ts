import { describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import { footerAgreements, footerLaws, headerItems, isGroup } from '../../src/app/web/frames/navigation.ts'
import { routes, shortcuts } from '../../src/app/web/routes.ts'
import { verificationDictionaries } from '../../src/features/base/verification/contract/dictionaries.ts'
import { eventTabs } from '../../src/features/market/event/contract/kinds.ts'
import { walletDictionaries } from '../../src/features/money/wallet/contract/dictionaries.ts'
import { employeeStates } from '../../src/features/people/employee/contract/employee.ts'
import { chatErrors, MESSAGE, PING, READY } from '../../src/features/talk/chat/contract/wire.ts'
import { demandRow, contractKinds as kindsOfContract } from '../../src/features/work/demand/contract/schema.ts'
import { errors } from '../../src/platform/contract/errors.ts'
import { clientTexts } from '../../src/platform/web/texts.ts'
import {
  ALBUM_MAX_IMAGES,
  AMOUNT_MAX,
  CHAT_HISTORY_MONTHS,
  CHUNK_TIMEOUT_MS,
  CLICK_THROTTLE_MS,
  FEEDBACK_MAX_SCREENSHOTS,
  LUNCH_MINUTES,
  PASSWORD_MIN_KINDS,
  PASSWORD_MIN_LENGTH,
  payCycles,
  REQUEST_TIMEOUT_MS,
  REVEAL,
  SERVICE_HOURS,
  SESSION_SECONDS,
  userTypes,
} from '../../src/rules/constants.ts'
import { POSTPONE_DAYS } from '../../src/rules/demand.ts'
import { uploadPurposes } from '../../src/rules/uploads.ts'

/** The words, numbers, paths and names that the specification gives exactly, written out once more. */

const MB = 1024 * 1024
const openedBy = (component: string) => routes.filter((row) => row.component === component).map(({ path, access }) => `${path} ${access}`)
const pathsOf = (access: string, below: string) =>
  routes
    .filter((row) => row.access === access && row.path.startsWith(below))
    .map(({ path }) => path.slice(below.length))
    .sort()

describe('routes (source §2)', () => {
  it.each([
    ['home', '/home'],
    ['quickfind', '/globalQuickfind'],
    ['ghAndts', '/globalHiringAndTalentServices'],
    ['market', '/marketDevelopment'],
    ['integrated', '/integratedService'],
    ['partner', '/globalPartner'],
    ['safety', '/safetyCompliance'],
    ['information', '/informationCenter'],
    ['international', '/international'],
    ['offlineSalon', '/offlineSalon'],
    ['onlineActivities', '/onlineActivities'],
    ['aboutUs', '/aboutUs'],
  ])('the name %s of the header opens %s to everybody', (name, path) => expect(openedBy(name)).toEqual([`${path} public`]))

  it.each([
    '/solution',
    '/informationDetails',
    '/activityH5/:type',
    '/activityDetail/:id/:type',
    '/activityDetail/:id/:channel/:type',
    '/contactUs',
    '/404',
    '/platformProtocol/:n',
    '/privacyAgreement/:n',
    '/serviceRegulations/:n',
    '/relevantLaws/:n',
  ])('%s is public', (path) => expect(pathsOf('public', '/')).toContain(path.slice(1)))

  it('the area of the login, the personal area and the hall have their pages', () => {
    expect(pathsOf('entry', '/loginHome')).toEqual(expect.arrayContaining(['', '/registry']))
    expect(pathsOf('card', '/loginHome')).toContain('/visitingCard')
    expect(pathsOf('company', '/personalHome/')).toEqual(['facilitator', 'hosting', 'pdemand', 'publish', 'rFacilitator', 'sFacilitator'])
    expect(pathsOf('individual', '/personalHome')).toEqual(
      expect.arrayContaining(['', '/closing', '/myPersonal', '/myPersonal/authentication', '/myPersonal/manage']),
    )
    expect(pathsOf('member', '/personalHome/')).toEqual(
      expect.arrayContaining(['demandDetails', 'joinIn', 'companyInfo/:id', 'IM', 'systemInfo', 'advisory']),
    )
    expect(pathsOf('member', '/demandHall/:userType/')).toEqual(['companyInfo/:id?', 'demandDetails', 'home', 'recommend'])
    expect(shortcuts).toContainEqual(['/', '/home'])
  })

  it('the header has two submenus, and the footer every agreement and the third law', () => {
    // Solutions follow the four services of the source.
    expect(headerItems.filter(isGroup).map(({ links }) => links.map(({ to }) => to))).toEqual([
      ['/globalQuickfind', '/globalHiringAndTalentServices', '/marketDevelopment', '/integratedService', '/solution'],
      ['/international', '/offlineSalon', '/onlineActivities'],
    ])
    expect([...footerAgreements, ...footerLaws].map(({ to }) => to)).toEqual([
      ...[1, 2, 3, 4].map((n) => `/platformProtocol/${n}`),
      ...[1, 2].map((n) => `/privacyAgreement/${n}`),
      ...[1, 2, 3].map((n) => `/serviceRegulations/${n}`),
      '/relevantLaws/3',
    ])
  })
})

describe('names of states (source §4)', () => {
  it('user types and kinds of chat frames have their numbers', () => {
    expect(userTypes).toMatchObject({ company: 1, individual: 2 })
    expect([PING, READY, MESSAGE]).toEqual([0, 1, 2])
  })
  it('an employee, an authentication, an order and an event are in the states of the source', () => {
    const english = (items: object) => Object.values(items).map(({ en }) => (en as string).toLowerCase())
    expect(english(employeeStates)).toEqual(['creating', 'created', 'onboarding', 'employed', 'left'])
    expect(english(verificationDictionaries.verificationStatus.items)).toEqual([
      'unverified',
      'pending review',
      'verified',
      'failed',
      'disabled',
    ])
    expect(english(walletDictionaries.orderState.items)).toEqual(expect.arrayContaining(['can withdraw', 'applied']))
    expect(eventTabs).toEqual(['all', 'ongoing', 'forecast', 'finished'])
  })
  it('a demand carries the flags under their names, and its contract is of three kinds', () => {
    expect(Object.keys(demandRow.shape)).toEqual(
      expect.arrayContaining(['seaServiceStatus', 'isImprest', 'seaServicePostponeStatus', 'applyStatus']),
    )
    expect(kindsOfContract).toEqual(['longTerm', 'payAsYouGo', 'kpi'])
  })
})

it('files have the kinds and sizes of source §5', () => {
  const rule = (purpose: keyof typeof uploadPurposes) => {
    const { kinds, maxBytes } = uploadPurposes[purpose]
    return [kinds.join(), maxBytes]
  }
  expect(rule('image')).toEqual(['png,jpg,jpeg', 3 * MB])
  expect(rule('logo')).toEqual(['png,jpg,jpeg,svg,ico', 3 * MB])
  expect(rule('voucher')).toEqual(['png,jpg,jpeg', 3 * MB - 1])
  expect(rule('taskAttachment')).toEqual(['zip,rar,7z,tar,gz', 50 * MB])
  expect(rule('document')).toEqual(['png,jpg,jpeg,pdf', 20 * MB])
  expect(rule('feedback')).toEqual(['png,jpg,jpeg,pdf', 10 * MB])
  expect(rule('avatar')).toEqual(['png,jpg,jpeg', MB])
  expect(rule('employeeImport')).toEqual(['xls,xlsx', 50 * MB])
})

it('the calls of source §7 have their paths and methods', () => {
  expect(Object.keys(allCalls)).toEqual(
    expect.arrayContaining([
      'GET /ws/portal/area/getareacode',
      'GET /ws/portal/area/loadTreeRoot',
      'POST /ws/passport/regOrLogin/phoneByPC',
      'POST /ws/passport/passwordLogin',
      'GET /ws/passport/logout',
      'POST /ws/passport/logout',
      'GET /ws/permission/getUserPermissionByToken',
      'POST /ws/permission/getUserPermissionByToken',
      'POST /sys/common/uploadFile',
      'POST /ws/employee/info/importExcel',
    ]),
  )
})

it('texts of source §4 and §8 are word for word', () => {
  const cn = clientTexts.pick('cn')
  const en = clientTexts.pick('en')
  expect(errors.unauthenticated.cn).toBe('您还未登录，请先登录！')
  expect([cn.copied, cn.copyFailed]).toEqual(['文本已成功复制到剪贴板', '无法复制文本到剪贴板，请手动复制'])
  expect([en.exitOk, en.exitFailed]).toEqual(['exit successful', 'exit failed'])
  expect([cn.network, en.network].every((text) => text.includes('net error'))).toBe(true)
  expect(Object.fromEntries(Object.entries(chatErrors).map(([code, text]) => [code, text.en]))).toEqual({
    7: 'flush token error',
    9: 'timeout',
    400: 'parameter error',
    401: 'token error',
    500: 'server error',
  })
})

it('numbers are those of source §5 and §9', () => {
  expect([REQUEST_TIMEOUT_MS, CHUNK_TIMEOUT_MS, CLICK_THROTTLE_MS]).toEqual([10_000, 120_000, 2_000])
  expect(SESSION_SECONDS).toBe(0.33 * 86_400)
  expect(REVEAL).toEqual({ seconds: 1, offsetPx: 80, threshold: 0.1 })
  expect([PASSWORD_MIN_LENGTH, PASSWORD_MIN_KINDS, AMOUNT_MAX]).toEqual([6, 2, 1_000_000])
  expect([ALBUM_MAX_IMAGES, FEEDBACK_MAX_SCREENSHOTS]).toEqual([4, 4])
  expect([POSTPONE_DAYS, LUNCH_MINUTES, CHAT_HISTORY_MONTHS]).toEqual([7, 60, 1])
  expect(SERVICE_HOURS).toEqual({ from: '09:00', to: '18:30', zone: 'Asia/Shanghai' })
  expect(Object.keys(payCycles)).toEqual(['weekly', 'biweekly', 'monthly'])
})
