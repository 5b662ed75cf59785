import { expect, test } from 'vitest'
import { t as saved } from '../../src/features/base/saved/web/texts.ts'
import { t as quickfind } from '../../src/features/market/provider/web/texts.ts'
import { t as hall } from '../../src/features/work/demand/web/hall/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { cast, demandAt } from '../support/demands.ts'
import { aProvider } from '../support/providers.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** A person keeps a search of the hall, is notified of what is new, and finds again what they have marked. */

const { h, seat, journey } = browserSuite()

test.each(langOf('a search is saved'))('a search is saved, brings a message, and its link opens the list (%s)', async (lang) => {
  const s = saved.pick(lang)
  const people = await cast(h)
  await demandAt(h, people, 2, { title: 'Kept for later', areaCode: 'PT' })
  await demandAt(h, people, 2, { title: 'Passed over', areaCode: 'PT' })
  const who = await seat(people.provider, 'provider', lang)
  await journey(`saved ${lang}`, [who], async () => {
    await who.open('/demandHall/2/home?region=PT')
    await who.sees('Kept for later')
    await who.press(s.open)
    await who.type(s.name, 'Lisbon', who.dialog)
    await who.choose(s.frequency, s.atOnce, who.dialog)
    await who.press(s.save, who.dialog)
    await who.sees('Lisbon', who.find('region', s.list, who.dialog))
    await who.press(s.renameOf('Lisbon'), who.dialog)
    await who.type(s.name, 'Portugal', who.find('region', s.list, who.dialog))
    await who.press(s.save, who.find('region', s.list, who.dialog))
    await who.sees('Portugal', who.find('region', s.list, who.dialog))
    await who.page.keyboard.press('Escape')

    await who.press(s.mark('Kept for later'))
    await soon(() => who.find('button', s.mark('Kept for later')).getAttribute('aria-pressed')).toBe('true')
    await who.find('checkbox', hall.pick(lang).bookmarked).click()
    await soon(() => who.page.getByText('Passed over').count()).toBe(0)
    await who.sees('Kept for later')

    await demandAt(h, people, 2, { title: 'New in Porto', areaCode: 'PT' })
    h.clock.advance({ minutes: 5 })
    await h.jobs.runDue()
    await who.open('/personalHome/systemInfo')
    await who.sees(/Portugal.*New in Porto/)
    const { records } = await h.ok('GET /ws/notice/list', {}, people.provider.as)
    const link = records.find(({ kind }) => kind === 'savedSearchFound')?.link ?? ''
    expect(link).toBe('/demandHall/2/home?region=PT')
    await who.open(link)
    await who.sees('New in Porto')
    expect(new URL(who.page.url()).hash).toContain('region=PT')
  })
})

test.each(langOf('an entry is bookmarked'))('an entry is bookmarked in its drawer and found by the filter (%s)', async (lang) => {
  const s = saved.pick(lang)
  const name = { cn: '澄湾人力', en: 'Clearbay People' }[lang]
  const { number } = await aProvider(h)
  await aProvider(h, { nameCn: '远岸人力', nameEn: 'Farshore People' })
  const people = await cast(h)
  const who = await seat(people.provider, 'reader', lang)
  await journey(`bookmark ${lang}`, [who], async () => {
    await who.open(`/globalQuickfind?id=${number}`)
    await who.press(s.mark(name), who.dialog)
    await soon(() => who.find('button', s.mark(name), who.dialog).getAttribute('aria-pressed')).toBe('true')
    await who.open('/globalQuickfind')
    await who.sees({ cn: '远岸人力', en: 'Farshore People' }[lang])
    await who.find('checkbox', quickfind.pick(lang).bookmarked).click()
    await soon(() => who.page.getByText({ cn: '远岸人力', en: 'Farshore People' }[lang]).count()).toBe(0)
    await who.sees(name)
  })
})
