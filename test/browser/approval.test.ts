import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../src/features/base/approval/web/texts.ts'
import { t as detail } from '../../src/features/work/demand/web/detail/texts.ts'
import { t as funding } from '../../src/features/work/demand/web/funding/texts.ts'
import { sideLabels } from '../../src/features/work/demand/web/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { cast, formOf, type Stage } from '../support/demands.ts'
import { looksRight } from '../support/looks.ts'
import { prove } from '../support/pages/proof.ts'
import type { Person as Persona } from '../support/personas.ts'
import { langOf } from '../support/run.ts'

/** A large payment: one member submits it, another approves it; the screens say what waits and for whom. */

const { h, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h, { limited: true })
})

describe.each(langOf('a second person'))('a second person, in %s', (lang) => {
  const s = t.pick(lang)
  const f = funding.pick(lang)
  const signedIn = async (name: string, who: Persona, width?: number): Promise<Person> => seat(who, name, { lang, ...(width && { width }) })
  it('approves what was submitted, and only then money moves', { timeout: 300_000 }, async () => {
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '20000.00' }) }, people.publisher.as)
    const owner = await signedIn('owner', people.publisher.owner)
    const finance = await signedIn('finance', people.publisher.member.finance)
    const phone = await signedIn('phone', people.publisher.member.finance, 320)
    try {
      await owner.open(`/personalHome/hosting?id=${id}`)
      await owner.press(f.review)
      await owner.sees(s.needed)
      await owner.press(f.confirm(formatMoney(2_000_000, 'EUR', lang)))
      await prove(owner)
      await owner.at('/personalHome/demandDetails')
      await owner.find('heading', s.requestTitle).waitFor()
      await owner.sees(s.yours)
      await looksRight(owner)
      await phone.open('/companyHome/approvals')
      await phone.find('button', s.approve).waitFor()
      await looksRight(phone)
      await finance.open('/companyHome/approvals')
      await finance.find('button', s.approve).waitFor()
      await finance.press(s.approve)
      await finance.press(new RegExp(`^${s.approve} EUR`), finance.dialog)
      await prove(finance)
      await finance.sees(s.none)
      await owner.find('heading', s.requestTitle).waitFor({ state: 'detached' })
      expect((await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).seaServiceStatus).toBe(1)
      // The history names both.
      const { owner: asker, member } = people.publisher
      const who = `${member.finance.name} · ${sideLabels.publisher[lang]}`
      await owner.sees(detail.pick(lang).askedBy(who, asker.name))
      await finance.press(s.change)
      await looksRight(finance)
    } catch (error) {
      throw await pictured(error, `approval finance ${lang}`, [owner, finance])
    }
  })
})
