import { hashPassword } from '../src/features/base/account/server/passwords.ts'
import { account } from '../src/features/base/account/server/tables.ts'
import { waitingFor } from '../src/features/base/approval/server/reads.ts'
import { grantApproval } from '../src/features/base/approval/server/writes.ts'
import type { SettingName } from '../src/features/base/setting/contract/settings.ts'
import { changeSetting } from '../src/features/base/setting/server/writes.ts'
import { sql } from '../src/platform/server/data/drizzle.ts'
import { Jobs } from '../src/platform/server/jobs/jobs.ts'
import { Live } from '../src/platform/server/live/live.ts'
import type { Services } from '../src/platform/server/services.ts'
import { planCompanies } from './cast/companies.ts'
import { castOperators, DEMO_TOTP_SECRET, planPeople } from './cast/people.ts'
import { demandSpecs } from './data/demands.ts'
import { planListings } from './data/listings.ts'
import { Scene } from './engine/scene.ts'
import { SeedClock } from './engine/time.ts'
import { planAbsence } from './plans/absence.ts'
import { planArticles } from './plans/articles.ts'
import { planCalendar } from './plans/calendar.ts'
import { askNow, planDesk } from './plans/desk.ts'
import { planDirectory } from './plans/directory.ts'
import { planEmployees } from './plans/employees.ts'
import { planEvents } from './plans/events.ts'
import { uploadWorkbook } from './plans/import.ts'
import { seedInfluencers } from './plans/influencers.ts'
import { seedLicences } from './plans/licences.ts'
import { planMarket } from './plans/market.ts'
import { planFunding, planMoney } from './plans/money.ts'
import { readOldNotices } from './plans/notices.ts'
import { planPayroll, preparedAt } from './plans/payroll.ts'
import { planRates } from './plans/rates.ts'
import { planRelations } from './plans/relations.ts'
import { planSalary } from './plans/salary.ts'
import { planSaved } from './plans/saved.ts'
import { talkNow } from './plans/talks.ts'
import { planTeams } from './plans/teams.ts'
import { planTemplates } from './plans/templates.ts'

export const DEMO_PASSWORD = 'Hengdu#2026'
export { DEMO_TOTP_SECRET }
/** The master key of the worlds that are kept with releases. Everything in them is invented. */
export const WORLD_KEY = Buffer.alloc(32, 'hengdu demo world').toString('base64')

/** Working days before today on which the market of the demo world begins: about 60 days. */
const BEGINNING = 45
/** The company with employees was there before: its payroll has locked months. */
const FIRST_COMPANY = 160
/** An arbitrary lock id, the same for every server that seeds: of two at once, the second finds the world loaded. */
const LOCK = 20_261_121

/**
 * Loads the demo world into an empty database by the features' own writes, under a clock that runs from eight months ago to now. One
 * transaction: an interrupted start leaves nothing. A database that has accounts stays unchanged. `marketOnly` leaves out employees and the
 * portal, which are two thirds of the work.
 */
export async function seedWorld(services: Services, { marketOnly = false } = {}): Promise<void> {
  const now = services.clock.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await services.db.transaction(async (tx) => {
    // The first of two takes longer than any request may.
    await tx.execute(sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if ((await tx.$count(account)) > 0) return
    const clock = new SeedClock(now)
    const stage: Services = {
      ...services,
      // A transaction inside this one is a savepoint: the writes need not know that they are part of a larger one.
      db: tx,
      clock,
      live: new Live(),
      // The outbox contains two months of mail: none is sent, and the log does not print it.
      config: { ...services.config, SMTP_URL: undefined },
      log: { debug() {}, info() {}, warn: services.log.warn.bind(services.log), error: services.log.error.bind(services.log) },
    }
    const scene = new Scene(stage, clock, now, passwordHash)
    const timers = new Jobs(stage)
    for (const feature of services.features) feature.jobs?.(timers)
    clock.set(scene.days.at(FIRST_COMPANY))
    await castOperators(scene)
    planSettings(scene)
    planCompanies(scene)
    planPeople(scene)
    planFunding(scene, demandSpecs)
    planMoney(scene)
    planMarket(scene)
    planTemplates(scene)
    if (!marketOnly) {
      planWorkforce(scene, timers)
      planPortal(scene)
    }
    await scene.play(() => timers.runDue())
    if (!marketOnly) await talkNow(scene, now)
    clock.set(now)
    await timers.runDue()
    if (!marketOnly) {
      await askNow(scene)
      await uploadWorkbook(scene)
    }
    await readOldNotices(scene)
    await tx.update(account).set({ demo: true })
  })
}

/** Product §5: the embedded database at its first run, an external one only when requested, never if the settings say production. */
export async function seedIfWanted(services: Services, embedded: boolean): Promise<void> {
  const { HENGDU_ENV, SEED } = services.config
  if (HENGDU_ENV === 'production' || SEED === 'never' || (!embedded && SEED !== 'always')) return
  if ((await services.db.$count(account)) === 0) await seedWorld(services)
}

/** The demo world's part of the start message. */
export const demoAccounts: readonly string[] = [
  `Demo accounts, all with the password ${DEMO_PASSWORD}`,
  '  +86 13800000001 / 02 / 03   owner / finance / viewer of 澜工机器人 Langong Robotics',
  '  +86 13800000004 / 05        HR / demand manager of 澜工机器人 Langong Robotics',
  '  +86 13800000011             owner of 青禾医疗 Qinghe Medical',
  '  +86 13800000021             owner of 屿光照明 Yuguang Lighting, not verified yet',
  '  +86 13900000001 / 02        verified individuals with résumés',
  '  +86 13900000003             individual, not verified yet',
  `  operator, operator2         platform staff, second factor (TOTP) ${DEMO_TOTP_SECRET}`,
]

/** Marked as samples, or numbers that nobody has, so that no one calls them or pays into them. */
const sampleSettings: Partial<Record<SettingName, string | number>> = {
  servicePhone: '400-000-0000',
  cnyPerUsd: 7,
  legalNameCn: '示例运营主体（杭州）科技有限公司',
  legalNameEn: 'Sample Operating Entity Ltd.',
  registrationNumber: 'SAMPLE-000000000000000',
  registeredAddressCn: '示例地址：浙江省杭州市滨江区示例路 1 号',
  registeredAddressEn: 'Sample address: 1 Sample Road, Singapore 000000',
  addressCn: '示例地址：浙江省杭州市滨江区示例路 1 号',
  addressEn: 'Sample address: 1 Sample Road, Singapore 000000',
  filingNumber: 'SAMPLE-ICP-00000000',
  wechatId: 'hengdu-sample',
  linkedinId: 'hengdu-sample',
  payFromEUR: 'DE89370400440532013000 COBADEFFXXX',
  bankAccountEUR:
    'Sample, do not pay into it\nName: Hengdu Sample Escrow\nBank: Sample Bank Frankfurt\nIBAN: DE00 0000 0000 0000 0000 00\nBIC: SAMPDEFF',
  bankAccountCn: '示例账户，请勿转账\n户名：衡渡示例托管户\n银行：示例银行\n账号：0000 0000 0000 0000\nSWIFT：SAMPCNBH',
  bankAccountEn:
    'Sample account, do not pay into it\nAccount name: Hengdu Sample Escrow\nBank: Sample Bank\nAccount: 0000 0000 0000 0000\nSWIFT: SAMPCNBH',
}

function planWorkforce(scene: Scene, timers: Jobs): void {
  planAbsence(scene)
  planTeams(scene)
  const ids = planEmployees(scene)
  planSalary(scene, ids, preparedAt(scene) + 0.15)
  planPayroll(scene, ids, () => timers.runDue())
}

function planPortal(scene: Scene): void {
  planDirectory(scene)
  planSaved(scene)
  planRelations(scene)
  planDesk(scene)
  planListings(scene)
  planArticles(scene)
  planEvents(scene)
  planRates(scene, BEGINNING - 16)
  planCalendar(scene, FIRST_COMPANY - 1)
  scene.plan(20, () => scene.do(scene.operators[0]!, seedLicences))
  scene.plan(19, () => scene.do(scene.operators[0]!, seedInfluencers))
}

function planSettings(scene: Scene): void {
  Object.entries(sampleSettings).forEach(([name, value], nth) => {
    scene.plan(BEGINNING - 0.2 - nth / 100, async () => {
      const [one, two] = scene.operators
      await scene.do(one!, (act) => changeSetting(act, name as SettingName, value))
      // What leads money elsewhere waits for the second of them.
      await scene.do(two!, async (act) => {
        const waits = await waitingFor(act, 'setting', name)
        if (waits) await grantApproval(act, waits.id)
      })
    })
  })
}
