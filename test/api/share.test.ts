import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t as solution } from '../../src/features/market/solution/web/texts.ts'
import { errors } from '../../src/platform/contract/errors.ts'
import { buildWeb } from '../support/browser.ts'
import type { FreshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Pages for readers without scripts, search engines and link previews. */
let database: FreshDatabase
let h: TestServer
beforeAll(async () => {
  await buildWeb()
  database = await demoDatabase()
  h = await startServer({ databaseUrl: database.url, config: { PUBLIC_URL: 'https://hengdu.example' } })
}, 300_000)
afterAll(async () => {
  await h?.close()
  await database?.drop()
})

const langs = ['cn', 'en'] as const
const HOME = 'https://hengdu.example'
const get = (path: string, headers: Record<string, string> = {}) => fetch(h.url + path, { headers, redirect: 'manual' })
const meta = (html: string, name: string) => html.match(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`))?.[1]
const textOf = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#39;/g, '’')

interface Thing {
  '@type': string
  [name: string]: unknown
}
/** The structured data of a page, parsed as a search engine would. */
function thingsOf(html: string): Thing[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(found).toHaveLength(1)
  const parsed = JSON.parse(found[0]![1]!) as { '@context': string; '@graph': Thing[] }
  expect(parsed['@context']).toBe('https://schema.org')
  return parsed['@graph']
}
const thing = (html: string, type: string): Thing => {
  const found = thingsOf(html).filter((one) => one['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}

async function oneOfEach() {
  const articles = await h.ok('GET /ws/article/list', { pageSize: 1 })
  const events = await h.ok('GET /ws/event/list', { kind: 'offlineSalon', tab: 'ongoing', pageSize: 1 })
  const providers = await h.ok('GET /ws/provider/search', { pageSize: 1 })
  return { article: articles.records[0]!, event: events.records[0]!, provider: providers.records[0]! }
}

/** Every page of the sitemap, once, without its language. */
async function listed(): Promise<string[]> {
  const xml = await (await get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>https:\/\/hengdu\.example([^<]*)\?lang=cn<\/loc>/g)].map(([, path]) => path!)
}

it('that cannot be answered says so as a page in the reader’s language, and to a program as JSON', async () => {
  const busy = await startServer({ databaseUrl: database.url, perMinute: 2 })
  try {
    for (const lang of langs) expect((await fetch(`${busy.url}/share/safetyCompliance?lang=${lang}`)).status).toBe(200)
    for (const [lang, said] of [
      ['cn', errors.tooMany.cn],
      ['en', errors.tooMany.en],
    ] as const) {
      const answer = await fetch(`${busy.url}/share/home?lang=${lang}`, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
      const html = await answer.text()
      expect(html).toContain(`<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">`)
      expect(textOf(html.match(/<h1>[\s\S]*<\/h1>/)![0]).trim()).toBe(said)
      expect(html).toContain(answer.headers.get('x-request-id')!)
    }
    const program = await fetch(`${busy.url}/share/home`, { headers: { accept: 'application/json' } })
    expect(await program.json()).toMatchObject({ success: false, code: 429 })
  } finally {
    await busy.close()
  }
})

describe('a page', () => {
  it('of the portal, in both languages: its own title, description, address, alternates, text and way into the app', async () => {
    const pages = (await listed()).filter((path) => path.split('/').length === 3)
    expect(pages).toEqual(
      expect.arrayContaining(['home', 'globalQuickfind', 'contactUs', 'platformProtocol-1'].map((one) => `/share/${one}`)),
    )
    for (const lang of langs) {
      const titles = new Set<string>()
      const descriptions = new Set<string>()
      for (const path of pages) {
        const answer = await get(`${path}?lang=${lang}`)
        expect(answer.status, path).toBe(200)
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        const html = await answer.text()
        expect(html).toContain(`<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">`)
        expect(html.match(/<h1>/g), path).toHaveLength(1)
        expect(html).not.toContain('http-equiv')
        for (const text of [solution.pick(lang).here, solution.pick(lang).draftNote]) expect(textOf(html), path).not.toContain(text)
        expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
        expect(html).not.toMatch(/href="#(?!main")|<(button|input|select|form|svg class)/)
        const title = html.match(/<title>([^<]*)<\/title>/)![1]!
        expect(titles.has(title), `${path}: ${title}`).toBe(false)
        titles.add(title)
        const description = meta(html, 'description')!
        expect(description.length, path).toBeGreaterThan(lang === 'en' ? 20 : 8)
        expect(descriptions.has(description), `${path}: ${description}`).toBe(false)
        descriptions.add(description)
        expect(html).toContain(`<link rel="canonical" href="${HOME}${path}?lang=${lang}">`)
        for (const [name, query] of [
          ['zh-CN', '?lang=cn'],
          ['en', '?lang=en'],
          ['x-default', ''],
        ])
          expect(html).toContain(`<link rel="alternate" hreflang="${name}" href="${HOME}${path}${query}">`)
        expect(textOf(html).length, path).toBeGreaterThan(lang === 'en' ? 900 : 350)
        expect(html.match(/class="enter" href="([^"]*)"/)![1], path).toMatch(
          lang === 'en' ? /^https:\/\/hengdu\.example\/#\/.*[?&;]lang=en$/ : /^https:\/\/hengdu\.example\/#\/[^?]*$/,
        )
        expect(thingsOf(html).length, path).toBeGreaterThan(0)
      }
    }
  })

  it('in English has no Chinese besides names and the language switch', async () => {
    const pages = (await listed()).filter((path) => path.split('/').length === 3)
    for (const path of pages) {
      const html = await (await get(`${path}?lang=en`)).text()
      const own = html.replaceAll(/<a [^>]*lang="zh-CN">[^<]*<\/a>/g, '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
      const main = own.slice(own.indexOf('<main'), own.indexOf('</main>'))
      expect((textOf(main).match(/\p{Script=Han}/gu) ?? []).length, path).toBeLessThan(40)
    }
  })

  it('of an article has its whole text and its sources', async () => {
    const { article } = await oneOfEach()
    const detail = await h.ok('GET /ws/article/detail', { slug: article.slug })
    for (const lang of langs) {
      const html = await (await get(`/share/article/${article.slug}?lang=${lang}`)).text()
      expect(html).toContain(detail[lang]!.html.replaceAll('<table>', '<table tabindex="0">'))
      for (const { url } of detail.sources) expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
      expect(meta(html, 'og:type')).toBe('article')
      expect(thing(html, 'Article')).toMatchObject({
        headline: detail[lang]!.title,
        datePublished: detail.publishedAt,
        inLanguage: lang === 'en' ? 'en' : 'zh-CN',
        citation: detail.sources.map(({ url }) => url),
        image: meta(html, 'og:image'),
      })
      const trail = thing(html, 'BreadcrumbList')['itemListElement'] as { position: number; name: string; item: string }[]
      expect(trail.map(({ position }) => position)).toEqual([1, 2, 3])
      expect(trail[0]!.item).toBe(`${HOME}/share/home?lang=${lang}`)
      expect(trail[2]).toMatchObject({ name: detail[lang]!.title, item: `${HOME}/share/article/${article.slug}?lang=${lang}` })
      expect(html).toContain(`/#/informationDetails?id=${article.slug}`)
    }
  })

  it('of an event has its times in its own zone, its place and its agenda', async () => {
    const { event } = await oneOfEach()
    const detail = await h.ok('GET /ws/event/detail', { id: event.slug })
    for (const lang of langs) {
      const html = await (await get(`/share/event/${event.slug}?lang=${lang}`)).text()
      expect(textOf(html)).toContain(detail.zone)
      expect(textOf(html).replaceAll(/\s+/g, ' ')).toContain(detail.title[lang].replaceAll("'", '’'))
      for (const item of detail.agenda) expect(html).toContain(item.time)
      expect(thing(html, 'Event')).toMatchObject({
        name: detail.title[lang],
        startDate: detail.startsAt,
        endDate: detail.endsAt,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: detail.region.code } },
        image: meta(html, 'og:image'),
        offers: { '@type': 'Offer', price: 0 },
      })
      expect(html).toContain(`/#/activityDetail/${event.slug}/${event.kind}`)
    }
  })

  it('of a firm has its facts and nothing that is paid for', async () => {
    const { provider } = await oneOfEach()
    const { rows } = await h.services.pool.query(
      'select c.person, c.phone, c.email, c.wechat from provider_contact c join provider p on p.id = c.provider_id where p.number = $1',
      [provider.number],
    )
    for (const lang of langs) {
      const html = await (await get(`/share/provider/${provider.number}?lang=${lang}`)).text()
      const firm = thingsOf(html).find((one) => one['identifier'] === provider.number)
      expect(firm).toMatchObject({ '@type': 'Organization', name: provider.name[lang] })
      expect(html).toContain(`/share/country/${provider.home.code}?lang=${lang}`)
      for (const value of Object.values(rows[0]).filter(Boolean)) expect(html).not.toContain(value)
    }
  })

  it('of a country has its next holidays, what employers pay, and its firms', async () => {
    for (const lang of langs) {
      const html = await (await get(`/share/country/SG?lang=${lang}`)).text()
      expect(thing(html, 'WebPage')).toMatchObject({ about: { '@type': 'Country', identifier: 'SG' } })
      expect(html).toMatch(/UTC\+08:00/)
      expect(html.match(/<li>[^<]*202[67]/g)!.length).toBeGreaterThan(4)
      expect(html).toContain('CPF')
      expect(html.match(/\/share\/provider\//g)!.length).toBeGreaterThan(3)
    }
  })

  it('with questions says them to search engines as it says them to readers; one without says none', async () => {
    const html = await (await get('/share/globalHiringAndTalentServices?lang=en')).text()
    const asked = thing(html, 'FAQPage')['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    expect(asked.length).toBeGreaterThan(3)
    const text = textOf(html).replaceAll(/\s+/g, ' ')
    for (const { name, acceptedAnswer } of asked) {
      expect(text).toContain(name.replaceAll("'", '’'))
      expect(text).toContain(acceptedAnswer.text.slice(0, 40).replaceAll("'", '’'))
    }
    expect(thingsOf(await (await get('/share/contactUs')).text()).map((one) => one['@type'])).not.toContain('FAQPage')
  })

  it('names who is behind it, with the phone in each footer', async () => {
    const { servicePhone } = await h.ok('GET /ws/setting/public', {})
    const html = await (await get('/share/home?lang=en')).text()
    expect(thing(html, 'Organization')).toMatchObject({ name: 'Hengdu', contactPoint: { telephone: servicePhone } })
    expect(thing(html, 'WebSite')).toMatchObject({ inLanguage: 'en' })
    for (const path of ['/share/home', '/share/safetyCompliance', '/share/country/DE']) {
      const footer = (await (await get(path)).text()).match(/<footer[\s\S]*<\/footer>/)![0]
      expect(footer).toContain(`>${servicePhone}</a>`)
      expect(footer).toContain('/#/contactUs')
      expect(footer).toContain(`© 2024–${h.clock.now().toZonedDateTimeISO('Asia/Shanghai').year} `)
      expect(thingsOf(await (await get(path)).text()).find((one) => one['@id'] === `${HOME}/#organization`)).toBeTruthy()
    }
  })

  it('escapes what people wrote', async () => {
    await h.services.pool.query(`update provider set intro_en = $1 where number = 'P-00001'`, ['<script>alert(1)</script> "quoted" & more'])
    const html = await (await get('/share/provider/P-00001?lang=en')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('We have not checked them.')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; more')
    expect(thingsOf(html).find((one) => one['identifier'] === 'P-00001')!['description']).toBe('<script>alert(1)</script> "quoted" & more')
  })

  it('is Chinese without a choice, whatever the browser prefers; the channel is passed on, and other parameters are not', async () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9' }
    for (const path of ['/share/home', '/share/nothing', '/some/unknown']) {
      expect(await (await get(path, english)).text()).toContain('<html lang="zh-CN">')
      expect(await (await get(`${path}?lang=en`)).text()).toContain('<html lang="en">')
    }
    expect(await (await get('/share/home?channel=TIDE7')).text()).toContain('/#/home?channel=TIDE7')
    const odd = await (await get('/share/home?channel=%22%3E%3Cscript%3E')).text()
    expect(odd).not.toContain('<script>')
    expect(odd).toContain('/#/home"')
  })

  it('is sent once: an unchanged one costs a reader nothing', async () => {
    const first = await get('/share/aboutUs?lang=en')
    const again = await get('/share/aboutUs?lang=en', { 'if-none-match': first.headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/share/aboutUs?lang=cn', { 'if-none-match': first.headers.get('etag')! })).status).toBe(200)
  })
})

describe('a picture of a shared link', () => {
  it('is a PNG of the size that its page names, with the title in the page’s language', async () => {
    const { article } = await oneOfEach()
    const pictures = []
    for (const lang of langs) {
      const html = await (await get(`/share/article/${article.slug}?lang=${lang}`)).text()
      const { pathname, search } = new URL(meta(html, 'og:image')!)
      const picture = await get(pathname + search)
      expect(picture.headers.get('content-type')).toBe('image/png')
      const png = Buffer.from(await picture.arrayBuffer())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      const at = png.indexOf('IDAT')
      expect(inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))).length).toBeGreaterThan(1200 * 630)
      pictures.push(png.toString('base64'))
    }
    expect(new Set(pictures).size).toBe(2)
  })

  it('is not drawn of a page that does not exist', async () => {
    for (const path of ['article/no-such', 'article/%00', 'nothing', 'country/ZZ', 'x/y']) {
      const answer = await get(`/share/picture/${path}.png`)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8'])
    }
  })
})

describe('what does not exist', () => {
  it.each([
    ['article/no-such', '/share/article/'],
    ['article/%00', '/share/article/'],
    ['event/no-such', '/share/event/'],
    ['provider/P-99999', '/share/provider/'],
    ['country/ZZ', '/share/country/'],
    ['constructor/x', '/share/home'],
    ['demand/x', '/share/home'],
    ['nothing', '/share/home'],
  ])('/share/%s is 404, and leads to what there is', async (path, list) => {
    for (const lang of langs) {
      const answer = await get(`/share/${path}?lang=${lang}`)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">`)
      expect(html).toContain('noindex')
      expect(html).toContain(`href="${list}`)
    }
  })

  it.each(['*/*', 'text/html', undefined])('a plain path is never answered with JSON (accept: %s)', async (accept) => {
    const headers: Record<string, string> = accept ? { accept } : {}
    for (const path of ['/globalQuickfind', '/contactUs', '/loginHome/registry', '/activityDetail/some-event/offlineSalon']) {
      const answer = await get(`${path}?region=DE`, headers)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/#${path}?region=DE`])
    }
    for (const [lang, line] of [
      ['cn', '页面不存在或无法访问'],
      ['en', 'This page does not exist or is not accessible'],
    ] as const) {
      const answer = await get(`/globalQuickfnd?lang=${lang}`, headers)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      const html = await answer.text()
      expect(html).toContain(`<h1>${line}</h1>`)
      // The nearest page comes first.
      expect(html.match(/<h2>[^<]*<\/h2><ul><li><a href="([^"?]*)/)![1]).toBe('/share/globalQuickfind')
    }
    expect((await get('/api/ws/nothing', headers)).headers.get('content-type')).toContain('application/json')
  })
})

it('the sitemap names every public page in both languages, and robots.txt leads to it', async () => {
  const { article, event, provider } = await oneOfEach()
  const xml = await (await get('/sitemap.xml')).text()
  const paths = [`article/${article.slug}`, `event/${event.slug}`, `provider/${provider.number}`, 'home', 'aboutUs', 'country/SG']
  for (const path of paths) {
    expect(xml).toContain(`<loc>https://hengdu.example/share/${path}?lang=cn</loc>`)
    expect(xml).toContain(`<loc>https://hengdu.example/share/${path}?lang=en</loc>`)
    expect(xml).toContain(`hreflang="x-default" href="https://hengdu.example/share/${path}"`)
  }
  const { total } = await h.ok('GET /ws/provider/search', { pageSize: 1 })
  expect(xml.match(/<loc>[^<]*\/share\/provider\//g)).toHaveLength(total * 2)
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://hengdu.example/sitemap.xml')
  // Feeds that public pages link to may be read.
  for (const [, feed] of (await (await get('/share/home')).text()).matchAll(/href="(\/api\/[^"?]+)/g))
    expect(robots).toContain(`Allow: ${feed}\n`)
  const all = await listed()
  expect(new Set(all).size).toBe(all.length)
  for (const path of all.filter((_, at) => at % 7 === 0)) expect((await get(`${path}?lang=en`)).status, path).toBe(200)
})

it('icons and colours of the browser’s frame are there', async () => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, expect.stringContaining(type)])
  }
  const page = await get('/', { 'accept-encoding': 'br' })
  expect(page.headers.get('link')).toBe(`<${HOME}/share/home>; rel="canonical"`)
  const html = await page.text()
  for (const line of ['name="theme-color"', 'name="description"', 'rel="apple-touch-icon"', 'href="/favicon.ico"', 'url=/share/home'])
    expect(html).toContain(line)
})
