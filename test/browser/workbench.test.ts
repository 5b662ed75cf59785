import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { t as persons } from '../../src/features/base/profile/web/desk/texts.ts'
import { t as card } from '../../src/features/base/profile/web/texts.ts'
import { t as orders } from '../../src/features/money/wallet/web/orders/texts.ts'
import { demandErrors } from '../../src/features/work/demand/contract/errors.ts'
import { moveTexts } from '../../src/features/work/demand/contract/texts.ts'
import { t as review } from '../../src/features/work/demand/web/desk/texts.ts'
import { t as detail } from '../../src/features/work/demand/web/detail/texts.ts'
import { t as joined } from '../../src/features/work/demand/web/joined/texts.ts'
import { t as moves } from '../../src/features/work/demand/web/moves/texts.ts'
import { t as invitations } from '../../src/features/work/demand/web/providers/invitation-texts.ts'
import { t as providers } from '../../src/features/work/demand/web/providers/texts.ts'
import { applicationLabels } from '../../src/features/work/demand/web/texts.ts'
import { formatMoney } from '../../src/platform/contract/amount.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { t as form } from '../../src/platform/web/ui/form-texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { cast, demandAt, type Stage } from '../support/demands.ts'
import { upload } from '../support/files.ts'
import { prove } from '../support/pages/proof.ts'
import { company, individual, type Person as Persona } from '../support/personas.ts'
import { proved } from '../support/proof.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** What people ran into when they worked here for a day: ways back, what a role may not do, what is printed, what waits for long. */

const { h, journey, seat } = browserSuite()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})
// A proof on a page replaces the one that the calls of the tests carry.
afterEach(() => proved(h, people.publisher.owner))

async function as(persona: Persona, lang: Lang, visit: (who: Person) => Promise<void>, width?: number): Promise<void> {
  const who = await seat(persona, persona.name, { lang, ...(width && { width }) })
  await journey(`workbench ${lang}`, [who], () => visit(who))
}
const inView = (who: Person, selector: string) => who.page.locator(selector).filter({ visible: true }).allInnerTexts()

describe.each(langOf('a demand'))('a demand, in %s', (lang) => {
  const s = detail.pick(lang)

  it('shows a company that is not verified why it cannot apply, and leads it back to its own hall', async () => {
    const id = await demandAt(h, people, 2)
    const { owner } = await company(h, { verified: false })
    await as(owner, lang, async (who) => {
      await who.open(`/demandHall/1/demandDetails?id=${id}`)
      await who.sees(demandErrors.serveUnverified[lang])
      await who.follow(s.toHall, who.page.locator('main'))
      await who.at('/demandHall/1/home')
    })
  })

  it('says to a role that may only view why it offers no step', async () => {
    const id = await demandAt(h, people, 5)
    await as(people.publisher.member.viewer, lang, async (who) => {
      await who.open(`/personalHome/demandDetails?id=${id}`)
      await who.sees(s.viewOnly)
      await soon(() => who.find('link', moveTexts.confirm.label[lang]).count()).toBe(0)
    })
  })

  it('lets a company invite a provider by number, and no role that may not pick', async () => {
    const p = providers.pick(lang)
    const id = await demandAt(h, people, 2)
    const page = `/personalHome/facilitator?id=${id}&add=1`
    await as(people.publisher.owner, lang, async (who) => {
      await who.open(page)
      await who.type(p.phone, '15999990001')
      await who.press(p.invite)
      await who.sees(p.inviteDone)
      await who.sees(invitations.pick(lang).title(1))
    })
    await as(people.publisher.member.viewer, lang, async (who) => {
      await who.open(page)
      await who.sees(invitations.pick(lang).title(1))
      await soon(() => who.page.getByText(p.addTitle).count()).toBe(0)
    })
  })

  it('lets a company pick again who did not start, and says so to the person', async () => {
    const p = providers.pick(lang)
    const id = await demandAt(h, people, 3)
    await h.ok('POST /ws/demand/decline', { id, reason: '档期冲突 Booked that week' }, people.provider.as)
    await as(people.provider, lang, async (who) => {
      await who.open(`/personalHome/demandDetails?id=${id}`)
      await who.sees(lang === 'cn' ? '企业可以再次选定您' : 'the company can pick you again')
    })
    await as(people.publisher.owner, lang, async (who) => {
      await who.open(`/personalHome/facilitator?id=${id}`)
      await who.sees(applicationLabels.declined[lang])
      await who.sees('Booked that week')
      await who.press(p.pickOf(people.provider.name))
      await who.press(p.pickOf(people.provider.name), who.dialog)
      await who.at('/personalHome/demandDetails')
    })
    expect((await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).seaServiceStatus).toBe(3)
  })

  it('leads an applicant back to the list as it was left, by its link and by Escape', async () => {
    const applicant = await individual(h)
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id, message: '有现场经验 On site before' }, applicant.as)
    await as(applicant, lang, async (who) => {
      for (const leave of [() => who.follow(s.toJoined, who.page.locator('main')), () => who.page.keyboard.press('Escape')]) {
        await who.open('/personalHome/joinIn?state=open')
        await who.page.locator('main [data-row-open]').first().click()
        await who.at('/personalHome/demandDetails')
        // The address changes first; until the page has loaded, the list is shown, which Escape does not leave.
        await who.page.locator('main [data-key="back"]').waitFor()
        await leave()
        await who.at(/^\/personalHome\/joinIn\?state=open$/)
      }
    })
  })

  it('shows the provider that it was picked, and starts a new version of a delivery from the last one', async () => {
    const j = joined.pick(lang)
    const [picked, serving] = [await demandAt(h, people, 3), await demandAt(h, people, 4)]
    const { number } = await h.ok('GET /ws/demand/detail', { id: picked }, people.provider.as)
    const file = await upload(h, people.provider.token, 'document', 'pdf', 'report.pdf')
    await h.ok('POST /ws/demand/complete', { id: serving, note: '第一版 First version', fileIds: [file.id] }, people.provider.as)
    await as(people.provider, lang, async (who) => {
      await who.open(`/personalHome/joinIn?search=${number}`)
      await who.sees(j.picked)
      await who.open(`/personalHome/demandDetails?id=${serving}&do=changeComplete`)
      await soon(() => who.field(moves.pick(lang).deliverNote, who.dialog).inputValue()).toBe('第一版 First version')
      await who.find('link', /report\.pdf/, who.dialog).waitFor()
    })
  })

  it('keeps a delivery that is not sent yet, and shows at its top why it is refused', async () => {
    const serving = await demandAt(h, people, 4)
    const [m, f] = [moves.pick(lang), form.pick(lang)]
    const note = '写到一半 Half written'
    await as(people.provider, lang, async (who) => {
      const begin = () => who.open(`/personalHome/demandDetails?id=${serving}&do=complete`)
      await begin()
      await who.type(m.deliverNote, note, who.dialog)
      await who.page.keyboard.press('Escape')
      await who.page.getByRole('dialog').waitFor({ state: 'detached' })
      await begin()
      await who.reads(f.restored, who.dialog)
      await soon(() => who.field(m.deliverNote, who.dialog).inputValue()).toBe(note)
      // Sent from another device meanwhile; the page learns it only after the refusal was seen.
      await h.ok('POST /ws/demand/complete', { id: serving, note: '已交付 Delivered', fileIds: [] }, people.provider.as)
      const seen = Promise.withResolvers<void>()
      await who.page.route('**/ws/demand/detail?*', async (route) => {
        await seen.promise
        await route.continue()
      })
      await who.press(m.deliverSend, who.dialog)
      await who.page.locator('[role="dialog"] [role="alert"]:focus').waitFor()
      await soon(() => who.field(m.deliverNote, who.dialog).inputValue()).toBe(note)
      seen.resolve()
      await who.find('button', ui.pick(lang).close, who.dialog).first().waitFor()
      await who.open(`/personalHome/demandDetails?id=${serving}&do=changeComplete`)
      await who.reads(f.restored, who.dialog)
      await soon(() => who.field(m.deliverNote, who.dialog).inputValue()).toBe(note)
    })
  })

  it('says how much a cancelled one returns', async () => {
    const id = await demandAt(h, people, 1)
    await as(people.publisher.owner, lang, async (who) => {
      await who.open(`/personalHome/demandDetails?id=${id}&do=cancel`)
      await who.type(moves.pick(lang).reason, '计划改变 Plans changed', who.dialog)
      await who.press(moveTexts.cancel.label[lang], who.dialog)
      await prove(who)
      await who.sees(moves.pick(lang).cancelled(formatMoney(840_000, 'EUR', lang)))
    })
  })
})

it('prints a demand and an order without bars and buttons', async () => {
  const id = await demandAt(h, people, 5)
  const { records } = await h.ok('GET /ws/wallet/orders', {}, people.publisher.as)
  // The text that a button copies is part of the page.
  const pressable = 'nav[aria-label], main .mantine-Button-root, main button[aria-expanded]'
  await as(
    people.publisher.owner,
    'cn',
    async (who) => {
      for (const path of [`/personalHome/demandDetails?id=${id}`, `/companyHome/orders?order=${records[0]!.id}`]) {
        await who.open(path)
        await soon(() => inView(who, 'nav[aria-label]')).not.toEqual([])
        await soon(() => inView(who, pressable)).not.toEqual([])
        await who.page.emulateMedia({ media: 'print' })
        await soon(() => inView(who, pressable)).toEqual([])
        await who.page.emulateMedia({ media: 'screen' })
      }
    },
    390,
  )
})

it('keeps search and messages in view on a long page, above the header of the page', async () => {
  const id = await demandAt(h, people, 5)
  await as(people.publisher.owner, 'en', async (who) => {
    await who.open(`/personalHome/demandDetails?id=${id}`)
    await who.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const inOrder = async () => {
      const [bar, header] = await Promise.all(['header', 'main header h1'].map((part) => who.page.locator(part).first().boundingBox()))
      return bar?.y === 0 && header !== null && header!.y >= bar.height
    }
    await soon(inOrder).toBe(true)
  })
})

it.each(langOf('an order shows its postings to a company that opens them'))(
  'an order shows its postings to a company that opens them, and none to an individual (%s)',
  async (lang) => {
    const s = orders.pick(lang)
    const { records } = await h.ok('GET /ws/wallet/orders', { type: 'escrow' }, people.publisher.as)
    await as(people.publisher.owner, lang, async (who) => {
      await who.open('/companyHome/orders')
      // One zone for all times of the list.
      await who.sees(ui.pick(lang).timesIn('GMT+8'))
      await soon(() => who.page.locator('main table').innerText()).not.toContain('GMT')
      await who.open(`/companyHome/orders?order=${records[0]!.id}`)
      await who.page.getByText(s.postings).click()
      await who.sees(s.posting)
    })
    const provider = await individual(h)
    await demandAt(h, { ...people, provider }, 7)
    const earned = (await h.ok('GET /ws/wallet/settlements', {}, provider.as)).records[0]!
    await as(provider, lang, async (who) => {
      await who.open(`/personalHome/closing?order=${earned.id}`)
      await who.find('heading', s.receipts).waitFor()
      await soon(() => who.page.getByText(s.postings).count()).toBe(0)
    })
  },
)

describe.each(langOf('an operator'))('an operator, in %s', (lang) => {
  it('is shown in red that an applicant is under age', async () => {
    const [grown, child] = [await individual(h), await individual(h)]
    await h.services.pool.query('update profile set birth_date = $1 where account_id = $2', ['2015-03-03', child.accountId])
    const flag = persons.pick(lang).minor
    await as(people.platform, lang, async (who) => {
      await who.open(`/operatorHome/persons?status=2&id=${child.accountId}`)
      await soon(() => who.page.getByText(flag).locator('xpath=ancestor-or-self::*[@data-tone][1]').getAttribute('data-tone')).toBe('bad')
      await who.open(`/operatorHome/persons?status=2&id=${grown.accountId}`)
      await who.find('heading', grown.name).first().waitFor()
      await soon(() => who.page.getByText(flag).count()).toBe(0)
    })
  })

  it('finds a demand that is not in the queue among all, and sees what has waited for ten days', async () => {
    const s = review.pick(lang)
    const [serving, late, fresh] = [await demandAt(h, people, 4), await demandAt(h, people, 1), await demandAt(h, people, 1)]
    for (const id of [late, fresh]) await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
    const numberOf = async (id: string) => (await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)).number
    const set = (id: string, days: number) =>
      h.services.pool.query("update demand set review_asked_at = now() - $1 * interval '1 day' where id = $2", [days, id])
    await set(late, 10)
    await set(fresh, 9)
    const number = await numberOf(serving)
    const [slow, quick] = [await numberOf(late), await numberOf(fresh)]
    await as(people.platform, lang, async (who) => {
      const marked = (of: string) => who.page.locator('[data-review-row]').filter({ hasText: of }).locator('[data-tone="warn"]').count()
      await who.open('/operatorHome/demandReview')
      await soon(async () => [await marked(slow), await marked(quick)]).toEqual([1, 0])
      await who.open(`/operatorHome/demandReview?search=${number}`)
      await who.sees(s.foundInAll(1))
      await who.press(s.showFound)
      await who.page.locator('[data-review-row]').filter({ hasText: number }).waitFor()
    })
  })
})

it.each(langOf('the calendar of a birth date opens on the years of a decade'))(
  'the calendar of a birth date opens on the years of a decade (%s)',
  async (lang) => {
    await as(await individual(h, { verified: false }), lang, async (who) => {
      await who.open('/personalHome/myPersonal')
      await who.field(card.pick(lang).birthDate).click()
      await who.find('button', '1992').waitFor()
    })
  },
)
