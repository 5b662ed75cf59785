import { createHash } from 'node:crypto'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildServer } from '../src/app/server/server.ts'
import { account, companyMember, session } from '../src/features/base/account/server/tables.ts'
import { company } from '../src/features/base/company/server/tables.ts'
import { takeInHistory } from '../src/features/people/absence/server/history.ts'
import { ensureTypes } from '../src/features/people/absence/server/types.ts'
import { employeesIn } from '../src/features/people/employee/server/reads.ts'
import { employee, workPattern } from '../src/features/people/employee/server/tables.ts'
import { team } from '../src/features/people/team/server/tables.ts'
import { addDays, weekdayOf } from '../src/platform/contract/day.ts'
import { systemClock } from '../src/platform/server/clock.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import type { Act } from '../src/platform/server/services.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { storedCompany } from '../src/platform/server/wire/actor.ts'
import { chromiumPath } from '../test/support/chromium.ts'
import { type Figure, median } from './figures.ts'
import { sized } from './size.ts'

const PEOPLE = sized(500, 50)
const TEAMS = 25
const DAYS = 92
const COUNTRIES = ['CN', 'SG', 'DE', 'VN', 'MX', 'PL', 'TH', 'US', 'JP']
const TOKEN = 'bench-absence-token'
const ROUNDS = sized(5, 1)
const FRAMES = 150
const at = (values: number[], part: number): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0

interface Seen {
  firstPaintMs: number
  frameP95Ms: number
  longestFrameMs: number
}
/**
 * The calendar of 500 people for a quarter: the answer, the first paint, and scrolling through everybody. Beside a plain table of the same
 * rows and days, every cell an element.
 */
export async function measureAbsence(databaseUrl: string): Promise<Figure[]> {
  const database = openDatabase(databaseUrl)
  const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'never', PORT: '0' })
  const server = await buildServer({ config, database, clock: systemClock, checkResults: false, perMinute: 1_000_000 })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    await performAsSystem(server.services, 'bench', fill)
    const answer = await measureAnswer(url)
    const rounds = { grid: [] as Seen[], table: [] as Seen[] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.grid.push(await seeGrid(browser, url))
      rounds.table.push(await seeTable(browser))
    }
    const of = (seen: Seen[]): Seen => ({
      firstPaintMs: median(seen.map((one) => one.firstPaintMs)),
      frameP95Ms: median(seen.map((one) => one.frameP95Ms)),
      longestFrameMs: median(seen.map((one) => one.longestFrameMs)),
    })
    const [grid, table] = [of(rounds.grid), of(rounds.table)]
    const drawn = (what: string, name: keyof Seen): Figure => ({
      what: `leave calendar of ${PEOPLE} people × ${DAYS} days: ${what}`,
      unit: 'ms',
      ours: grid[name],
      floor: table[name],
      better: 'less',
    })
    return [
      { ...drawn('answer', 'firstPaintMs'), ours: answer.answerMs, floor: null },
      drawn('drawn', 'firstPaintMs'),
      drawn('frame p95 while scrolling', 'frameP95Ms'),
      drawn('longest frame', 'longestFrameMs'),
    ]
  } finally {
    await browser.close()
    await server.close()
    await database.close()
  }
}

async function fill(act: Act): Promise<void> {
  const { tx, now } = act
  const stamps = { createdAt: now, updatedAt: now }
  const words = { industry: 'robotics', scale: 'to999', area: 'CN', contactName: '测量', position: '经理' }
  const [firm] = await tx
    .insert(company)
    .values({ shortName: '测量', fullName: '测量有限公司', ...words, status: 2, creditCode: 'BENCH-ABSENCE', ...stamps })
    .returning({ id: company.id })
  const companyId = storedCompany(firm!.id)
  const [owner] = await tx
    .insert(account)
    .values({ userType: 1, areaCode: '86', phone: '15100000009', whetherIntact: 'Y', name: '测量', createdAt: now })
    .returning({ id: account.id })
  const accountId = owner!.id
  await tx.insert(companyMember).values({ companyId, accountId, role: 'owner', joinedAt: now, roleSince: now })
  const tokenHash = createHash('sha256').update(TOKEN).digest('base64url')
  await tx.insert(session).values({ tokenHash, accountId, createdAt: now, lastSeenAt: now, expiresAt: now.add({ hours: 8 }) })
  const teams = await tx
    .insert(team)
    .values(Array.from({ length: TEAMS }, (_, nth) => ({ companyId, name: `团队 ${nth}`, description: '测量', ...stamps })))
    .returning({ id: team.id })
  const rows = await tx
    .insert(employee)
    .values(
      Array.from({ length: PEOPLE }, (_, nth) => ({
        companyId,
        number: `E-${String(nth).padStart(4, '0')}`,
        status: 3 as const,
        name: `员工 ${nth}`,
        sortName: String(nth).padStart(4, '0'),
        teamId: teams[nth % TEAMS]!.id,
        country: COUNTRIES[nth % COUNTRIES.length]!,
        zone: 'Asia/Shanghai',
        contractStart: '2020-01-01',
        workDays: [1, 2, 3, 4, 5],
        leaveHundredths: 1_500,
        createdBy: accountId,
        ...stamps,
      })),
    )
    .returning({ id: employee.id })
  await tx
    .insert(workPattern)
    .values(rows.map(({ id }) => ({ companyId, employeeId: id, fromOn: '2020-01-01', weekdays: [1, 2, 3, 4, 5], knownAt: now })))
  const types = await ensureTypes(act, companyId)
  const employees = await employeesIn(act.db, companyId)
  const leaves = employees.flatMap((one, nth) =>
    Array.from({ length: 8 }, (_, k) => {
      const day = addDays(`${now.toString().slice(0, 4)}-01-08`, 44 * k + ((nth * 17) % 40))
      const from = addDays(day, weekdayOf(day) > 5 ? 2 : 0)
      const type = ['annual', 'sick', 'casual', 'unpaid'][(nth + k) % 4]!
      const halves = (nth + k) % 5 === 0 ? [{ day: from, part: 'morning' as const }] : []
      const people = { note: '', askedBy: accountId, decidedBy: accountId, askedAt: now, decidedAt: now }
      return { employeeId: one.id, type, from, to: addDays(from, (nth + k) % 5), halves, ...people }
    }),
  )
  await takeInHistory(act, companyId, employees, types, leaves)
}

const quarter = () => {
  const day = new Date().toISOString().slice(0, 10)
  const month = Number(day.slice(5, 7))
  const from = `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
  return { from, to: addDays(from, DAYS - 2) }
}

async function measureAnswer(url: string): Promise<{ answerMs: number }> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const from = performance.now()
    const answer = await fetch(`${url}/api/ws/absence/calendar?${new URLSearchParams(quarter())}`, { headers: { 'x-access-token': TOKEN } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    // The first loads the calendars of the countries.
    if (round > 0) times.push(performance.now() - from)
  }
  return { answerMs: median(times) }
}

async function seeGrid(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const userInfo = { userType: 1, whetherIntact: 'Y', logoUrl: '', avatar: '', name: '测量' }
  await context.addCookies([
    { name: 'token', value: TOKEN, url },
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(userInfo)), url },
  ])
  const page = await context.newPage()
  try {
    await page.goto(`${url}/#/companyHome/leaveTypes`)
    await page.locator('table').waitFor()
    // The code of the page and its answer are loaded; what is measured is drawing.
    await page.evaluate(() => location.assign('#/companyHome/absenceCalendar?range=quarter'))
    await page.locator('[role=grid] [role=row]').nth(5).waitFor()
    await page.evaluate(() => location.assign('#/companyHome/leaveTypes'))
    await page.locator('table').waitFor()
    const firstPaintMs = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const from = performance.now()
          location.assign('#/companyHome/absenceCalendar?range=quarter')
          const look = () => {
            if (document.querySelectorAll('[role=grid] [role=row]').length > 10)
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    return { firstPaintMs, ...(await scroll(page, '[role=grid]')) }
  } finally {
    await context.close()
  }
}

async function seeTable(browser: Browser): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  try {
    await page.setContent('<div id="box" style="height:760px;overflow:auto"></div>')
    const firstPaintMs = await page.evaluate(
      ([people, days]) =>
        new Promise<number>((done) => {
          const from = performance.now()
          const cells = Array.from(
            { length: days! },
            (_, day) => `<td style="background:${day % 7 > 4 ? '#eee' : '#fff'}">${day}</td>`,
          ).join('')
          const rows = Array.from({ length: people! }, (_, nth) => `<tr style="height:36px"><th>员工 ${nth}</th>${cells}</tr>`).join('')
          document.getElementById('box')!.innerHTML = `<table>${rows}</table>`
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
        }),
      [PEOPLE, DAYS],
    )
    return { firstPaintMs, ...(await scroll(page, '#box')) }
  } finally {
    await context.close()
  }
}

/** From the first person to the last, a step for each frame. */
async function scroll(page: Page, selector: string): Promise<{ frameP95Ms: number; longestFrameMs: number }> {
  const frames = await page.evaluate(
    ([found, count]) =>
      new Promise<number[]>((done) => {
        const box = document.querySelector(String(found))!
        const step = (box.scrollHeight - box.clientHeight) / Number(count)
        const times: number[] = []
        let last = performance.now()
        const next = () => {
          const now = performance.now()
          times.push(now - last)
          last = now
          box.scrollTop += step
          if (times.length > Number(count)) done(times.slice(1))
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    [selector, FRAMES] as const,
  )
  return { frameP95Ms: at(frames, 0.95), longestFrameMs: Math.max(...frames) }
}
