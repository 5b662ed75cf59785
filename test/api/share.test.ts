import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FreshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Plain paths for link previews and search engines. */
let database: FreshDatabase
let h: TestServer
beforeAll(async () => {
  database = await demoDatabase()
  h = await startServer({ databaseUrl: database.url, config: { PUBLIC_URL: 'https://hengdu.example' } })
}, 240_000)
afterAll(async () => {
  await h?.close()
  await database?.drop()
})

const get = (path: string, lang = 'zh-CN') => fetch(h.url + path, { headers: { 'accept-language': lang } })
const meta = (html: string, name: string) => html.match(new RegExp(`property="${name}" content="([^"]*)"`))?.[1]

async function oneOfEach() {
  const articles = await h.ok('GET /ws/article/list', { pageSize: 1 })
  const events = await h.ok('GET /ws/event/list', { kind: 'offlineSalon', pageSize: 1 })
  const providers = await h.ok('GET /ws/provider/search', { pageSize: 1 })
  return { article: articles.records[0]!, event: events.records[0]!, provider: providers.records[0]! }
}

it('a shared article, event and provider have title, description and picture in both languages, and lead to their hash route', async () => {
  const { article, event, provider } = await oneOfEach()
  const shared = [
    [`/share/article/${article.slug}`, `/#/informationDetails?id=${article.slug}`],
    [`/share/event/${event.slug}`, '/#/activityDetail/'],
    [`/share/provider/${provider.number}`, `/#/globalQuickfind?id=${provider.number}`],
    ['/share/home', '/#/home'],
  ] as const
  for (const [path, to] of shared) {
    for (const lang of ['cn', 'en'] as const) {
      const answer = await get(`${path}?lang=${lang}`)
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">`)
      expect(meta(html, 'og:title')!.length, path).toBeGreaterThan(3)
      expect(meta(html, 'og:description')!.length, path).toBeGreaterThan(10)
      expect(html).toContain(`url=https://hengdu.example${to}`)
      expect(/url=[^"]*[?;&]lang=en"/.test(html)).toBe(lang === 'en')
      if (lang === 'en') expect(meta(html, 'og:title')).not.toMatch(/\p{Script=Han}/u)
      const picture = await get(new URL(meta(html, 'og:image')!).pathname)
      expect(picture.headers.get('content-type')).toBe('image/png')
      const png = Buffer.from(await picture.arrayBuffer())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      const at = png.indexOf('IDAT')
      expect(inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))).length).toBeGreaterThan(1200 * 630)
    }
  }
})

it('without a choice the language is the browser’s; the channel is passed on, and other parameters are not', async () => {
  expect(await (await get('/share/home', 'en-GB,en;q=0.9')).text()).toContain('<html lang="en">')
  expect(await (await get('/share/home')).text()).toContain('<html lang="zh-CN">')
  expect(await (await get('/share/home?channel=TIDE7')).text()).toContain('/#/home?channel=TIDE7')
  const odd = await (await get('/share/home?channel=%22%3E%3Cscript%3E')).text()
  expect(odd).not.toContain('<script')
  expect(odd).toContain('/#/home"')
})

it('missing or non-public pages are not found: 404, and a link to the page that says so', async () => {
  for (const path of [
    '/share/article/no-such',
    '/share/event/no-such',
    '/share/provider/P-99999',
    '/share/constructor/x',
    '/share/demand/x',
  ]) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).toContain('/#/404')
  }
})

it('the sitemap names every public article, event and provider in both languages, and robots.txt leads to it', async () => {
  const { article, event, provider } = await oneOfEach()
  const xml = await (await get('/sitemap.xml')).text()
  for (const path of [`article/${article.slug}`, `event/${event.slug}`, `provider/${provider.number}`, 'home']) {
    expect(xml).toContain(`<loc>https://hengdu.example/share/${path}?lang=cn</loc>`)
    expect(xml).toContain(`<loc>https://hengdu.example/share/${path}?lang=en</loc>`)
  }
  const { total } = await h.ok('GET /ws/provider/search', { pageSize: 1 })
  expect(xml.match(/<loc>[^<]*\/share\/provider\//g)).toHaveLength(total * 2)
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://hengdu.example/sitemap.xml')
})
