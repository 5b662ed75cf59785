import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ArticleForm } from '../../src/features/article/contract/schema.ts'
import { shareOf } from '../../src/features/article/server/reads.ts'
import { render } from '../../src/features/article/server/render.ts'
import { individual, operator, type Person } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
let op: Person
let other: Person
beforeAll(async () => {
  h = await startServer({ config: { PUBLIC_URL: 'https://hengdu.example' } })
})
afterAll(() => h.close())
beforeEach(async () => {
  await h.services.pool.query('truncate article cascade')
  await pass(0)
})
/** Time passes, and the operators sign in again: a session lasts eight hours. */
async function pass(hours: number): Promise<void> {
  h.clock.advance({ hours })
  op = await operator(h)
  other = await operator(h)
}

const form = (slug: string, more: Partial<ArticleForm> = {}): ArticleForm => ({
  slug,
  topic: 'employment',
  regions: ['SG'],
  author: { cn: '衡渡编辑部', en: 'Hengdu desk' },
  cover: '',
  sources: [{ title: { cn: '新加坡人力部', en: 'Ministry of Manpower' }, url: 'https://www.mom.gov.sg/passes' }],
  cn: { title: `就业准证 ${slug}`, summary: '先看薪资门槛，再算互补分。', body: '## 薪资门槛\n\n按行业与年龄递增。' },
  en: {
    title: `Employment Pass ${slug}`,
    summary: 'Salary first, points second.',
    body: '## The salary floor\n\nIt rises with age and sector.',
  },
  ...more,
})

const draft = (slug: string, more: Partial<ArticleForm> = {}) => h.ok('POST /ws/operator/article/create', form(slug, more), op.as)
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
    await h.ok('POST /ws/operator/article/save', { id, version, form: form('edited', { topic: 'tax' }) }, op.as)
    const meta = await detail('edited')
    expect(meta.body).toMatchObject({ result: { topic: 'tax', updatedAt: null } })
    const words = { title: '新标题', summary: '概要', body: '正文' }
    await h.ok('POST /ws/operator/article/save', { id, version: version + 1, form: form('edited', { cn: words }) }, op.as)
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
    const saved = await h.ok('POST /ws/operator/article/save', { id, version, form: form('half', { en: none }) }, op.as)
    await h.ok('POST /ws/operator/article/publish', { id, version: saved.version }, op.as)
    const { body } = await detail('half')
    expect(body).toMatchObject({ result: { en: null, cn: { title: '就业准证 half' } } })
    const gone = { id, version: saved.version + 1, form: form('half', { en: none, cn: { ...none, title: '只剩标题' } }) }
    expect(Object.keys((await h.refused('POST /ws/operator/article/save', gone, op.as)).fields)).toEqual(['cn.summary', 'cn.body'])
  })

  it('guards against two concurrent operators, a taken link name and a changed link', async () => {
    const { id, version } = await published('one')
    await published('two')
    await h.ok('POST /ws/operator/article/save', { id, version, form: form('one', { topic: 'tax' }) }, op.as)
    const late = { id, version, form: form('one', { topic: 'ip' }) }
    expect((await h.refused('POST /ws/operator/article/save', late, other.as)).error).toBe('staleState')
    expect((await h.refused('POST /ws/operator/article/withdraw', { id, version }, other.as)).error).toBe('staleState')
    expect((await desk(id)).topic).toBe('tax')
    expect(Object.keys((await h.refused('POST /ws/operator/article/create', form('two'), op.as)).fields)).toEqual(['slug'])
    const renamed = { id, version: version + 1, form: form('renamed') }
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
    expect((await h.call('POST /ws/operator/article/create', form('x'), {})).status).toBe(401)
  })
})

describe('stale translations', () => {
  const stale = async (id: string) => {
    const { cn, en } = await desk(id)
    return { cn: cn?.stale, en: en?.stale }
  }
  const changed = (lang: 'cn' | 'en', slug: string, text: string): ArticleForm => {
    const base = form(slug)
    return { ...base, [lang]: { ...base[lang], body: text } }
  }

  it('flags the language that did not follow, until it is marked as current', async () => {
    const { id, version } = await published('paired')
    expect(await stale(id)).toEqual({ cn: false, en: false })
    const one = await h.ok('POST /ws/operator/article/save', { id, version, form: changed('cn', 'paired', '新的门槛。') }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: true })
    const found = await h.ok('GET /ws/operator/articles', { translation: 'stale' }, op.as)
    expect(found.records.map((row) => row.slug)).toEqual(['paired'])
    const { body } = await detail('paired')
    expect(body).toMatchObject({ result: { en: { behind: true }, cn: { behind: false } } })
    await h.ok('POST /ws/operator/article/current', { id, version: one.version }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: false })
    expect((await h.ok('GET /ws/operator/articles', { translation: 'stale' }, op.as)).total).toBe(0)
  })

  it('treats a save of both languages, and a save marked so, as in step; a change of the topic as no change of text', async () => {
    const { id, version } = await draft('both')
    const both = { ...form('both'), cn: { ...form('both').cn, body: '甲' }, en: { ...form('both').en, body: 'A' } }
    const one = await h.ok('POST /ws/operator/article/save', { id, version, form: both }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: false })
    const typo = { ...both, en: { ...both.en, body: 'A typo mended' } }
    const two = await h.ok('POST /ws/operator/article/save', { id, version: one.version, form: typo, inStep: true }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: false })
    await h.ok('POST /ws/operator/article/save', { id, version: two.version, form: { ...typo, topic: 'ip' } }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: false })
  })

  it('finds articles written in one language only; a translation added later is current', async () => {
    const none = { title: '', summary: '', body: '' }
    const { id, version } = await draft('alone', { en: none })
    expect((await h.ok('GET /ws/operator/articles', { translation: 'missing' }, op.as)).records[0]).toMatchObject({
      slug: 'alone',
      en: null,
    })
    await h.ok('POST /ws/operator/article/save', { id, version, form: form('alone') }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: false })
  })
})

describe('malicious text', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x" onerror="alert(1)](https://evil.example/x.png)',
    '[x](https://a.example/" onmouseover="alert(1))',
    '[x](https://a.example "t\\" onmouseover=\\"alert(1)")',
    '## <svg onload=alert(1)>',
    '| <b onclick=alert(1)>h</b> " onfocus="alert(1) |\n|---|\n| <iframe src=//evil.example> |',
    '```html"onload=alert(1)\n</code><script>alert(1)</script>\n```',
    '[ref]\n\n[ref]: javascript:alert(1)',
    '&#60;script&#62;alert(1)&#60;/script&#62;',
  ]

  it.each(attacks)('%s is rendered harmless', (attack) => {
    const { html } = render(attack)
    const tags = html.match(/<[^>]*>/g) ?? []
    const allowed =
      /^<\/?(p|h[1-6]|a|em|strong|code|pre|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|hr|br|wbr|div|img)( (id="s-\d+"|tabindex="-?\d"|href="(https?:\/\/|\/|#|mailto:)[^"]*"|target="_blank"|rel="noopener"|title="[^"]*"|class="[^"]*"|role="group"|aria-label="[^"]*"|scope="col"|align="\w+"|src="\/api\/ws\/file\/[^"]*"|alt="[^"]*"|loading="lazy"|start="\d+"))* ?\/?>$/
    for (const tag of tags) expect(tag).toMatch(allowed)
  })

  it('keeps headings, tables and external links as the page needs them', () => {
    const { html, headings, plain } = render('# A & B\n\n## `x` <y>\n\n[w](https://w.example)\n\n| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(headings).toEqual([
      { id: 's-1', level: 2, text: 'A & B' },
      { id: 's-2', level: 3, text: 'x <y>' },
    ])
    expect(html).toContain('<a href="https://w.example" target="_blank" rel="noopener">w</a>')
    expect(html).toContain('<div class="table" role="group" tabindex="0" aria-label="a b"><table>')
    expect(plain).toBe('A & B x <y> w a b 1 2')
  })

  it('refuses a source that is not a web address, and shows a title as it was typed', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'not an address']) {
      const refused = await h.refused(
        'POST /ws/operator/article/create',
        form('bad', { sources: [{ title: { cn: '源', en: 'S' }, url }] }),
        op.as,
      )
      expect(Object.keys(refused.fields), url).toEqual(['sources.0.url'])
    }
    const title = '<script>alert("标题") & more</script>'
    await published('title', { cn: { ...form('title').cn, title } })
    const { body } = await detail('title')
    expect(body).toMatchObject({ result: { cn: { title } } })
    expect(await feed('lang=cn')).toContain('<title>&lt;script&gt;alert(&quot;标题&quot;) &amp; more&lt;/script&gt;</title>')
  })

  it('refuses an unknown region and a cover that is not an upload', async () => {
    expect(Object.keys((await h.refused('POST /ws/operator/article/create', form('r', { regions: ['ZZ'] }), op.as)).fields)).toEqual([
      'regions',
    ])
    const cover = 'https://evil.example/x.png'
    expect(Object.keys((await h.refused('POST /ws/operator/article/create', form('c', { cover }), op.as)).fields)).toEqual(['cover'])
  })
})

describe('the feed', () => {
  it('is well-formed, in one language, and optionally of one topic', async () => {
    await published('sg', { cn: { ...form('sg').cn, title: 'A & B <c> \u0007"d"' } })
    await published('tax', { topic: 'tax', en: { title: '', summary: '', body: '' } })
    const answer = await fetch(`${h.url}/api/ws/article/rss?lang=cn`)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    const parsed = parseXml(text)
    expect(parsed.filter((tag) => tag === 'item')).toHaveLength(2)
    expect(text).toContain('<title>A &amp; B &lt;c&gt; &quot;d&quot;</title>')
    expect(text).toContain('<link>https://hengdu.example/#/informationDetails?id=sg</link>')
    expect(text).toContain('<language>zh-CN</language>')
    const tax = await feed('lang=cn&topic=tax')
    expect(tax.match(/<item>/g)).toHaveLength(1)
    // Written in Chinese only: the English feed does not have it.
    const english = await feed('lang=en')
    expect(english.match(/<item>/g)).toHaveLength(1)
    expect(english).not.toMatch(/\p{Script=Han}/u)
    expect((await fetch(`${h.url}/api/ws/article/rss?topic=nonsense`)).status).toBe(422)
  })
})

/** Names of the elements in order; throws if tags do not match or a text contains an unescaped character. */
function parseXml(text: string): string[] {
  const body = text.replace(/^<\?xml[^?]*\?>\n/, '')
  const open: string[] = []
  const seen: string[] = []
  const rest = body.replace(
    /<(\/?)([a-z:]+)((?: [\w:]+="[^"<]*")*)\s*(\/?)>/gi,
    (_, end: string, name: string, _a: string, self: string) => {
      if (end) {
        if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      } else {
        seen.push(name)
        if (!self) open.push(name)
      }
      return ''
    },
  )
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`)
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) throw new Error('a bare mark in a text')
  return seen
}
