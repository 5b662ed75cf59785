import { describe, expect, it } from 'vitest'
import { cast, demandAt, formOf } from '../../../../../test/support/demands.ts'
import { company, individual } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { account } from '../../../base/account/server/tables.ts'
import { profile } from '../../../base/profile/server/tables.ts'

const h = serverForFile()

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map((row) => row.id)
const sorted = (ids: readonly string[]) => [...ids].sort()

describe('the hall', () => {
  const namesOf = (row: object) => Object.keys(row).sort()

  it('shows a visitor open demands in short, and no party to them', async () => {
    const people = await cast(h)
    const id = await demandAt(h, people, 2, { title: '雅加达仓储调研 Jakarta warehouse survey' })
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    await demandAt(h, people, 2, { visibility: 'invited', title: '仅限受邀 By invitation' })
    await demandAt(h, people, 4, { title: '已在服务 Under way' })
    const seen = await h.ok('GET /ws/hall/open', { limit: 12 })
    expect(seen.records[0]).toMatchObject({
      title: '雅加达仓储调研 Jakarta warehouse survey',
      areaCode: 'DE',
      area: { cn: '德国', en: 'Germany' },
    })
    for (const row of seen.records) {
      expect(namesOf(row)).toEqual(
        ['amountMinor', 'area', 'areaCode', 'category', 'contractKind', 'currency', 'isDemo', 'number', 'recruitEnd', 'title'].sort(),
      )
    }
    expect(namesOf(seen)).toEqual(['asOf', 'records', 'samples', 'total'])
    const text = JSON.stringify(seen)
    const secrets = [id, people.publisher.companyId, people.publisher.name, people.publisher.owner.accountId, people.provider.accountId]
    for (const secret of [...secrets, people.provider.name, people.provider.phone]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}/)
    expect(text).not.toMatch(/仅限受邀|已在服务/)
    const { rows } = await h.services.pool.query(
      "select count(*)::int as n from demand where sea_service_status = 2 and visibility = 'public'",
    )
    expect(seen.total).toBe(rows[0].n)
    expect((await h.ok('GET /ws/hall/open', { limit: 1 })).records).toHaveLength(1)
    expect((await h.refused('GET /ws/hall/open', { limit: 13 })).status).toBe(422)
    await demandAt(h, people, 2, { areaCode: 'CL', title: '圣地亚哥质检 Inspection in Santiago' })
    const inChile = await h.ok('GET /ws/hall/open', { region: 'CL' })
    expect(inChile.records.map(({ areaCode }) => areaCode.split('-')[0])).toEqual(inChile.records.map(() => 'CL'))
    expect(inChile.records[0]!.title).toContain('Santiago')
    expect(inChile.total).toBe(inChile.records.length)
    expect((await h.ok('GET /ws/hall/open', { region: 'IS' })).records).toEqual([])
    expect((await h.refused('GET /ws/hall/open', { region: 'Brazil' })).status).toBe(422)
  })

  it('marks what came with the demo world, by the account that posted it', async () => {
    const people = await cast(h)
    const id = await demandAt(h, people, 2, { areaCode: 'FJ', title: '示例需求 A sample' })
    const open = () => h.ok('GET /ws/hall/open', { region: 'FJ' })
    const inHall = async () => (await h.ok('GET /ws/hall/list', { region: 'FJ' }, people.provider.as)).records.find((row) => row.id === id)
    expect(await open()).toMatchObject({ total: 1, samples: 0, records: [{ isDemo: false }] })
    expect(await inHall()).toMatchObject({ isDemo: false })
    await h.services.db.update(account).set({ demo: true }).where(eq(account.id, people.publisher.owner.accountId))
    expect(await open()).toMatchObject({ total: 1, samples: 1, records: [{ isDemo: true }] })
    expect(await inHall()).toMatchObject({ isDemo: true })
  })

  it('shows an individual what is left of each amount after the platform fee, and a company only the amount', async () => {
    const people = await cast(h)
    const id = await demandAt(h, people, 2, { amount: '8400.00', title: '净额 Net of the fee' })
    const rowFor = async (as: object) => (await h.ok('GET /ws/hall/list', { search: '净额' }, as)).records.find((row) => row.id === id)!
    const seen = await rowFor(people.provider.as)
    const { feeBps } = await h.ok('GET /ws/demand/detail', { id }, people.provider.as)
    expect(feeBps).toBeGreaterThan(0)
    expect(seen.netMinor).toBe(840_000 - (840_000 * feeBps) / 10_000)
    expect((await rowFor(people.publisher.as)).netMinor).toBeNull()
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    const [joined] = (await h.ok('GET /ws/demand/joined', {}, people.provider.as)).records
    expect(joined!.netMinor).toBe(seen.netMinor)
  })

  it('recommends matching demands to an individual, best first, with the reasons; an application removes one', async () => {
    const people = await cast(h)
    const person = await individual(h)
    const best = await demandAt(h, people, 2, { areaCode: 'BR', workLanguage: 'pt', title: '圣保罗叉车维保 Forklift care in São Paulo' })
    const second = await demandAt(h, people, 2, { areaCode: 'BR', workLanguage: 'en' })
    await demandAt(h, people, 2, { areaCode: 'BR', workLanguage: 'pt', visibility: 'invited' })
    // A language alone recommends nothing.
    await demandAt(h, people, 2, { areaCode: 'MZ', workLanguage: 'pt' })
    await h.services.db
      .update(profile)
      .set({ skills: ['叉车', '焊接'], languages: ['pt'], area: 'BR' })
      .where(eq(profile.accountId, person.accountId))
    const recommended = () => h.ok('GET /ws/hall/recommend', {}, person.as)
    const found = await recommended()
    expect(found.records.map((row) => [row.id, row.why.map((one) => one.en)])).toEqual([
      [best, ['Skill: 叉车', 'Region: Brazil', 'Your working language']],
      [second, ['Region: Brazil']],
    ])
    expect(found.records[0]!.why.map((one) => one.cn)).toEqual(['技能：叉车', '地区：巴西', '工作语言相符'])
    expect(found.total).toBe(2)
    await h.ok('POST /ws/demand/apply', { id: best }, person.as)
    expect(idsOf((await recommended()).records)).toEqual([second])
    // When nothing that matches is left, the newest open ones are listed, without a reason.
    await h.ok('POST /ws/demand/apply', { id: second }, person.as)
    const rest = await recommended()
    expect(rest.records.length).toBeGreaterThan(0)
    expect(rest.records.every((row) => row.why.length === 0)).toBe(true)
    const published = rest.records.map((row) => row.publishedAt!)
    expect(published).toEqual([...published].sort().reverse())
  })

  it('always has a recommendation while something is open: for an individual without a match, and for a new company', async () => {
    await demandAt(h, await cast(h), 2)
    const person = await individual(h)
    await h.services.db.update(profile).set({ area: 'IS' }).where(eq(profile.accountId, person.accountId))
    for (const who of [person, await company(h)]) {
      const found = await h.ok('GET /ws/hall/recommend', { pageSize: 3 }, who.as)
      expect(found.records.length).toBeGreaterThan(0)
      expect(found.pages).toBe(Math.ceil(found.total / 3))
      expect(found.records.every((row) => row.why.length === 0)).toBe(true)
    }
  })

  it('recommends to a company demands similar to its own, and never its own', async () => {
    const people = await cast(h)
    const theirs = await demandAt(h, people, 2, { category: 'translation', areaCode: 'PE' })
    const looker = await cast(h)
    const own = await demandAt(h, looker, 2, { category: 'translation', areaCode: 'PE' })
    const found = await h.ok('GET /ws/hall/recommend', { pageSize: 100 }, looker.publisher.as)
    expect(idsOf(found.records)).not.toContain(own)
    expect(found.records[0]!.id).toBe(theirs)
    expect(found.records[0]!.why.map((one) => one.en)).toEqual(['Region: Peru', 'A category you have posted in'])
  })
})

describe('a search of the hall', () => {
  const found = async (search: string, as: { token: string }) =>
    (await h.ok('GET /ws/hall/list', { search }, as)).records.map(({ title }) => title).sort()

  it('finds the open requests of a company by its name, beside those whose text has the words', async () => {
    const people = await cast(h)
    await h.services.pool.query(`update company set short_name = 'Zephyrine', full_name = 'Zephyrine Robotics GmbH' where id = $1`, [
      people.publisher.companyId,
    ])
    await demandAt(h, people, 2, { title: 'By its maker' })
    await demandAt(h, people, 2, { title: 'Hidden', visibility: 'invited' })
    const others = await cast(h)
    await demandAt(h, others, 2, { title: 'Spare parts for Zephyrine machines' })
    expect(await found('zephyrine', people.provider.as)).toEqual(['By its maker', 'Spare parts for Zephyrine machines'])
    expect(await found('Zephyrine Robotics', people.provider.as)).toContain('By its maker')
    const inFrance = await h.ok('GET /ws/hall/list', { search: 'Zephyrine', region: 'FR' }, people.provider.as)
    expect(inFrance.total).toBe(0)
  })

  it('for a city finds what names it, or is in its area, and not the rest of the country', async () => {
    const people = await cast(h)
    for (const [title, areaCode] of [
      ['In Bavaria', 'DE-BY'],
      ['Anywhere in Germany', 'DE'],
      ['In Hanover', 'DE-NI'],
      ['Munich by name', 'DE-BE'],
    ] as const)
      await demandAt(h, people, 2, { title, areaCode })
    const titles = await found('慕尼黑', people.provider.as)
    expect(titles).toEqual(expect.arrayContaining(['Anywhere in Germany', 'In Bavaria', 'Munich by name']))
    expect(titles).not.toContain('In Hanover')
    expect(await found('德国', people.provider.as)).toContain('In Hanover')
  })
})

describe('the platform’s queue', () => {
  it('is ordered by waiting time; a demand sent back joins its end again', async () => {
    const people = await cast(h)
    const queue = async (more: Record<string, unknown> = {}) =>
      (await h.ok('GET /ws/operator/demands', { pageSize: 100, search: '排队', ...more }, people.platform.as)).records
    const asked: string[] = []
    for (const nth of ['甲', '乙', '丙']) {
      const id = await demandAt(h, people, 1, { title: `排队审核 ${nth} In the queue` })
      await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
      asked.push(id)
      h.clock.advance({ minutes: 1 })
    }
    const [first, second, third] = asked as [string, string, string]
    const aside = await demandAt(h, people, 1, { title: '排队之外 Not asked yet' })
    const waiting = await queue()
    expect(idsOf(waiting)).toEqual([first, second, third])
    expect(waiting.every((row) => row.reviewAskedAt !== null && row.review === 'waiting')).toBe(true)
    expect(idsOf(await queue({ order: 'desc' }))).toEqual([first, second, third])

    await h.ok('POST /ws/operator/demand/reject', { id: first, reasons: { title: '请写明城市' } }, people.platform.as)
    expect(idsOf(await queue())).toEqual([second, third])
    await h.ok('POST /ws/demand/edit', { id: first, form: formOf(h, { title: '慕尼黑排队审核 Munich' }) }, people.publisher.as)
    await h.ok('POST /ws/demand/publish', { id: first }, people.publisher.as)
    expect(idsOf(await queue())).toEqual([second, third, first])
    // An edit cancels the request: the submitted text is what is reviewed.
    await h.ok('POST /ws/demand/edit', { id: third, form: formOf(h, { title: '排队审核 改 Edited' }) }, people.publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id: second }, people.platform.as)
    expect(idsOf(await queue())).toEqual([first])

    expect(sorted(idsOf(await queue({ review: 'all' })))).toEqual(sorted([...asked, aside]))
    expect(idsOf(await queue({ review: 'all', stage: '2' }))).toEqual([second])
    expect((await h.refused('GET /ws/operator/demands', {}, people.publisher.as)).error).toBe('forbidden')
  })
})

describe('drafts', () => {
  it('are saved as they are, in new versions under one id, for the whole company', async () => {
    const { publisher } = await cast(h)
    const saved = await h.ok('POST /ws/demand/draft/save', { form: { title: '半', amount: '12.345', step: 2 } }, publisher.as)
    h.clock.advance({ seconds: 5 })
    const later = await h.ok('POST /ws/demand/draft/save', { form: { title: '另一份' } }, publisher.member.demandManager.as)
    const list = () => h.ok('GET /ws/demand/drafts', {}, publisher.member.demandManager.as)
    expect(idsOf(await list())).toEqual([later.id, saved.id])
    h.clock.advance({ seconds: 5 })
    const next = await h.ok('POST /ws/demand/draft/save', { id: saved.id, form: { title: '半成' } }, publisher.member.demandManager.as)
    expect(next.id).toBe(saved.id)
    expect(next.updatedAt > saved.updatedAt).toBe(true)
    expect((await list()).map((one) => [one.id, one.form])).toEqual([
      [saved.id, { title: '半成' }],
      [later.id, { title: '另一份' }],
    ])
    await h.ok('POST /ws/demand/draft/remove', { id: later.id }, publisher.as)
    expect(idsOf(await list())).toEqual([saved.id])
    expect((await h.refused('POST /ws/demand/draft/remove', { id: later.id }, publisher.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/demand/draft/save', { id: later.id, form: {} }, publisher.as)).error).toBe('notFound')
    expect((await h.refused('GET /ws/demand/drafts', {}, publisher.member.finance.as)).error).toBe('forbidden')
  })

  it('of another company are not found by any call, and stay unchanged', async () => {
    const owner = await company(h)
    const other = await cast(h)
    const { id } = await h.ok('POST /ws/demand/draft/save', { form: { title: '不外传' } }, owner.as)
    expect(await h.ok('GET /ws/demand/drafts', {}, other.publisher.as)).toEqual([])
    const tries = [
      h.refused('POST /ws/demand/draft/save', { id, form: { title: '改写' } }, other.publisher.as),
      h.refused('POST /ws/demand/draft/remove', { id }, other.publisher.as),
      h.refused('POST /ws/demand/create', { form: formOf(h), draftId: id }, other.publisher.as),
    ]
    for (const no of await Promise.all(tries)) expect(no).toMatchObject({ status: 404, error: 'notFound' })
    expect((await h.ok('GET /ws/demand/drafts', {}, owner.as)).map((one) => one.form)).toEqual([{ title: '不外传' }])
    expect((await h.ok('GET /ws/demand/mine', {}, other.publisher.as)).total).toBe(0)
  })

  it('are deleted by the demand that they became, and kept when it is refused', async () => {
    const { publisher } = await cast(h)
    const { id } = await h.ok('POST /ws/demand/draft/save', { form: { title: '将成' } }, publisher.as)
    expect((await h.refused('POST /ws/demand/create', { form: formOf(h, { title: '' }), draftId: id }, publisher.as)).status).toBe(422)
    expect(await h.ok('GET /ws/demand/drafts', {}, publisher.as)).toHaveLength(1)
    await h.ok('POST /ws/demand/create', { form: formOf(h), draftId: id }, publisher.as)
    expect(await h.ok('GET /ws/demand/drafts', {}, publisher.as)).toEqual([])
    expect((await h.ok('GET /ws/demand/mine', {}, publisher.as)).total).toBe(1)
  })
})
