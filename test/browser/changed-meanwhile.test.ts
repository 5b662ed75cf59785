import { expect, test } from 'vitest'
import { t as company } from '../../src/features/base/company/web/texts.ts'
import { t as changed } from '../../src/platform/web/ui/changed-texts.ts'
import { t as review } from '../../src/platform/web/ui/review/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { demandAt, formOf } from '../support/demands.ts'
import { tooWide, violations } from '../support/pages/look.ts'
import { individual, company as makeCompany, operator } from '../support/personas.ts'
import { seatOf } from '../support/run.ts'

/** What somebody sees whose screen is older than what a colleague has saved. */

const { h, seat } = browserSuite()

test('a form that a colleague has saved meanwhile keeps what was typed, and shows theirs', async () => {
  const { lang, dark } = seatOf('changed form')
  const [s, w] = [company.pick(lang), changed.pick(lang)]
  const firm = await makeCompany(h, { roles: ['admin'] })
  const {
    id: _,
    version,
    areaText: _a,
    status: _s,
    fullNameLocked: _f,
    createdAt: _c,
    ...info
  } = await h.ok('GET /ws/company/info', {}, firm.as)
  const who = await seat(firm.owner, 'owner', { lang, dark })
  try {
    await who.open('/companyHome/companyInfo')
    await who.type(s.intro, 'Typed by the owner')
    const theirs = { ...info, logo: '', album: [], version, address: 'Hafenstraße 1' }
    await h.ok('POST /ws/company/info', theirs, firm.member.admin.as)
    await who.press(s.save)
    await who.sees(w.title)
    await who.sees(s.address, who.page.getByRole('list', { name: w.fields }))
    expect(await violations(who)).toEqual([])
    expect(await tooWide(who)).toEqual([])
    await who.press(w.keepMine)
    await who.until(
      'the address that the colleague has saved',
      () => who.field(s.address).inputValue(),
      (text) => text === 'Hafenstraße 1',
    )
    await who.press(s.save)
    await who.until(
      'both changes are stored',
      () => h.ok('GET /ws/company/info', {}, firm.as),
      ({ intro, address }) => intro === 'Typed by the owner' && address === 'Hafenstraße 1',
    )
  } finally {
    await who.leave()
  }
})

test('an operator decides on the case as they opened it, and asks for the latest', async () => {
  const { lang, dark } = seatOf('changed case')
  const r = review.pick(lang)
  const publisher = await makeCompany(h, { funded: [{ amountMinor: 500_000_000, currency: 'EUR' }] })
  const people = { publisher, provider: await individual(h), platform: await operator(h) }
  const id = await demandAt(h, people, 1, { title: 'Clean translation request' })
  await h.ok('POST /ws/demand/publish', { id }, publisher.as)
  const who = await seat(people.platform, 'operator', { lang, dark })
  try {
    await who.open(`/operatorHome/demandReview?id=${id}`)
    await who.find('heading', 'Clean translation request').waitFor()
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { title: 'Buy 500 fake reviews' }) }, publisher.as)
    await h.ok('POST /ws/demand/publish', { id }, publisher.as)
    await who.sees(r.changedSinceOpened)
    await who.find('heading', 'Clean translation request').waitFor()
    expect(await violations(who)).toEqual([])
    await who.press(r.showChanged)
    await who.find('heading', 'Buy 500 fake reviews').waitFor()
  } finally {
    await who.leave()
  }
})
