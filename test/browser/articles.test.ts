import { beforeAll, describe, expect, it } from 'vitest'
import { t as frames } from '../../src/app/web/frames/texts.ts'
import type { ArticleForm } from '../../src/features/market/article/contract/schema.ts'
import { t as desk } from '../../src/features/market/article/web/desk/texts.ts'
import { t as row } from '../../src/features/market/article/web/row-texts.ts'
import { t } from '../../src/features/market/article/web/texts.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { type Person as Account, operator } from '../support/personas.ts'
import { seatOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** The resource centre as readers use it, and the desk behind it. */

const { h, seat, sit } = browserSuite()
let op: Account

const long = (text: string) => Array.from({ length: 30 }, () => text).join('\n\n')
const form = (slug: string, more: Partial<ArticleForm> = {}): ArticleForm => ({
  slug,
  topic: 'employment',
  regions: ['SG'],
  author: { cn: '衡渡编辑部', en: 'Hengdu desk' },
  cover: '',
  checkedOn: '',
  sources: [{ title: { cn: '人力部', en: 'Ministry of Manpower' }, url: 'https://www.mom.gov.sg/' }],
  cn: {
    title: '就业准证怎么申请',
    summary: '先看薪资门槛。',
    body: `## 薪资门槛\n\n${long('门槛按年龄递增。')}\n\n## 互补评分\n\n${long('满四十分。')}\n\n## 递交\n\n${long('雇主递交。')}`,
  },
  en: {
    title: 'Applying for an Employment Pass',
    summary: 'The salary floor comes first.',
    body: `## The salary floor\n\n${long('It rises with age.')}\n\n## Points\n\n${long('Forty will do.')}\n\n## Filing\n\n${long('The employer files.')}`,
  },
  ...more,
})

async function publish(slug: string, more: Partial<ArticleForm> = {}): Promise<string> {
  const { id, version } = await h.ok('POST /ws/operator/article/create', form(slug, more), op.as)
  await h.ok('POST /ws/operator/article/publish', { id, version }, op.as)
  return id
}

beforeAll(async () => {
  op = await operator(h)
  await publish('employment-pass')
  await publish('vat-germany', {
    topic: 'tax',
    regions: ['DE'],
    cn: { title: '德国增值税登记', summary: '远程销售的门槛。', body: '## 门槛\n\n全欧合计一万欧元。' },
    en: {
      title: 'Registering for VAT in Germany',
      summary: 'The distance-selling threshold.',
      body: '## Threshold\n\nEUR 10,000 across the union.',
    },
  })
  await publish('chinese-only', {
    en: { title: '', summary: '', body: '' },
    cn: { title: '只有中文的一篇', summary: '概要', body: '正文' },
  })
}, 120_000)

const reader = (lang: Lang) => sit('reader', { lang })
const rows = (who: Person) => who.page.locator('main ol > li h3').allInnerTexts()
const titled = (who: Person, title: string) =>
  who.until(
    'reads the title',
    () => who.page.title(),
    (given) => given === title,
  )

const words = [
  ['cn', '资讯中心 · 衡渡', '全欧合计', '德国增值税登记', '税务', '就业准证怎么申请'],
  ['en', 'Resources · Hengdu', 'across the union', 'Registering for VAT in Germany', 'Tax', 'Applying for an Employment Pass'],
] as const
describe.each(words.filter(([lang]) => lang === seatOf('readers').lang))('readers in %s', (lang, title, words, found, topic, pass) => {
  const s = t.pick(lang)

  it('search the bodies, see the matches in context, filter by topic and country, and share the address', async () => {
    const who = await reader(lang)
    await who.open('/informationCenter')
    await titled(who, title)
    await who.type(s.search, words)
    await who.sees(s.found(1, words))
    await soon(() => rows(who)).toEqual([found])
    await soon(async () => (await who.page.locator('main mark').allInnerTexts()).join(' ').toLowerCase()).toContain(words.split(' ')[0])
    expect(decodeURIComponent(who.page.url()).replaceAll('+', ' ')).toContain(`search=${words}`)
    await who.press(s.clear)
    await who.page
      .getByRole('link', { name: new RegExp(`^${topic}`) })
      .first()
      .click()
    await who.at(/topic=tax/)
    await who.sees(s.total(1))
    await who.page.reload()
    await who.settled()
    await soon(() => rows(who)).toEqual([found])
    await who.open('/informationCenter?search=zzzz')
    await who.sees(s.none)
    expect(who.faults).toEqual([])
    await who.context.close()
  })

  it('read an article with its contents and sources, and find it by its title', async () => {
    const who = await reader(lang)
    await who.open('/informationDetails?id=employment-pass')
    await titled(who, `${pass} · ${lang === 'cn' ? '衡渡' : 'Hengdu'}`)
    const contents = who.find('navigation', s.contents)
    await soon(() => contents.getByRole('button').count()).toBe(3)
    await contents.getByRole('button').nth(1).click()
    await who.at(/at=s-2/)
    await who.until(
      'sees the second section',
      () => who.page.locator('#s-2').evaluate((node) => node.getBoundingClientRect().top),
      (top) => top > 0 && top < 200,
    )
    const source = who.page.locator('section[aria-labelledby="sources"] a')
    await soon(() => source.getAttribute('rel')).toBe('noopener')
    await soon(() => source.getAttribute('href')).toBe('https://www.mom.gov.sg/')
    expect(who.faults).toEqual([])
    await who.context.close()
  })
})

describe('languages', () => {
  it('a switch keeps the article and the section being read', async () => {
    const who = await reader('cn')
    await who.open('/informationDetails?id=employment-pass')
    await who.find('navigation', t.pick('cn').contents).getByRole('button').nth(2).click()
    await who.press(t.pick('cn').otherLang)
    await titled(who, 'Applying for an Employment Pass · Hengdu')
    await who.at(/id=employment-pass/)
    const top = () => who.page.locator('#s-3').evaluate((node) => node.getBoundingClientRect().top)
    await who.until('stays at the third section', top, (at) => at > -10 && at < 200)
    await soon(() => who.page.locator('#s-3').innerText()).toBe('Filing')
    // The switch in the header, at the top of the page, keeps the article as well.
    await who.press(frames.pick('en').toOtherLang)
    await titled(who, '就业准证怎么申请 · 衡渡')
    await who.at(/id=employment-pass/)
    await who.context.close()
  })

  it('an article without a translation says so and marks its language', async () => {
    const who = await reader('en')
    await who.open('/informationDetails?id=chinese-only')
    await who.sees(t.pick('en').missing)
    await soon(() => who.page.locator('main h1').getAttribute('lang')).toBe('zh-CN')
    await who.open('/informationCenter')
    await who.sees(row.pick('en').onlyOther)
    await who.context.close()
  })

  it('an unknown article leads to the articles that there are; another article starts at its top', async () => {
    const who = await reader('en')
    await who.open('/informationDetails?id=no-such-article')
    await who.find('heading', t.pick('en').gone).waitFor()
    await who.page.locator('main a[href*="informationDetails?id="]').first().waitFor()
    await who.follow(t.pick('en').all)
    await who.at('/informationCenter')
    await who.open('/informationDetails?id=employment-pass')
    await who.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await who.page
      .getByRole('navigation', { name: t.pick('en').neighbours })
      .getByRole('link', { name: /VAT/ })
      .click()
    await who.at(/id=vat-germany/)
    await who.until(
      'is at the top',
      () => who.page.evaluate(() => window.scrollY),
      (y) => y === 0,
    )
    await who.until(
      'has the focus at the heading',
      () => who.page.evaluate(() => document.activeElement?.tagName),
      (tag) => tag === 'H1',
    )
    await who.context.close()
  })
})

describe('the desk', () => {
  it('writes a draft in both languages, publishes it, marks the stale language and clears the mark', async () => {
    const s = desk.pick('en')
    const who = await seat(op, 'operator', 'en')
    await who.open('/operatorHome/articles')
    await who.follow(s.write)
    await who.type(s.of(s.inChinese, s.fieldTitle), '泰国年假怎么算')
    await who.type(s.of(s.inChinese, s.summary), '满一年六天。')
    await who.type(s.of(s.inChinese, s.body), '## 起算\n\n**满一年**。')
    await who.type(s.of(s.inEnglish, s.fieldTitle), 'Annual leave in Thailand')
    await who.type(s.of(s.inEnglish, s.summary), 'Six days after a year.')
    await who.type(s.of(s.inEnglish, s.body), '## From when\n\nAfter **one year**.')
    await who.find('region', s.preview(s.inEnglish)).locator('strong', { hasText: 'one year' }).waitFor()
    await soon(() => who.field(s.slug).inputValue()).toBe('annual-leave-in-thailand')
    await who.choose(s.topic, 'Employment')
    await who.press(s.saveDraft)
    await who.at(/articles\?id=/)
    await who.press(s.publish)
    await who.press(s.publish, who.dialog)
    await who.hears(s.publishedNow)
    expect((await h.call('GET /ws/article/detail', { slug: 'annual-leave-in-thailand' })).status).toBe(200)

    await who.type(s.of(s.inChinese, s.body), '## 起算\n\n满一年，按比例折算。')
    await who.press(s.savePublic)
    await who.find('button', s.markCurrent).waitFor()
    await who.sees(/The English text is outdated/)
    await who.press(s.markCurrent)
    await who.hears(s.markedCurrent)
    await who.find('button', s.markCurrent).waitFor({ state: 'detached' })
    expect(who.faults).toEqual([])
    await who.context.close()
  })
})
