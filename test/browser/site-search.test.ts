import { beforeAll, expect, it } from 'vitest'
import { t as frames } from '../../src/app/web/frames/texts.ts'
import { answers } from '../../src/app/web/portal/about/help-texts.ts'
import { t as home } from '../../src/app/web/portal/home/texts.ts'
import { t } from '../../src/app/web/search/texts.ts'
import { t as country } from '../../src/features/market/solution/web/country/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { tooWide } from '../support/pages/look.ts'
import { articleTitle, eventTitles, providerNames, registerFeatures } from '../support/portal.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** The search over the whole site, from the header and from the first screen. */

const { h, sit } = browserSuite()
beforeAll(async () => {
  await registerFeatures(h)
})

const vietnam = { cn: '越南', en: 'Vietnam' }

it.each(langOf('finds countries'))('finds countries, providers, articles, events, pages and help, and leads there (%s)', async (lang) => {
  const s = t.pick(lang)
  const who = await sit('reader', { lang })
  const ask = async (words: string) => {
    await who.press(frames.pick(lang).siteSearch, who.page.locator('header'))
    await who.field(s.title, who.dialog).fill(words)
  }
  const inKind = (kind: string, name: string) => who.find('region', kind, who.dialog).getByText(name).first().waitFor()
  try {
    await who.open('/aboutUs')
    await ask(vietnam[lang])
    await inKind(s.countries, vietnam[lang])
    await inKind(s.firms, providerNames.vietnam[lang])
    await looksRight(who)
    await who.find('region', s.countries, who.dialog).getByRole('link').first().click()
    await who.at('/globalQuickfind?region=VN')
    await who.page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await who.find('region', country.pick(lang).label(vietnam[lang])).waitFor()

    await ask(articleTitle[lang])
    await inKind(s.articles, articleTitle[lang])
    await who.field(s.title, who.dialog).fill(eventTitles.offlineSalon[lang])
    await inKind(s.events, eventTitles.offlineSalon[lang])
    const { question } = answers[2]!
    await who.field(s.title, who.dialog).fill({ cn: '托管', en: 'escrow' }[lang])
    await who.follow(question[lang], who.find('region', s.pages, who.dialog))
    await who.at('/aboutUs?at=help')

    await ask('zzzzqqq')
    await who.sees(s.none('zzzzqqq'), who.dialog)
    // The first empties the field, as in every search field.
    await who.page.keyboard.press('Escape')
    await who.page.keyboard.press('Escape')
    await who.page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await soon(() => who.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(frames.pick(lang).siteSearch)
    expect(who.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, `site search ${lang}`, [who])
  } finally {
    await who.leave()
  }
})

it.each(langOf('the first screen searches the directory'))(
  'the first screen searches the directory, and the bar keeps search and language on a phone (%s)',
  async (lang) => {
    const s = home.pick(lang)
    const who = await sit('phone', { lang, width: 390 })
    try {
      await who.open('/home')
      await who.type(s.searchLabel, vietnam[lang])
      await who.page.keyboard.press('Enter')
      await who.at(/^\/globalQuickfind\?search=/)
      await who.sees(providerNames.vietnam[lang])
      const header = who.page.locator('header')
      for (const name of [frames.pick(lang).siteSearch, frames.pick(lang).toOtherLang]) await who.find('button', name, header).waitFor()
      await who.press(frames.pick(lang).siteSearch, header)
      await who.field(t.pick(lang).title, who.dialog).fill(vietnam[lang])
      await who.find('region', t.pick(lang).countries, who.dialog).waitFor()
      expect(await tooWide(who)).toEqual([])
      await who.afresh('/loginHome')
      await who.press(frames.pick(lang).siteSearch, header)
      await who.field(t.pick(lang).title, who.dialog).waitFor()
      expect(who.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `first screen ${lang}`, [who])
    } finally {
      await who.leave()
    }
  },
)
