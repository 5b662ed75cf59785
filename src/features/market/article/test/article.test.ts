import { beforeEach, describe, expect, it } from 'vitest'
import { articleForm } from '../../../../../test/support/articles.ts'
import { individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { ArticleForm } from '../contract/schema.ts'
import { shareOf } from '../server/reads.ts'

const h = serverForFile({ config: { PUBLIC_URL: 'https://hengdu.example' } })
let op: Person
let other: Person

beforeEach(async () => {
  await h.asOwner('truncate article cascade')
  await pass(0)
})

/** Time passes, and the operators sign in again: a session lasts eight hours. */
async function pass(hours: number): Promise<void> {
  h.clock.advance({ hours })
  op = await operator(h)
  other = await operator(h)
}

const draft = (slug: string, more: Partial<ArticleForm> = {}) => h.ok('POST /ws/operator/article/create', articleForm(slug, more), op.as)

async function published(slug: string, more: Partial<ArticleForm> = {}) {
  const { id, version } = await draft(slug, more)
  return h.ok('POST /ws/operator/article/publish', { id, version }, op.as)
}

const slugs = async (input: Record<string, unknown> = {}) => {
  const { records, lead } = await h.ok('GET /ws/article/list', input)
  return [...(lead && Object.keys(input).length === 0 ? [lead] : []), ...records].map((one) => one.slug)
}

const detail = (slug: string) => h.call('GET /ws/article/detail', { slug })
const desk = (id: string) => h.ok('GET /ws/operator/article', { id }, op.as)
const feed = async (query: string) => (await fetch(`${h.url}/api/ws/article/rss?${query}`)).text()
const later = (hours: number) => h.clock.now().add({ hours }).toString()

describe('what is public', () => {
  it('shows no draft, no scheduled and no withdrawn article anywhere', async () => {
    const one = await draft('in-the-works')
    const two = await draft('to-come')
    const three = await published('gone')
    await h.ok('POST /ws/operator/article/schedule', { id: two.id, version: two.version, publishAt: later(5) }, op.as)
    await h.ok('POST /ws/operator/article/withdraw', { id: three.id, version: three.version }, op.as)
    expect(await slugs()).toEqual([])
    expect(await slugs({ search: 'Employment' })).toEqual([])
    expect(await h.ok('GET /ws/article/latest')).toEqual([])
    expect(await feed('lang=en')).not.toContain('<item>')
    for (const slug of ['in-the-works', 'to-come', 'gone']) {
      expect((await detail(slug)).status, slug).toBe(404)
      expect(await shareOf({ db: h.services.db }, slug, 'en'), slug).toBeNull()
    }
    expect((await desk(one.id)).state).toBe('draft')
  })

  it('lists the newest first with the featured one apart, and an operator changes the featured one', async () => {
    const first = await published('first')
    await pass(1)
    await published('second')
    let list = await h.ok('GET /ws/article/list')
    expect(list).toMatchObject({ everything: 2, total: 1, lead: { slug: 'second' }, records: [{ slug: 'first' }] })
    await h.ok('POST /ws/operator/article/lead', { id: first.id, version: first.version, lead: true }, op.as)
    list = await h.ok('GET /ws/article/list')
    expect(list.lead?.slug).toBe('first')
    const asked = await h.ok('GET /ws/article/list', { topic: 'employment' })
    expect(asked).toMatchObject({ total: 2, lead: { slug: 'first' } })
  })

  it('counts topics and regions under all other filters', async () => {
    await published('sg-pass')
    await published('sg-tax', { topic: 'tax' })
    await published('de-tax', { topic: 'tax', regions: ['DE', 'AT'] })
    const list = await h.ok('GET /ws/article/list', { topic: 'tax', region: 'SG' })
    expect(list.records.map((one) => one.slug)).toEqual(['sg-tax'])
    expect(list.topics.filter((one) => one.count > 0)).toEqual([
      { value: 'employment', count: 1 },
      { value: 'tax', count: 1 },
    ])
    expect(list.regions.map(({ code, count }) => [code, count])).toEqual([
      ['AT', 1],
      ['DE', 1],
      ['SG', 1],
    ])
    expect(list.regions[1]!.name).toEqual({ cn: '德国', en: 'Germany' })
  })

  it('gives both languages, neighbours and related articles', async () => {
    await published('oldest', { topic: 'ip', regions: ['DE'] })
    await pass(1)
    await published('middle')
    await pass(1)
    await published('newest', { topic: 'tax' })
    const { body } = await detail('middle')
    if (!body.success) throw new Error('refused')
    const { result } = body
    expect(result.cn).toMatchObject({ headings: [{ id: 's-1', level: 2, text: '薪资门槛' }], behind: false, minutes: 1 })
    expect(result.en?.html).toContain('<h2 id="s-1" tabindex="-1">The salary floor</h2>')
    expect(result.newer).toEqual({ slug: 'newest', cn: '就业准证 newest', en: 'Employment Pass newest' })
    expect(result.older?.slug).toBe('oldest')
    // The same region counts as related; another topic elsewhere does not.
    expect(result.related.map((one) => one.slug)).toEqual(['newest'])
    expect(result.updatedAt).toBeNull()
    expect(await shareOf({ db: h.services.db }, 'middle', 'cn')).toEqual({
      title: '就业准证 middle',
      description: '先看薪资门槛，再算互补分。',
      to: '/informationDetails?id=middle',
    })
  })

  it('says when the text changed after publication, at once', async () => {
    const { id, version } = await published('edited')
    await pass(2)
    await h.ok('POST /ws/operator/article/save', { id, version, form: articleForm('edited', { topic: 'tax' }) }, op.as)
    const meta = await detail('edited')
    expect(meta.body).toMatchObject({ result: { topic: 'tax', updatedAt: null } })
    const words = { title: '新标题', summary: '概要', body: '正文' }
    await h.ok('POST /ws/operator/article/save', { id, version: version + 1, form: articleForm('edited', { cn: words }) }, op.as)
    const { body } = await detail('edited')
    expect(body).toMatchObject({ result: { cn: { title: '新标题' } } })
    if (body.success) expect(body.result.updatedAt! > body.result.publishedAt).toBe(true)
  })
})

describe('search', () => {
  beforeEach(async () => {
    await published('cpf', {
      cn: { title: '公积金怎么算', summary: '缴费上限与比例', body: '雇主每月缴纳**公积金**，上限按月调整。' },
      en: { title: 'Working out CPF', summary: 'Rates and ceilings', body: 'Employers pay CPF on ordinary wages up to a ceiling.' },
    })
    await published('vat', {
      cn: { title: '增值税登记', summary: '门槛', body: '年营业额超过门槛须登记。' },
      en: { title: 'Registering for VAT', summary: 'Thresholds', body: 'Register once turnover passes the threshold.' },
    })
  })

  it.each([
    ['公积金', 'cpf'],
    ['CPF', 'cpf'],
    ['ordinary ceiling', 'cpf'],
    ['营业额', 'vat'],
    ['turnover', 'vat'],
  ])('finds %s in either language', async (search, slug) => {
    expect(await slugs({ search })).toEqual([slug])
  })

  it('quotes the match, and finds whole words rather than their bigrams', async () => {
    const { records } = await h.ok('GET /ws/article/list', { search: '按月' })
    expect(records[0]!.cn!.excerpt).toBe('雇主每月缴纳公积金，上限按月调整。')
    expect(records[0]!.en!.excerpt).toBeNull()
    expect(await slugs({ search: 'cefp' })).toEqual([])
    expect(await slugs({ search: "100% \\ ' (" })).toEqual([])
  })
})

describe('publishing', () => {
  it('is done by the clock, once, and not before', async () => {
    const { id, version } = await draft('by-clock')
    const at = later(24)
    const set = await h.ok('POST /ws/operator/article/schedule', { id, version, publishAt: at }, op.as)
    expect(set.state).toBe('scheduled')
    await pass(23)
    await h.jobs.runDue()
    expect(await slugs()).toEqual([])
    await pass(2)
    await h.jobs.runDue()
    expect(await slugs()).toEqual(['by-clock'])
    const now = await desk(id)
    expect(now.state).toBe('published')
    expect(Temporal.Instant.from(now.publishAt!).epochMilliseconds).toBe(Temporal.Instant.from(at).epochMilliseconds)
  })

  it('follows a rescheduled time, and not one that was unscheduled', async () => {
    const { id, version } = await draft('moved')
    await h.ok('POST /ws/operator/article/schedule', { id, version, publishAt: later(1) }, op.as)
    await h.ok('POST /ws/operator/article/schedule', { id, version: version + 1, publishAt: later(10) }, op.as)
    await pass(5)
    await h.jobs.runDue()
    expect((await desk(id)).state).toBe('scheduled')
    await h.ok('POST /ws/operator/article/unschedule', { id, version: version + 2 }, op.as)
    await pass(10)
    await h.jobs.runDue()
    expect(await desk(id)).toMatchObject({ state: 'draft', publishAt: null })
  })

  it('refuses past times, incomplete languages, and an empty article', async () => {
    const { id, version } = await draft('half', { en: { title: 'Only a title', summary: '', body: '' } })
    const past = await h.refused('POST /ws/operator/article/schedule', { id, version, publishAt: later(-1) }, op.as)
    expect(Object.keys(past.fields)).toEqual(['publishAt'])
    const half = await h.refused('POST /ws/operator/article/publish', { id, version }, op.as)
    expect(Object.keys(half.fields)).toEqual(['en.summary', 'en.body'])
    const none = { title: '', summary: '', body: '' }
    const saved = await h.ok('POST /ws/operator/article/save', { id, version, form: articleForm('half', { en: none }) }, op.as)
    await h.ok('POST /ws/operator/article/publish', { id, version: saved.version }, op.as)
    const { body } = await detail('half')
    expect(body).toMatchObject({ result: { en: null, cn: { title: '就业准证 half' } } })
    const gone = { id, version: saved.version + 1, form: articleForm('half', { en: none, cn: { ...none, title: '只剩标题' } }) }
    expect(Object.keys((await h.refused('POST /ws/operator/article/save', gone, op.as)).fields)).toEqual(['cn.summary', 'cn.body'])
  })

  it('guards against two concurrent operators, a taken link name and a changed link', async () => {
    const { id, version } = await published('one')
    await published('two')
    await h.ok('POST /ws/operator/article/save', { id, version, form: articleForm('one', { topic: 'tax' }) }, op.as)
    const late = { id, version, form: articleForm('one', { topic: 'ip' }) }
    expect((await h.refused('POST /ws/operator/article/save', late, other.as)).error).toBe('changedMeanwhile')
    expect((await h.refused('POST /ws/operator/article/withdraw', { id, version }, other.as)).error).toBe('changedMeanwhile')
    expect((await desk(id)).topic).toBe('tax')
    expect(Object.keys((await h.refused('POST /ws/operator/article/create', articleForm('two'), op.as)).fields)).toEqual(['slug'])
    // Also if several ask for it at once.
    const create = () => h.call('POST /ws/operator/article/create', articleForm('wanted-by-many'), op.as)
    const answers = await Promise.all(Array.from({ length: 8 }, create))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
    const renamed = { id, version: version + 1, form: articleForm('renamed') }
    expect(Object.keys((await h.refused('POST /ws/operator/article/save', renamed, op.as)).fields)).toEqual(['slug'])
  })

  it('removes drafts and nothing else', async () => {
    const one = await draft('away')
    await h.ok('POST /ws/operator/article/remove', { id: one.id, version: one.version }, op.as)
    expect((await h.call('GET /ws/operator/article', { id: one.id }, op.as)).status).toBe(404)
    const two = await published('stays')
    expect((await h.refused('POST /ws/operator/article/remove', { id: two.id, version: two.version }, op.as)).error).toBe('staleState')
  })

  it('is for operators alone', async () => {
    const person = await individual(h)
    expect((await h.call('GET /ws/operator/articles', {}, person.as)).status).toBe(403)
    expect((await h.call('POST /ws/operator/article/create', articleForm('x'), {})).status).toBe(401)
  })
})
