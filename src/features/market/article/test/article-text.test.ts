import { beforeEach, describe, expect, it } from 'vitest'
import { articleForm } from '../../../../../test/support/articles.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { ArticleForm } from '../contract/schema.ts'
import { renderMarkdown } from '../server/render.ts'

const h = serverForFile({ config: { PUBLIC_URL: 'https://hengdu.example' } })
let op: Person

beforeEach(async () => {
  await h.asOwner('truncate article cascade')
  await pass(0)
})

/** Time passes, and the operators sign in again: a session lasts eight hours. */
async function pass(hours: number): Promise<void> {
  h.clock.advance({ hours })
  op = await operator(h)
}

const draft = (slug: string, more: Partial<ArticleForm> = {}) => h.ok('POST /ws/operator/article/create', articleForm(slug, more), op.as)

async function published(slug: string, more: Partial<ArticleForm> = {}) {
  const { id, version } = await draft(slug, more)
  return h.ok('POST /ws/operator/article/publish', { id, version }, op.as)
}

const detail = (slug: string) => h.call('GET /ws/article/detail', { slug })
const desk = (id: string) => h.ok('GET /ws/operator/article', { id }, op.as)
const feed = async (query: string) => (await fetch(`${h.url}/api/ws/article/rss?${query}`)).text()

describe('a text that takes minutes to render', () => {
  it('is refused when it is saved or previewed, holds nobody up, and the next one is rendered', async () => {
    const tangled = '*_'.repeat(30_000)
    const saving = h.refused(
      'POST /ws/operator/article/create',
      articleForm('tangled', { cn: { title: '结', summary: '结', body: tangled } }),
      op.as,
    )
    const preview = h.refused('POST /ws/operator/article/preview', { body: tangled }, op.as)
    let refused = false
    void saving.finally(() => {
      refused = true
    })
    let answered = 0
    while (!refused) {
      expect((await fetch(`${h.url}/api/health`)).status).toBe(200)
      answered++
    }
    // One may be answered before the rendering begins, and one as soon as it has ended.
    expect(answered).toBeGreaterThan(5)
    expect(await saving).toMatchObject({ error: 'textTooTangled' })
    expect(await preview).toMatchObject({ error: 'textTooTangled' })
    expect(await h.ok('POST /ws/operator/article/preview', { body: '## Plain' }, op.as)).toMatchObject({
      html: expect.stringContaining('Plain'),
    })
  }, 60_000)

  it('is not rendered again when it is read', async () => {
    await published('kept')
    await h.services.pool.query("update article_text set html = '<p>as saved</p>'")
    expect((await detail('kept')).body).toMatchObject({ result: { cn: { html: '<p>as saved</p>' } } })
  })
})

describe('stale translations', () => {
  const stale = async (id: string) => {
    const { cn, en } = await desk(id)
    return { cn: cn?.stale, en: en?.stale }
  }
  const changed = (lang: 'cn' | 'en', slug: string, text: string): ArticleForm => {
    const base = articleForm(slug)
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
    const both = { ...articleForm('both'), cn: { ...articleForm('both').cn, body: '甲' }, en: { ...articleForm('both').en, body: 'A' } }
    const one = await h.ok('POST /ws/operator/article/save', { id, version, form: both }, op.as)
    expect(await stale(id)).toEqual({ cn: false, en: false })
    const typo = { ...both, en: { ...both.en, body: 'A typo corrected' } }
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
    await h.ok('POST /ws/operator/article/save', { id, version, form: articleForm('alone') }, op.as)
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
    const { html } = renderMarkdown(attack)
    const tags = html.match(/<[^>]*>/g) ?? []
    const allowed =
      /^<\/?(p|h[1-6]|a|em|strong|code|pre|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|hr|br|wbr|div|img)( (id="s-\d+"|tabindex="-?\d"|href="(https?:\/\/|\/|#|mailto:)[^"]*"|target="_blank"|rel="noopener"|title="[^"]*"|class="[^"]*"|role="group"|aria-label="[^"]*"|scope="col"|align="\w+"|src="\/api\/ws\/file\/[^"]*"|alt="[^"]*"|loading="lazy"|start="\d+"))* ?\/?>$/
    for (const tag of tags) expect(tag).toMatch(allowed)
  })

  it('lets the keyboard into whatever scrolls by itself', () => {
    expect(renderMarkdown('```\nx\n```').html).toContain('<pre tabindex="0"><code>')
  })

  it('keeps headings, tables and external links as the page needs them', () => {
    const { html, headings, plain } = renderMarkdown('# A & B\n\n## `x` <y>\n\n[w](https://w.example)\n\n| a | b |\n|---|--:|\n| 1 | 2 |')
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
        articleForm('bad', { sources: [{ title: { cn: '源', en: 'S' }, url }] }),
        op.as,
      )
      expect(Object.keys(refused.fields), url).toEqual(['sources.0.url'])
    }
    const title = '<script>alert("标题") & more</script>'
    await published('title', { cn: { ...articleForm('title').cn, title } })
    const { body } = await detail('title')
    expect(body).toMatchObject({ result: { cn: { title } } })
    expect(await feed('lang=cn')).toContain('<title>&lt;script&gt;alert(&quot;标题&quot;) &amp; more&lt;/script&gt;</title>')
  })

  it('refuses an unknown region and a cover that is not an upload', async () => {
    expect(Object.keys((await h.refused('POST /ws/operator/article/create', articleForm('r', { regions: ['ZZ'] }), op.as)).fields)).toEqual(
      ['regions'],
    )
    const cover = 'https://evil.example/x.png'
    expect(Object.keys((await h.refused('POST /ws/operator/article/create', articleForm('c', { cover }), op.as)).fields)).toEqual(['cover'])
  })
})

describe('the feed', () => {
  it('is well-formed, in one language, and optionally of one topic', async () => {
    await published('sg', { cn: { ...articleForm('sg').cn, title: 'A & B <c> \u0007"d"' } })
    await published('tax', { topic: 'tax', en: { title: '', summary: '', body: '' } })
    const answer = await fetch(`${h.url}/api/ws/article/rss?lang=cn`)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    const parsed = parseXml(text)
    expect(parsed.filter((tag) => tag === 'item')).toHaveLength(2)
    expect(text).toContain('<title>A &amp; B &lt;c&gt; &quot;d&quot;</title>')
    expect(text).toContain('<link>https://hengdu.example/share/article/sg?lang=cn</link>')
    // The whole text, with our own addresses given in full.
    expect(text).toMatch(/<content:encoded>[^<]*&lt;h2/)
    expect(text).not.toMatch(/(src|href)=&quot;\//)
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
